import { AccessAsked, aiAccess, arbitrageStart, arbitrageStop, operatorAccess, type Problem } from '@fairline/contract'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { cookieOf, type GateName, isSame, mayPass, stampOf } from '../access/gate.ts'
import type { AppNeeds } from '../app-needs.ts'
import { refuse } from './refuse.ts'

/** Passwords may be tried so often in a minute from one address. */
const TRIES = 10
export const tries = {
  max: TRIES,
  timeWindow: '1 minute',
  errorResponseBuilder: () => Object.assign(new Error('Too many tries'), { statusCode: 429 }),
}
const DAYS = 30
const doors = [
  { path: aiAccess.path, gate: 'ai' },
  { path: operatorAccess.path, gate: 'operator' },
] as const

/** Doors that ask for a password, and the scanner's switch behind one of them. Cookies are read. */
export function accessRoutes(app: FastifyInstance, { access, scanner }: AppNeeds): void {
  app.register(async (asking) => {
    await asking.register(rateLimit, tries)
    for (const { path, gate } of doors) askAt(asking, path, gate)
  })
  for (const { path, active } of [
    { path: arbitrageStart.path, active: true },
    { path: arbitrageStop.path, active: false },
  ]) {
    app.post(path, (request, reply) => {
      if (!mayPass('operator', request, access))
        return denied(reply, 'This is for operators: open it with their password')
      scanner.run(active)
      return reply.header('cache-control', 'no-store').send({ success: true, isActive: scanner.isActive() })
    })
  }

  function askAt(asking: FastifyInstance, path: string, gate: GateName): void {
    asking.post(path, (request, reply) => {
      const read = AccessAsked.safeParse(request.body)
      if (!read.success) return refuse(reply, read.error)
      const password = access.passwords[gate]
      if (password === null || !isSame(read.data.password, password))
        return denied(reply, 'Incorrect password. Please try again.')
      const kept = { path: '/', httpOnly: true, sameSite: 'strict', signed: true, maxAge: DAYS * 86_400 } as const
      reply.setCookie(cookieOf(gate), stampOf(gate, password), { ...kept, secure: request.protocol === 'https' })
      return reply.header('cache-control', 'no-store').send({ granted: true })
    })
  }
}

export function denied(reply: FastifyReply, title: string): FastifyReply {
  const problem: Problem = { type: 'forbidden', title, status: 401 }
  return reply.code(401).type('application/problem+json').send(JSON.stringify(problem))
}
