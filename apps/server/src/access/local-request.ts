import type { FastifyRequest } from 'fastify'
import { isForwarded } from './forwarding.ts'
import { isSameHost } from './own-origin.ts'

const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/
const LOCAL_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i

/**
 * Whether a request comes from this machine and not from a page of another site: the peer of the connection is a
 * loopback address, no proxy forwarded the request, and Host is a local name (another domain's DNS may point here too).
 */
export function isLocal({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): boolean {
  const { host = '', origin } = headers
  const isOwnPage = origin === undefined || isSameHost(origin, host)
  return (
    LOOPBACK_ADDRESS.test(raw.socket.remoteAddress ?? '') && LOCAL_NAME.test(host) && isOwnPage && !isForwarded(headers)
  )
}
