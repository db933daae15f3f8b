import { createServer } from 'node:http'
import type { Problem } from '@fairline/contract'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import type { AppNeeds } from './app-needs.ts'
import { accessRoutes } from './routes/access.ts'
import { adminRoutes } from './routes/admin.ts'
import { analystRoutes } from './routes/analyst.ts'
import { apiRoutes } from './routes/api.ts'
import { arbitrageRoutes } from './routes/arbitrage.ts'
import { bayesianAnalysisRoute } from './routes/bayesian-analysis.ts'
import { constantHeaders } from './routes/constant-headers.ts'
import { gamePageRoute } from './routes/game-page.ts'
import { lineMovementRoute } from './routes/line-movement.ts'
import { liveRoutes } from './routes/live.ts'
import { notFound } from './routes/not-found.ts'
import { parlayPicksRoute } from './routes/parlay-picks.ts'
import { pastDayRoute } from './routes/past-day.ts'
import { quickAnswers } from './routes/quick-answers.ts'
import { randomPropRoutes } from './routes/random-props.ts'
import { ledgerRoutes, recordRoutes } from './routes/record.ts'
import { siteRoute } from './routes/site.ts'
import { slipRoute } from './routes/slip.ts'
import { socialSharingRoutes } from './routes/social-sharing.ts'
import { strategyTestRoutes } from './routes/strategy-tests.ts'
import { streamRoute } from './routes/stream.ts'
import { teamRoutes } from './routes/teams.ts'
import { toolRoutes } from './routes/tools.ts'
import { webRoutes } from './routes/web.ts'

/** Nobody has more than this to say. */
const MOST_BODY = 64 * 1024

/** The HTTP face. */
export function buildApp(needs: AppNeeds): FastifyInstance {
  const quick = quickAnswers({ state: needs.state, now: needs.now, clock: () => performance.now() })
  const app = Fastify({
    serverFactory: (handler) =>
      createServer((request, response) => {
        if (!quick.serve(request, response)) handler(request, response)
      }),
    ...(needs.logger ? { loggerInstance: needs.logger } : {}),
    trustProxy: needs.access.trustProxy,
    // An address that cannot be decoded never reaches a hook or a handler.
    frameworkErrors: (_, __, reply) => void unreadable(reply.headers(constantHeaders)),
  })
  app.decorate('quick', quick)
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(constantHeaders)
  })
  // A JSON content type with nothing behind it is nothing, not an error.
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: MOST_BODY }, (_, body, done) => {
    try {
      done(null, body === '' ? undefined : JSON.parse(String(body)))
    } catch (cause) {
      done(Object.assign(new Error('no JSON', { cause }), { statusCode: 400 }), undefined)
    }
  })
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500
    if (status === 500) request.log.error(error)
    if (status !== 500) return unreadable(reply, status)
    const problem: Problem = { type: 'internal', title: 'Something broke on our side', status }
    return reply.code(status).type('application/problem+json').send(JSON.stringify(problem))
  })
  app.setNotFoundHandler((_, reply) => notFound(reply))
  apiRoutes(app, needs)
  bayesianAnalysisRoute(app, needs)
  recordRoutes(app, needs)
  ledgerRoutes(app, needs)
  arbitrageRoutes(app, needs)
  randomPropRoutes(app, needs)
  liveRoutes(app, needs)
  teamRoutes(app, needs)
  gamePageRoute(app, needs)
  slipRoute(app, needs)
  pastDayRoute(app, needs)
  socialSharingRoutes(app, needs)
  lineMovementRoute(app, needs)
  toolRoutes(app)
  app.register(async (behind) => {
    await behind.register(cookie, { secret: needs.access.secret })
    accessRoutes(behind, needs)
    siteRoute(behind, needs)
    parlayPicksRoute(behind, needs)
    analystRoutes(behind, needs)
    strategyTestRoutes(behind, needs)
    adminRoutes(behind, needs)
  })
  streamRoute(app, needs, constantHeaders)
  app.all('/api/*', (_, reply) => notFound(reply))
  webRoutes(app, needs.webRoot)
  return app
}

function unreadable(reply: FastifyReply, status = 400): FastifyReply {
  const problem: Problem =
    status === 429
      ? { type: 'too-often', title: 'Too many tries: wait a minute', status }
      : { type: 'invalid-request', title: 'The request cannot be read', status }
  return reply.code(status).type('application/problem+json').send(JSON.stringify(problem))
}
