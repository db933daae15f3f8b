import type { FastifyInstance } from 'fastify'
import { isForwarded } from '../access/forwarding.ts'
import type { TrustsHop } from '../access/trust-proxy.ts'

/** Warns once if requests come through a proxy that is not trusted: limits then count all visitors as one. */
export function warnUntrustedProxy(app: FastifyInstance, trusts: TrustsHop): void {
  let isWarned = false
  app.addHook('onRequest', async ({ raw, headers, log }) => {
    const peer = raw.socket.remoteAddress ?? ''
    if (isWarned || trusts(peer, 0) || !isForwarded(headers)) return
    isWarned = true
    log.warn(
      { peer },
      'A request carries forwarding headers, but its sender is not a trusted proxy. If a proxy stands in front of Fairline, set TRUST_PROXY to its address or to the number of proxies; until then all its visitors count as one client.',
    )
  })
}
