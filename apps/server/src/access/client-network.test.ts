import { describe, expect, it } from 'vitest'
import { clientNetwork } from './client-network.ts'

describe('the network a client is counted by', () => {
  it.each([
    ['an IPv4 address is its own network', '203.0.113.9', '203.0.113.9'],
    ['an IPv4 address written for IPv6 is the IPv4 address', '::ffff:203.0.113.9', '203.0.113.9'],
    ['an IPv4 address written for IPv6 in hexadecimal is the IPv4 address', '::ffff:cb00:7109', '203.0.113.9'],
    ['a port does not count', '203.0.113.9:51234', '203.0.113.9'],
    ['an IPv6 address counts by its /64', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['another address of that /64 counts the same', '2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['the next /64 is another network', '2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['a port after an IPv6 address does not count', '[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['a zone does not count', 'fe80::1%eth0', 'fe80::/64'],
    ['this machine over IPv6', '::1', '::/64'],
    ['text that is no address', 'unknown', 'unknown'],
    ['other text that is no address', '_hidden', 'unknown'],
    ['a number that some libraries read as an address', '1', 'unknown'],
    ['nothing', '', 'unknown'],
  ])('%s: %s', (_, ip, network) => {
    expect(clientNetwork(ip)).toBe(network)
  })
})
