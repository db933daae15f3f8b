import { z } from 'zod'
import type { PasswordHash } from './password-hash.ts'
import type { Token } from './token-store.ts'

const GateSchema = z.enum(['ai', 'operator'])
const HashSchema = z.string().regex(/^[\w-]{43}$/)
const TokenSchema = z.object({
  hash: HashSchema,
  gate: GateSchema,
  openedAt: z.number().nonnegative(),
  usedAt: z.number().nonnegative(),
})
const PasswordHashSchema = z.object({ salt: z.string().min(16).max(100), hash: HashSchema })

const SessionNoteSchema = z.object({
  version: z.literal(1),
  /** The password that the tokens of each gate were opened with. */
  passwords: z.object({ ai: PasswordHashSchema.nullable(), operator: PasswordHashSchema.nullable() }),
  sessions: z.array(TokenSchema).max(10_000),
  devices: z.array(TokenSchema).max(10_000),
})

/** Saved sessions: only hashes of the ids. */
export interface SessionNote {
  readonly passwords: { readonly ai: PasswordHash | null; readonly operator: PasswordHash | null }
  readonly sessions: readonly Token[]
  readonly devices: readonly Token[]
}

/** Reads saved sessions. @returns null if the text is damaged */
export function readSessionNote(text: string): SessionNote | null {
  try {
    return SessionNoteSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Writes sessions to be saved. */
export const writeSessionNote = (note: SessionNote): string => JSON.stringify({ version: 1, ...note })
