import { describe, expect, it } from 'vitest'
import { isLocal, isSame } from './gate.ts'

const here = { host: 'localhost:3000' }

describe('whether a request comes from this machine', () => {
  it.each([
    ['its own address', '127.0.0.1', here, true],
    ['its own address, written for IPv6', '::ffff:127.0.0.1', { host: '[::1]:3000' }, true],
    ['a page of ours', '::1', { ...here, origin: 'http://localhost:3000' }, true],
    ['another machine', '192.168.1.7', here, false],
    ['somebody behind a proxy', '127.0.0.1', { ...here, 'x-forwarded-for': '8.8.8.8' }, false],
    ['a page from elsewhere', '127.0.0.1', { ...here, origin: 'https://elsewhere.example' }, false],
    ['a name that somebody points here', '127.0.0.1', { host: 'elsewhere.example' }, false],
    ['a page that hides where it is from', '127.0.0.1', { ...here, origin: 'null' }, false],
  ])('says of %s', (_, ip, headers, local) => {
    expect(isLocal({ ip, headers }, false)).toBe(local)
  })

  it('takes the word of a proxy that is trusted', () => {
    expect(isLocal({ ip: '127.0.0.1', headers: { ...here, 'x-forwarded-for': '127.0.0.1' } }, true)).toBe(true)
  })
})

it('compares texts of any length', () => {
  expect([isSame('open sesame', 'open sesame'), isSame('open', 'open sesame'), isSame('', '')]).toEqual([
    true,
    false,
    true,
  ])
})
