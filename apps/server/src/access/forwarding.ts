import type { IncomingHttpHeaders } from 'node:http'

/** Headers in which proxies, load balancers and CDNs name the client. */
const FORWARDING_HEADERS: ReadonlySet<string> = new Set([
  'forwarded',
  'forwarded-for',
  'via',
  'client-ip',
  'true-client-ip',
  'cluster-client-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-real-ip',
  'x-real-port',
  'x-remote-ip',
  'x-remote-addr',
  'x-true-client-ip',
  'x-originating-ip',
  'x-original-forwarded-for',
  'x-original-host',
  'x-original-proto',
  'x-original-url',
  'x-rewrite-url',
  'x-host',
  'x-proxyuser-ip',
  'x-scheme',
  'x-url-scheme',
  'front-end-https',
  'x-request-start',
  'cdn-loop',
  'fastly-client-ip',
  'fastly-ff',
  'fly-client-ip',
  'fly-forwarded-proto',
  'do-connecting-ip',
  'x-amz-cf-id',
  'x-amzn-trace-id',
  'x-akamai-edgescape',
  'akamai-origin-hop',
  'x-cloud-trace-context',
  'x-appengine-user-ip',
  'x-azure-clientip',
  'x-azure-socketip',
  'x-azure-fdid',
  'x-azure-ref',
  'x-vercel-id',
  'x-nf-client-connection-ip',
  'x-nf-request-id',
  'x-railway-edge',
  'rndr-id',
  'wl-proxy-client-ip',
  'proxy-client-ip',
  'x-coming-from',
  'x-bluecoat-via',
  'x-varnish',
])

/** Prefixes of such headers. */
const FORWARDING_PREFIXES = [
  'x-forwarded',
  'cf-',
  'x-arr-',
  'x-envoy-',
  'x-nginx-',
  'x-sucuri-',
  'x_forwarded',
  'x-proxy-',
  'x-vercel-forwarded',
  'x-vercel-proxied',
  'x-appengine-',
  'x-azure-',
  'cloudfront-',
  'incap-',
  'ngrok-',
  'tailscale-',
]

/**
 * Whether a proxy forwarded a request. Any client can send these headers, so they may only reduce trust in a request.
 */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  for (const name in headers) {
    if (FORWARDING_HEADERS.has(name)) return true
    if (FORWARDING_PREFIXES.some((prefix) => name.startsWith(prefix))) return true
  }
  return false
}
