import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { isSecure } from './secure-request.ts'

const request = (socket: object, forwarded?: string | string[]) =>
  ({ socket, headers: forwarded === undefined ? {} : { 'x-forwarded-proto': forwarded } }) as unknown as IncomingMessage
const everyone = () => true
const nobody = () => false

it('is secure over TLS to this server, whatever a header says', () => {
  expect(isSecure(request({ encrypted: true }), nobody)).toBe(true)
  expect(isSecure(request({ encrypted: true }, 'http'), everyone)).toBe(true)
  expect(isSecure(request({ encrypted: false }), everyone)).toBe(false)
  expect(isSecure(request({}), everyone)).toBe(false)
})

it('believes the last value of a trusted proxy alone, in any case and with blanks around it', () => {
  const from = { remoteAddress: '10.0.0.1' }
  expect(isSecure(request(from, 'https'), everyone)).toBe(true)
  expect(isSecure(request(from, 'http,  HTTPS '), everyone)).toBe(true)
  expect(isSecure(request(from, 'https, http'), everyone)).toBe(false)
  expect(isSecure(request(from, 'https'), nobody)).toBe(false)
})

it('asks of the peer itself whether it is trusted, at no hop', () => {
  const query: unknown[] = []
  isSecure(request({ remoteAddress: '10.0.0.1' }, 'https'), (...of) => {
    query.push(of)
    return true
  })
  expect(query).toEqual([['10.0.0.1', 0]])
})
