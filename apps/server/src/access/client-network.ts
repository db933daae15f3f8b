import ipaddr from 'ipaddr.js'

/** Prefix length assigned to one household: a client may use any IPv6 address within it. */
const IPV6_PREFIX_BITS = 64

/** Some proxies append the port, which differs from connection to connection. */
const WITH_PORT = /^(?:\[([0-9a-f:.]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/i

/**
 * Returns the network that limits are counted by: a whole IPv4 address (also if written as IPv6), or the /64 of an IPv6
 * address. All invalid addresses share one network, so that a client can't get a new counter with made-up text.
 *
 * @example clientNetwork('::ffff:203.0.113.9') // => '203.0.113.9'
 * @example clientNetwork('2001:db8:1:2:3:4:5:6') // => '2001:db8:1:2::/64'
 */
export function clientNetwork(ip: string): string {
  const [, bracketed, dotted] = WITH_PORT.exec(ip) ?? []
  const text = bracketed ?? dotted ?? ip
  const isAddress = ipaddr.IPv6.isValid(text) || ipaddr.IPv4.isValidFourPartDecimal(text)
  if (!isAddress) return 'unknown'
  const address = ipaddr.process(text)
  if (address.kind() === 'ipv4') return address.toString()
  const network = ipaddr.IPv6.networkAddressFromCIDR(
    `${address.toNormalizedString().split('%')[0]}/${IPV6_PREFIX_BITS}`,
  )
  return `${network.toString()}/${IPV6_PREFIX_BITS}`
}
