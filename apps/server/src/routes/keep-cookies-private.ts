import type { FastifyInstance } from 'fastify'

/** Keeps shared caches from storing a reply that sets a cookie: the next visitor would get the same id. */
export function keepCookiesPrivate(app: FastifyInstance): void {
  app.addHook('onSend', async (_, reply) => {
    if (reply.getHeader('set-cookie') === undefined || reply.getHeader('cache-control') === 'no-store') return
    reply.header('cache-control', 'private, no-cache')
  })
}
