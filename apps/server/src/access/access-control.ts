import type { KeyValueStore } from '@fairline/stores'
import type { Clock } from '../clock.ts'
import type { Passwords } from './gate-name.ts'
import { type PasswordTries, passwordTries } from './password-tries.ts'
import { sessionSaver } from './session-saver.ts'
import { type TokenStore, tokenStore } from './token-store.ts'
import { type TrustProxy, type TrustsHop, trustsHop } from './trust-proxy.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const ID_BYTES = 32
/** Sessions end after this time without use, and in any case after `SESSION_MAX_AGE_MS`. */
export const SESSION_MAX_IDLE_MS = 12 * HOUR_MS
export const SESSION_MAX_AGE_MS = 30 * DAY_MS
/** For this long a browser that once knew the password has its own count of wrong attempts, in milliseconds. */
export const DEVICE_MAX_AGE_MS = 365 * DAY_MS
const MAX_TOKENS = 1000

export interface AccessOptions {
  readonly passwords: Passwords
  readonly trustProxy: TrustProxy
  /** Where sessions are saved. */
  readonly notes: KeyValueStore
  /** Real time, not that of the app's own clock. */
  readonly now: Clock
  readonly randomBytes: (size: number) => Buffer
  readonly onError: (error: unknown) => void
}

/** Passwords, sessions and trusted proxies. */
export interface AccessControl {
  readonly passwords: Passwords
  readonly trusts: TrustsHop
  readonly sessions: TokenStore
  /** Browsers that once knew the password of a gate. */
  readonly devices: TokenStore
  readonly tries: PasswordTries
  /** Reads the sessions that were saved before a restart; never rejects. */
  restore(): Promise<void>
  /** Resolves once the sessions are saved or saving them failed. */
  flush(): Promise<void>
  /** Saves what is not saved yet; never rejects. */
  close(): Promise<void>
}

/** Sets up access control. Sessions from before a restart are valid after `restore` has resolved. */
export function accessControl({
  passwords,
  trustProxy,
  notes,
  now,
  randomBytes,
  onError,
}: AccessOptions): AccessControl {
  const shared = {
    maxTokens: MAX_TOKENS,
    now,
    randomId: () => randomBytes(ID_BYTES).toString('base64url'),
    onChange: () => saver.save(),
  }
  const sessions = tokenStore({ ...shared, maxIdleMs: SESSION_MAX_IDLE_MS, maxAgeMs: SESSION_MAX_AGE_MS })
  const devices = tokenStore({ ...shared, maxIdleMs: DEVICE_MAX_AGE_MS, maxAgeMs: DEVICE_MAX_AGE_MS })
  const saver = sessionSaver({ notes, passwords, sessions, devices, randomBytes, onError })
  return { passwords, trusts: trustsHop(trustProxy), sessions, devices, tries: passwordTries(), ...saver }
}
