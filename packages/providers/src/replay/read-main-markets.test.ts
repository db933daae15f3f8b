import { describe, expect, it } from 'vitest'
import { readMainMarkets } from './read-main-markets.ts'

/** Lines read from a spread and a total, and why others were left out. */
function read(spread: string, total: string) {
  const reasons: string[] = []
  const cells = {
    moneyline: ['', ''],
    spread: { homeLine: spread, prices: ['1.9', '1.95'] },
    total: { line: total, prices: ['1.9', '1.95'] },
  } as const
  const seen = { book: 'Book', format: 'decimal', mark: 'close', at: null } as const
  const quotes = readMainMarkets('wnba', cells, seen, (what, reason) => void reasons.push(`${what}: ${reason}`))
  return { lines: quotes.map(({ market }) => market.line), reasons }
}

describe('reading spreads and totals', () => {
  it('takes whole and half lines, and a pick’em', () => {
    expect(read('-6.5', '174.5')).toEqual({ lines: [-6.5, 174.5], reasons: [] })
    expect(read('pk', '174')).toEqual({ lines: [0, 174], reasons: [] })
  })

  it('counts a spread that is text and one between the quarters, and keeps the total beside it', () => {
    for (const text of ['-6.5 (even)', '-6.3', 'home'])
      expect(read(text, '174.5')).toEqual({ lines: [174.5], reasons: ['price: not a line'] })
  })

  it('counts a spread and a total that no such game can have, each by itself', () => {
    for (const spread of ['-44.5', '-4.25'])
      expect(read(spread, '174.5')).toEqual({ lines: [174.5], reasons: ['price: spread out of range'] })
    expect(read('-4.5', '22')).toEqual({ lines: [-4.5], reasons: ['price: total out of range'] })
  })

  it('counts a line that was not offered, and says nothing of an empty cell', () => {
    expect(read('NL', '174.5')).toEqual({ lines: [174.5], reasons: ['price: no line'] })
    expect(read('', '')).toEqual({ lines: [], reasons: [] })
  })
})
