import type { FastifyRequest } from 'fastify'

/** The parts of a request that say which page sent it. */
export type OriginRequest = Pick<FastifyRequest, 'headers' | 'host'>

/**
 * Whether a page of another site sent a request. Browsers say so in Sec-Fetch-Site, which no page can set and no proxy
 * rewrites. Older browsers send only Origin, which is compared with Host. Programs that send neither are not pages.
 */
export function isForeign({ headers, host }: OriginRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site === 'same-origin') return false
  if (site === 'cross-site' || site === 'same-site') return true
  return headers.origin !== undefined && !isSameHost(headers.origin, host)
}

/** Whether an origin has this host and port; the port may be left out if it is the usual one. */
export function isSameHost(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, host: originHost } = new URL(origin)
  const own = `${protocol}//${host}`
  return originHost !== '' && URL.canParse(own) && new URL(own).host === originHost
}
