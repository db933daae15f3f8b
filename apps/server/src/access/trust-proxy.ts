import { isIP } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'

/** Trusted proxies: none, a number of hops counted from this server, or a list of addresses and ranges. */
export type TrustProxy = false | number | readonly string[]

/** Whether the proxy at an address is trusted; hop 0 is the peer of the connection. */
export type TrustsHop = (address: string, hop: number) => boolean

const MAX_HOPS = 10
const NAMED_RANGES: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal'])

/**
 * Reads which proxies are trusted from a setting: `true` is one hop.
 *
 * @returns null if the text says anything else
 * @example readTrustProxy('10.0.0.0/8, loopback') // => ['10.0.0.0/8', 'loopback']
 */
export function readTrustProxy(text: string): TrustProxy | null {
  const setting = text.trim().toLowerCase()
  if (setting === 'false') return false
  if (setting === 'true') return 1
  if (/^[+-]?[\d.]+$/.test(setting) && isIP(setting) === 0) {
    const hops = Number(setting)
    return Number.isInteger(hops) && hops >= 1 && hops <= MAX_HOPS ? hops : null
  }
  const ranges = setting.split(',').map((range) => range.trim())
  return ranges.every(isRange) ? ranges : null
}

/** The widest ranges, by their prefix: 10.0.0.0/8 and fc00::/7. A wider one trusts clients, and two of /1 trust all of them. */
const MIN_PREFIX_BITS = { 4: 8, 6: 7 }

/** Whether a text is an address or a range. Rejects ranges so wide that clients are in them. */
function isRange(text: string): boolean {
  if (NAMED_RANGES.has(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || address.includes('%') || rest.length > 0) return false
  if (bits === undefined) return true
  const least = MIN_PREFIX_BITS[version as 4 | 6]
  return /^\d{1,3}$/.test(bits) && Number(bits) >= least && Number(bits) <= (version === 4 ? 32 : 128)
}

/** Returns a function that decides which hops may name the client. */
export function trustsHop(trustProxy: TrustProxy): TrustsHop {
  if (trustProxy === false) return () => false
  if (typeof trustProxy === 'number') return (_, hop) => hop < trustProxy
  return proxyAddress.compile([...trustProxy])
}
