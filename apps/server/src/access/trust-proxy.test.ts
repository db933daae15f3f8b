import { describe, expect, it } from 'vitest'
import { readTrustProxy, trustsHop } from './trust-proxy.ts'

describe('which proxies a setting trusts', () => {
  it.each([
    ['false', false],
    ['true', 1],
    ['TRUE', 1],
    [' true ', 1],
    ['1', 1],
    ['10', 10],
    ['10.0.0.7', ['10.0.0.7']],
    ['10.0.0.0/8, 2001:db8::/32', ['10.0.0.0/8', '2001:db8::/32']],
    [' 10.0.0.7/32 ', ['10.0.0.7/32']],
    ['2001:db8::1/128', ['2001:db8::1/128']],
    ['loopback,linklocal,uniquelocal', ['loopback', 'linklocal', 'uniquelocal']],
  ])('reads %s', (text, expected) => {
    expect(readTrustProxy(text)).toEqual(expected)
  })

  it.each([
    '0',
    '11',
    '-1',
    '1.5',
    'yes',
    '10.0.0',
    '10.0.0.0/33',
    '2001:db8::/129',
    '10.0.0.0/8/8',
    '10.0.0.0/+16',
    '10.0.0.0/16.0',
    '10.0.0.0/',
    '10.0.0.1,',
    'proxy.example',
    'fe80::1%eth0',
    '0.0.0.0/0',
    '0.0.0.0/1, 128.0.0.0/1',
    '8000::/1',
    '::/0',
    '10.0.0.1 10.0.0.2',
  ])('refuses %s', (text) => {
    expect(readTrustProxy(text)).toBeNull()
  })

  it('trusts no proxy, a number of hops, or proxies at listed addresses', () => {
    const peers = ['10.0.0.7', '203.0.113.9', 'no address']
    const trusted = (setting: Parameters<typeof trustsHop>[0]) => peers.map(trustsHop(setting))
    expect(trusted(false)).toEqual([false, false, false])
    expect(trusted(2)).toEqual([true, true, false])
    expect(trusted(['10.0.0.0/8'])).toEqual([true, false, false])
  })
})
