import type { FastifyReply, FastifyRequest } from 'fastify'
import { type AccessControl, DEVICE_MAX_AGE_MS, SESSION_MAX_AGE_MS } from './access-control.ts'
import type { GateName } from './gate-name.ts'
import { isSecure } from './secure-request.ts'

type CookieKind = 'session' | 'device'

/** Browsers accept a `__Host-` cookie only from this host and over TLS, so a sibling domain can't plant one. */
const nameOf = (kind: CookieKind, gate: GateName, secure: boolean): string =>
  `${secure ? '__Host-' : ''}fairline-${kind === 'device' ? 'device-' : ''}${gate}`

/** Reads the id a browser sends for a gate. */
export function readId(kind: CookieKind, gate: GateName, request: FastifyRequest, access: AccessControl) {
  return request.cookies[nameOf(kind, gate, isSecure(request.raw, access.trusts))]
}

/** Opens a gate for a browser: a new session, and a mark that it knew the password. A session it had before ends. */
export function openSession(gate: GateName, request: FastifyRequest, reply: FastifyReply, access: AccessControl): void {
  access.sessions.revoke(gate, readId('session', gate, request, access))
  const session = access.sessions.issue(gate)
  const sentId = readId('device', gate, request, access)
  const device = sentId !== undefined && access.devices.isValid(gate, sentId) ? sentId : access.devices.issue(gate)
  const secure = isSecure(request.raw, access.trusts)
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
  reply.setCookie(nameOf('session', gate, secure), session, { ...options, maxAge: SESSION_MAX_AGE_MS / 1000 })
  reply.setCookie(nameOf('device', gate, secure), device, { ...options, maxAge: DEVICE_MAX_AGE_MS / 1000 })
}

/** Ends the session of a browser. */
export function closeSession(
  gate: GateName,
  request: FastifyRequest,
  reply: FastifyReply,
  access: AccessControl,
): boolean {
  const secure = isSecure(request.raw, access.trusts)
  reply.clearCookie(nameOf('session', gate, secure), { path: '/', httpOnly: true, sameSite: 'strict', secure })
  return access.sessions.revoke(gate, readId('session', gate, request, access))
}
