import { createServer, type ServerOptions } from 'node:http'
import type { Problem } from '@fairline/contract'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { isSecure } from './access/secure-request.ts'
import type { AppDeps } from './app-deps.ts'
import { RecordUnavailableError } from './jobs/keep-record.ts'
import { accessRoutes } from './routes/access.ts'
import { adminRoutes } from './routes/admin.ts'
import { analystRoutes } from './routes/analyst.ts'
import { apiRoutes } from './routes/api.ts'
import { arbitrageRoutes } from './routes/arbitrage.ts'
import { bayesianAnalysisRoute } from './routes/bayesian-analysis.ts'
import { constantHeaders, tlsHeaders } from './routes/constant-headers.ts'
import { gamePageRoute } from './routes/game-page.ts'
import { keepCookiesPrivate } from './routes/keep-cookies-private.ts'
import { lineMovementRoute } from './routes/line-movement.ts'
import { liveRoutes } from './routes/live.ts'
import { notFound } from './routes/not-found.ts'
import { parlayPicksRoute } from './routes/parlay-picks.ts'
import { pastDayRoute } from './routes/past-day.ts'
import { quickAnswers } from './routes/quick-answers.ts'
import { randomPropRoutes } from './routes/random-props.ts'
import { ledgerRoutes, recordRoutes } from './routes/record.ts'
import { refuseForeignCalls } from './routes/refuse-foreign-calls.ts'
import { siteRoute } from './routes/site.ts'
import { slipRoute } from './routes/slip.ts'
import { socialSharingRoutes } from './routes/social-sharing.ts'
import { strategyTestRoutes } from './routes/strategy-tests.ts'
import { streamRoute } from './routes/stream.ts'
import { teamRoutes } from './routes/teams.ts'
import { toolRoutes } from './routes/tools.ts'
import { unavailable } from './routes/unavailable.ts'
import { warnUntrustedProxy } from './routes/warn-untrusted-proxy.ts'
import { webRoutes } from './routes/web.ts'

/** Maximum size of a request body, in bytes. */
const MAX_BODY_BYTES = 64 * 1024

/** In milliseconds. */
const serverTimeouts: ServerOptions = {
  // Longer than proxies keep an idle connection (60 s): if this server closed first, a request under way would fail.
  keepAliveTimeout: 72_000,
  // A request that trickles in is dropped within half a minute: within these times and one check.
  headersTimeout: 15_000,
  requestTimeout: 25_000,
  connectionsCheckingInterval: 5000,
}

/** Builds the HTTP server with all its routes. */
export function buildApp(deps: AppDeps): FastifyInstance {
  const { trusts } = deps.access
  const quick = quickAnswers({ state: deps.state, trusts, now: deps.now, clock: () => performance.now() })
  const app = Fastify({
    serverFactory: (handler) =>
      createServer(serverTimeouts, (request, response) => {
        if (!quick.serve(request, response)) handler(request, response)
      }),
    ...(deps.logger ? { loggerInstance: deps.logger } : {}),
    // The client is the rightmost address that is not a trusted proxy: the client can make up addresses left of it.
    trustProxy: trusts,
    // An address that cannot be decoded never reaches a hook or a handler.
    frameworkErrors: (_, __, reply) => void unreadable(reply.headers(constantHeaders)),
  })
  app.decorate('quick', quick)
  app.addHook('onClose', () => deps.compute.close())
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(constantHeaders)
    if (isSecure(request.raw, trusts)) reply.headers(tlsHeaders)
  })
  warnUntrustedProxy(app, trusts)
  refuseForeignCalls(app)
  // A JSON content type with nothing behind it is nothing, not an error.
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_, body, done) => {
    try {
      done(null, body === '' ? undefined : JSON.parse(String(body)))
    } catch (cause) {
      done(Object.assign(new Error('no JSON', { cause }), { statusCode: 400 }), undefined)
    }
  })
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    if (error instanceof RecordUnavailableError) {
      // The recorder logs an outage once; this happens with each request meanwhile.
      request.log.debug(error.cause)
      return unavailable(reply, error.message)
    }
    // The client disconnected while sending its request: not a server error, and no response reaches it.
    if (request.raw.destroyed && !request.raw.complete) {
      request.log.debug(error, 'the client left')
      return reply.hijack()
    }
    const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500
    if (status === 500) request.log.error(error)
    if (status !== 500) return unreadable(reply, status)
    const problem: Problem = { type: 'internal', title: 'Something broke on our side', status }
    return reply.code(status).type('application/problem+json').send(JSON.stringify(problem))
  })
  app.setNotFoundHandler((_, reply) => notFound(reply))
  apiRoutes(app, deps)
  bayesianAnalysisRoute(app, deps)
  recordRoutes(app, deps)
  ledgerRoutes(app, deps)
  arbitrageRoutes(app, deps)
  randomPropRoutes(app, deps)
  liveRoutes(app, deps)
  teamRoutes(app, deps)
  gamePageRoute(app, deps)
  slipRoute(app, deps)
  pastDayRoute(app, deps)
  socialSharingRoutes(app, deps)
  lineMovementRoute(app, deps)
  toolRoutes(app, deps)
  app.register(async (behind) => {
    await behind.register(cookie)
    keepCookiesPrivate(behind)
    accessRoutes(behind, deps)
    siteRoute(behind, deps)
    parlayPicksRoute(behind, deps)
    analystRoutes(behind, deps)
    strategyTestRoutes(behind, deps)
    adminRoutes(behind, deps)
  })
  streamRoute(app, deps, constantHeaders)
  app.all('/api/*', (_, reply) => notFound(reply))
  webRoutes(app, deps.webRoot)
  return app
}

function unreadable(reply: FastifyReply, status = 400): FastifyReply {
  const problem: Problem = { type: 'invalid-request', title: 'The request cannot be read', status }
  return reply.code(status).type('application/problem+json').send(JSON.stringify(problem))
}
