import { fullGame, leagues, type Quote } from '@fairline/domain'
import { logit } from '@fairline/numeric'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it, vi } from 'vitest'
import { aFile, aGame } from '../../testing/facts.ts'
import { gameMoves } from './game-moves.ts'

const MINUTE = 60_000
const startsAt = 1000 * MINUTE
const quote = (book: string, minute: number, home: number | null, line: number | null = null): Quote => ({
  gameId: aGame().id,
  book,
  market: fullGame(line === null ? 'moneyline' : 'total', line),
  mark: null,
  observedAt: minute * MINUTE,
  prices: [home === null ? null : decimalOdds(home), decimalOdds(1.9)],
})
const nobodyKnows = () => null
const movesOf = (...quotes: Quote[]) => gameMoves(leagues.mlb, aFile(quotes, { startsAt }), nobodyKnows)

describe('how the markets of a game moved', () => {
  it('counts books and their mean move since each first quoted, with the leading book’s face', () => {
    const [move, ...others] = movesOf(
      quote('a', 1, 1.9),
      quote('Pinnacle', 2, 1.95),
      quote('a', 60, 1.8),
      quote('Pinnacle', 90, 1.8),
      quote('c', 5, 1.9),
    )
    expect(others).toEqual([])
    expect(move).toMatchObject({ kind: 'moneyline', books: 3, towards: 2, away: 0, updates: 5, steam: null })
    expect([move!.opening, move!.current].map(({ book, prices }) => [book, prices[0]])).toEqual([
      ['Pinnacle', 1.95],
      ['Pinnacle', 1.8],
    ])
    expect(move!.points).toBeGreaterThan(0.5)
  })

  it('takes a line that rose at the same price for a move to the over', () => {
    const [move] = movesOf(
      quote('a', 1, 1.9, 8.5),
      quote('b', 1, 1.9, 8.5),
      quote('a', 200, 1.9, 9),
      quote('b', 300, 1.9, 9),
    )
    expect(move).toMatchObject({ kind: 'total', towards: 2, away: 0 })
    expect(move!.current.line).toBe(9)
  })

  it('names steam where three books move one way within a quarter of an hour, none the other', () => {
    const first = ['a', 'b', 'c', 'd'].map((book) => quote(book, 1, 1.9))
    const up = [quote('b', 50, 1.8), quote('a', 52, 1.8), quote('c', 60, 1.8)]
    expect(movesOf(...first, ...up)[0]!.steam).toEqual({
      at: 60 * MINUTE,
      direction: 1,
      books: ['a', 'b', 'c'],
      firstMover: 'b',
    })
    expect(movesOf(...first, ...up, quote('d', 61, 2.05))[0]!.steam).toBeNull()
    expect(movesOf(...first, quote('b', 20, 1.8), quote('a', 52, 1.8), quote('c', 60, 1.8))[0]!.steam).toBeNull()
  })

  it('holds the leading book’s own move against what is usual by that time, and says nothing where none leads', () => {
    const quotes = [quote('Pinnacle', 2, 1.95), quote('a', 1, 1.9), quote('a', 60, 2.05), quote('Pinnacle', 90, 1.8)]
    const query = vi.fn(() => 0.1)
    const [move] = gameMoves(leagues.mlb, aFile(quotes, { startsAt }), query)
    const gone = logit(1.9 / (1.8 + 1.9)) - logit(1.9 / (1.95 + 1.9))
    expect(query).toHaveBeenCalledWith('moneyline', 2 * MINUTE, 90 * MINUTE, startsAt)
    expect(move!.lead).toMatchObject({ book: 'Pinnacle', move: expect.closeTo(gone, 12) })
    // Python: NormalDist().cdf((log(1.9/1.8) - log(1.9/1.95)) / 0.1)
    expect(move!.lead!.place).toBeCloseTo(0.788268301, 8)
    expect(move!.move).toBeLessThan(0.01)
    expect(gameMoves(leagues.mlb, aFile(quotes, { startsAt }), nobodyKnows)[0]!.lead!.place).toBeNull()
    expect(gameMoves(leagues.mlb, aFile(quotes, { startsAt }), () => 0)[0]!.lead!.place).toBe(0.5)
    expect(movesOf(quote('a', 1, 1.9), quote('b', 1, 1.9))[0]!.lead).toBeNull()
  })

  it('says nothing of a market that one book quotes, or none on both sides, or as no book means it', () => {
    expect(movesOf(quote('a', 1, 1.9))).toEqual([])
    // 1/2.4 + 1/1.9 is less than 1: a misprint.
    expect(movesOf(quote('a', 1, 1.9), quote('b', 1, 2.4))).toEqual([])
    expect(movesOf(quote('a', 1, 1.9), quote('b', 1, 1.9), quote('b', 2, 2.4))[0]!.move).toBe(0)
    expect(movesOf(quote('a', 1, null), quote('b', 1, 1.9))).toEqual([])
  })
})
