import { fullGame, leagues, type Quote } from '@fairline/domain'
import { logistic, normalStream, randomStream } from '@fairline/numeric'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aFile, aGame } from '../../testing/facts.ts'
import { leadingMoves } from './leading-moves.ts'

const HOUR = 3_600_000
const startsAt = 20 * HOUR
const quote = (book: string, at: number, position: number): Quote => ({
  gameId: aGame().id,
  book,
  market: fullGame('moneyline'),
  mark: null,
  observedAt: at,
  prices: [logistic(position), 1 - logistic(position)].map((probability) => decimalOdds(1 / (1.04 * probability))),
})

/** Games whose sharpest book moves by a deviation of 0.05 in ten hours, and another book ten times as far. */
function learnt(games: number, book = 'Pinnacle') {
  const moves = leadingMoves(leagues.mlb)
  const normal = normalStream(randomStream(3))
  for (let game = 0; game < games; game++) {
    const move = 0.05 * normal()
    const quotes = [quote('other', 0, 0), quote(book, 10 * HOUR, 0), quote('other', HOUR, 10 * move)]
    moves.learn(aFile([...quotes, quote(book, startsAt - 1, move), quote(book, startsAt + HOUR, 2)], { startsAt }))
  }
  return moves
}
const inTenHours = (moves: ReturnType<typeof learnt>) => moves.deviation('moneyline', 10 * HOUR, startsAt, startsAt)

describe('what is usual of the leading book', () => {
  it('is learnt from its prices before the start alone', () => {
    expect(inTenHours(learnt(3000))).toBeCloseTo(0.05, 2)
  })

  it('is not known from fewer than thirty games, nor where no book leads, nor of what it never quoted', () => {
    expect(inTenHours(learnt(29))).toBeNull()
    expect(inTenHours(learnt(30))).not.toBeNull()
    expect(inTenHours(learnt(100, 'another'))).toBeNull()
    expect(learnt(100).deviation('total', 10 * HOUR, startsAt, startsAt)).toBeNull()
  })

  it('is the same after it was saved and restored', () => {
    const [moves, restored] = [learnt(50), leadingMoves(leagues.mlb)]
    restored.restore(JSON.parse(JSON.stringify(moves.save())))
    expect(inTenHours(restored)).toBe(inTenHours(moves))
  })
})
