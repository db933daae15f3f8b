import type { FastifyRequest } from 'fastify'
import type { AccessControl } from './access-control.ts'
import { readId } from './access-cookies.ts'
import type { GateName } from './gate-name.ts'
import { isLocal } from './local-request.ts'
import { isForeign } from './own-origin.ts'

/**
 * Whether a request may pass a gate. If a password is set, every client needs a session, including this machine: behind
 * a proxy that adds no header, every visitor looks local. Without a password the gate is open on this machine only. It
 * never opens to a page of another site.
 */
export function mayPass(gate: GateName, request: FastifyRequest, access: AccessControl): boolean {
  if (isForeign(request)) return false
  return access.passwords[gate] === null ? isLocal(request) : isSignedIn(gate, request, access)
}

/** Whether a request belongs to a session of a gate. */
export function isSignedIn(gate: GateName, request: FastifyRequest, access: AccessControl): boolean {
  return access.sessions.isValid(gate, readId('session', gate, request, access))
}
