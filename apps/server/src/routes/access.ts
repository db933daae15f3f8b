import { setTimeout } from 'node:timers/promises'
import {
  AccessRequest,
  aiAccess,
  arbitrageStart,
  arbitrageStop,
  LogOutRequest,
  logOut,
  operatorAccess,
  type Problem,
} from '@fairline/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { closeSession, openSession } from '../access/access-cookies.ts'
import { checkPassword, type PasswordCheck } from '../access/check-password.ts'
import { mayPass } from '../access/gate.ts'
import type { GateName } from '../access/gate-name.ts'
import type { AppDeps } from '../app-deps.ts'
import { refuse } from './refuse.ts'

/** In milliseconds. */
const MAX_SAVE_WAIT_MS = 2000
const FOR_OPERATORS = 'This is for operators: open it with their password'

/** Login and logout routes, and the scanner's on/off routes, which only operators may use. */
export function accessRoutes(app: FastifyInstance, deps: AppDeps): void {
  logInRoute(app, deps, aiAccess.path, 'ai')
  logInRoute(app, deps, operatorAccess.path, 'operator')
  logOutRoute(app, deps)
  scannerRoute(app, deps, arbitrageStart.path, true)
  scannerRoute(app, deps, arbitrageStop.path, false)
}

function logInRoute(app: FastifyInstance, { access }: AppDeps, path: string, gate: GateName): void {
  app.post(path, async (request, reply) => {
    const body = AccessRequest.safeParse(request.body)
    if (!body.success) return refuse(reply, body.error)
    const check = await checkPassword(gate, body.data.password, request, access)
    if (check.outcome !== 'right') return refusePassword(reply, check)
    openSession(gate, request, reply, access)
    return reply.header('cache-control', 'no-store').send({ granted: true })
  })
}

function logOutRoute(app: FastifyInstance, { access }: AppDeps): void {
  app.post(logOut.path, async (request, reply) => {
    const body = LogOutRequest.safeParse(request.body)
    if (!body.success) return refuse(reply, body.error)
    const { gate, everywhere = false } = body.data
    if (everywhere && !mayPass(gate, request, access)) return denied(reply, 'Log in first to log out everywhere')
    const isEnded = closeSession(gate, request, reply, access)
    const others = everywhere ? access.sessions.revokeAll(gate) : 0
    // Saves the end of the session before responding, unless the store does not respond in time.
    await Promise.race([access.flush(), setTimeout(MAX_SAVE_WAIT_MS, undefined, { ref: false })])
    return reply
      .header('cache-control', 'no-store')
      .send({ loggedOut: true, endedSessions: others + (isEnded ? 1 : 0) })
  })
}

function scannerRoute(app: FastifyInstance, { access, scanner }: AppDeps, path: string, isActive: boolean): void {
  app.post(path, (request, reply) => {
    if (!mayPass('operator', request, access)) return denied(reply, FOR_OPERATORS)
    scanner.run(isActive)
    return reply.header('cache-control', 'no-store').send({ success: true, isActive: scanner.isActive() })
  })
}

/** Refuses a wrong password, or one that was not checked because of too many attempts. */
export function refusePassword(reply: FastifyReply, check: Exclude<PasswordCheck, { outcome: 'right' }>): FastifyReply {
  if (check.outcome !== 'too-many-tries') return denied(reply, 'Incorrect password. Please try again.')
  const { retryAfterSeconds } = check
  const title = `Too many wrong passwords. Try again in ${retryAfterSeconds} s.`
  const problem: Problem = { type: 'too-often', title, status: 429 }
  reply.code(429).header('retry-after', String(retryAfterSeconds)).header('cache-control', 'no-store')
  return reply.type('application/problem+json').send(JSON.stringify(problem))
}

/** Refuses what needs a password. */
export function denied(reply: FastifyReply, title: string): FastifyReply {
  const problem: Problem = { type: 'forbidden', title, status: 401 }
  return reply.code(401).type('application/problem+json').send(JSON.stringify(problem))
}
