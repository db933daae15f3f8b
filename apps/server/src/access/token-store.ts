import { createHash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { GateName } from './gate-name.ts'

/** An issued token. Its id is not stored, only the hash. */
export interface Token {
  /** SHA-256 of the id, base64url. */
  readonly hash: string
  readonly gate: GateName
  /** Real milliseconds since 1970. */
  readonly openedAt: number
  readonly usedAt: number
}

export interface TokenStoreOptions {
  /** A token unused for longer is no longer valid. */
  readonly maxIdleMs: number
  /** No token is valid for longer, however often it is used. */
  readonly maxAgeMs: number
  /** Maximum number of tokens per gate; one more drops the oldest. */
  readonly maxTokens: number
  /** Real time. */
  readonly now: Clock
  /** Makes a random id. */
  readonly randomId: () => string
  /** Called after a change that is worth saving. */
  readonly onChange: () => void
}

/** A token in use is saved again after this many milliseconds, so a crash forgets at most this much of its use. */
const SAVE_USE_EVERY_MS = 5 * 60_000
/** A token issued this much later than now, in milliseconds, is invalid: the clock was set back. */
const MAX_CLOCK_STEP_MS = 5 * 60_000

/**
 * Random ids that open a gate. Stores only their hashes, so that a leaked store or saved copy opens nothing.
 */
export function tokenStore({ maxIdleMs, maxAgeMs, maxTokens, now, randomId, onChange }: TokenStoreOptions) {
  const tokens = new Map<string, Token>()
  const savedUse = new Map<string, number>()
  /** Revoked before the saved tokens were read: they must not come back with them. */
  const revoked = new Set<string>()
  const revokedAllAt = new Map<GateName, number>()

  const isFresh = ({ openedAt, usedAt }: Token): boolean =>
    now() - usedAt <= maxIdleMs && now() - openedAt <= maxAgeMs && openedAt - now() <= MAX_CLOCK_STEP_MS

  function drop(hash: string): boolean {
    savedUse.delete(hash)
    return tokens.delete(hash)
  }

  function add(token: Token): void {
    tokens.set(token.hash, token)
    savedUse.set(token.hash, token.usedAt)
    const ofGate = [...tokens.values()].filter(({ gate }) => gate === token.gate)
    if (ofGate.length <= maxTokens) return
    const oldest = ofGate.reduce((first, other) => (other.openedAt < first.openedAt ? other : first))
    drop(oldest.hash)
  }

  function find(gate: GateName, id: string | undefined): Token | null {
    const token = id === undefined ? undefined : tokens.get(hashOf(id))
    if (token?.gate !== gate) return null
    if (isFresh(token)) return token
    drop(token.hash)
    return null
  }

  return {
    /** Makes a token and returns its id, which is stored nowhere. */
    issue(gate: GateName): string {
      for (const token of tokens.values()) if (!isFresh(token)) drop(token.hash)
      const id = randomId()
      add({ hash: hashOf(id), gate, openedAt: now(), usedAt: now() })
      onChange()
      return id
    },

    /** Whether an id opens a gate; updates the time of its last use. */
    isValid(gate: GateName, id: string | undefined): boolean {
      const token = find(gate, id)
      if (!token) return false
      tokens.set(token.hash, { ...token, usedAt: Math.max(token.usedAt, now()) })
      if (now() - (savedUse.get(token.hash) ?? 0) > SAVE_USE_EVERY_MS) {
        savedUse.set(token.hash, now())
        onChange()
      }
      return true
    },

    /** Ends one token. */
    revoke(gate: GateName, id: string | undefined): boolean {
      if (id === undefined) return false
      const hash = hashOf(id)
      if (revoked.size < maxTokens) revoked.add(hash)
      if (tokens.get(hash)?.gate !== gate || !drop(hash)) return false
      onChange()
      return true
    },

    /** Ends all tokens of a gate. @returns their number */
    revokeAll(gate: GateName): number {
      const all = [...tokens.values()].filter((token) => token.gate === gate)
      for (const { hash } of all) drop(hash)
      revokedAllAt.set(gate, now())
      onChange()
      return all.length
    },

    /** All tokens that are still valid, to be saved. */
    list: (): readonly Token[] => [...tokens.values()].filter(isFresh),

    /** Adds saved tokens, leaving out those that are not valid or were revoked meanwhile. */
    restore(saved: readonly Token[]): void {
      for (const token of saved) {
        const wasRevoked = revoked.has(token.hash) || token.openedAt <= (revokedAllAt.get(token.gate) ?? -1)
        if (isFresh(token) && !wasRevoked && !tokens.has(token.hash)) add(token)
      }
      revoked.clear()
    },
  }
}

export type TokenStore = ReturnType<typeof tokenStore>

const hashOf = (id: string): string => createHash('sha256').update(id).digest('base64url')
