import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { AccessControl } from './access-control.ts'
import { readId } from './access-cookies.ts'
import { clientNetwork } from './client-network.ts'
import { isSignedIn } from './gate.ts'
import type { GateName } from './gate-name.ts'

export type PasswordCheck =
  | { readonly outcome: 'right' }
  | { readonly outcome: 'wrong' }
  | { readonly outcome: 'too-many-tries'; readonly retryAfterSeconds: number }

/**
 * Checks a password. Counts wrong attempts per client network. A browser that once knew the password has its own count,
 * so that other clients can't lock its owner out. Does not count a browser that is signed in.
 *
 * @source OWASP, Slow Down Online Guessing Attacks with Device Cookies
 */
export async function checkPassword(
  gate: GateName,
  given: unknown,
  request: FastifyRequest,
  access: AccessControl,
): Promise<PasswordCheck> {
  const client = countedClient(gate, request, access)
  const retryAfterSeconds = client === null ? null : await access.tries.start(client)
  if (retryAfterSeconds !== null) return { outcome: 'too-many-tries', retryAfterSeconds }
  const password = access.passwords[gate]
  if (password === null || typeof given !== 'string' || !isSame(given, password)) return { outcome: 'wrong' }
  if (client !== null) await access.tries.forgive(client)
  return { outcome: 'right' }
}

/** Returns the key that attempts are counted under; null if the client is signed in. */
function countedClient(gate: GateName, request: FastifyRequest, access: AccessControl): string | null {
  if (isSignedIn(gate, request, access)) return null
  const device = readId('device', gate, request, access)
  if (device !== undefined && access.devices.isValid(gate, device)) return `device ${device}`
  return `network ${clientNetwork(request.ip ?? '')}`
}

/** Compares two strings in constant time. */
export function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
