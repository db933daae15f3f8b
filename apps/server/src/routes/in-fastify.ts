/** A path of the contract as Fastify writes it: `{id}` is `:id`. */
export const inFastify = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')
