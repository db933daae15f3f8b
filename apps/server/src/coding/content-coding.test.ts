import { describe, expect, it } from 'vitest'
import { codingChooser } from './content-coding.ts'

describe('the coding of a response', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['BR', 'br'],
    ['br;q=0', 'plain'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.9', 'gzip'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['gzip;q=0.5, identity', 'plain'],
    ['identity;q=0, *;q=0', 'plain'],
    ['identity;q=0', 'plain'],
    ['vibrant', 'plain'],
    [';,=";q=', 'plain'],
    ['', 'plain'],
    [undefined, 'plain'],
  ])('for Accept-Encoding %s is %s', (header, coding) => {
    const choose = codingChooser()
    expect([choose(header), choose(header)]).toEqual([coding, coding])
  })

  it('is one of the available codings', () => {
    const choose = codingChooser(['gzip'])
    expect(['br, gzip', 'br', 'gzip;q=0'].map(choose)).toEqual(['gzip', 'plain', 'plain'])
  })
})
