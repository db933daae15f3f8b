import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** What stands behind a password. */
export type GateName = 'ai' | 'operator'

/** How gates are kept. A password that is not set is null. */
export interface AccessRules {
  readonly passwords: Readonly<Record<GateName, string | null>>
  /** Whether a proxy stands in front whose word on addresses is taken. */
  readonly trustProxy: boolean
  /** Cookies are signed with it. */
  readonly secret: string
}

/** A proxy that is not trusted says with one of these that somebody else is behind it. */
export const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const
const loopback = /^(127\.|::1$|::ffff:127\.)/

const localNames = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/

/**
 * Whether a request comes from this machine, and from a page of ours: by the peer's own address, without a word of anybody in between, under a
 * name of this machine, and not sent by a page from elsewhere.
 */
export function isLocal({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>, trustProxy: boolean): boolean {
  if (!loopback.test(ip) || !localNames.test(headers.host ?? '')) return false
  if (headers.origin !== undefined && hostOf(headers.origin) !== headers.host) return false
  return trustProxy || forwarding.every((name) => headers[name] === undefined)
}

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/** Compares in a time that tells nothing of where two texts differ. */
export function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

/** The cookie that says a gate was opened. */
export const cookieOf = (gate: GateName): string => `fairline-${gate}`

/**
 * Whether a request may pass. The operator's gate is open on this machine; that of the AI mode only where it has no password. A gate
 * without a password is closed to everybody else.
 */
export function mayPass(gate: GateName, request: FastifyRequest, { passwords, trustProxy }: AccessRules): boolean {
  const password = passwords[gate]
  if (isLocal(request, trustProxy) && (gate === 'operator' || password === null)) return true
  if (password === null) return false
  const kept = request.cookies[cookieOf(gate)]
  const read = kept === undefined ? null : request.unsignCookie(kept)
  return read?.valid === true && read.value !== null && isSame(read.value, stampOf(gate, password))
}

/** What a cookie holds: it is worth nothing any more once the password is another. */
export const stampOf = (gate: GateName, password: string): string =>
  createHash('sha256').update(`${gate}|${password}`).digest('base64url').slice(0, 22)
