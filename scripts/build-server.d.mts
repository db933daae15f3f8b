export function buildServer(node: string): Promise<void>
