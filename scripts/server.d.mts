export const builtServer: string
export const serverArguments: readonly string[]
export function serverEnvironment(extra?: Record<string, string>): Record<string, string>
