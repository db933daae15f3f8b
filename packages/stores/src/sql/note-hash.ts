import { createHash } from 'node:crypto'

/** SHA-256 over name and body; a zero byte keeps them apart. */
export const noteHash = (name: string, body: string): string =>
  createHash('sha256').update(name).update('\0').update(body).digest('hex')
