import { fullGame, leagues, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { aGame } from '../../testing/facts.ts'
import { gameFiles } from '../market/game-file.ts'
import { closingLines } from './closing-lines.ts'
import { leagueScoring } from './league-scoring.ts'
import { quotedLines } from './quoted-lines.ts'

const startsAt = Date.parse('2019-06-15T20:00:00Z')
const { scores } = leagueScoring(leagues.mlb)!

/** A game whose total is 8.5, first with an over at 1.9 and, an hour before the start, at this price. */
function gameWith(over: number) {
  const files = gameFiles(true)
  files.file({ kind: 'game', game: aGame({ startsAt }), observedAt: 0 })
  const quoteTotal = (price: number, observedAt: number): void => {
    const market = fullGame('total', 8.5)
    const prices = [decimalOdds(price), decimalOdds(1.9)]
    const quote: Quote = { gameId: aGame().id, book: 'a', market, prices, mark: null, observedAt }
    files.file({ kind: 'quote', quote, observedAt })
  }
  quoteTotal(1.9, startsAt - 7_200_000)
  quoteTotal(over, startsAt - 3_600_000)
  return { file: files.of(aGame().id)!, quoteTotal }
}

const lines = closingLines()
const closingOf = (file: ReturnType<typeof gameWith>['file'], home = 0.5) =>
  lines.of(file, {
    ...quotedLines(file, 'close', 'multiplicative'),
    market: { chances: [home, 1 - home], total: 9 },
    scoring: scores,
  })

it('has a probability of every line of a kind that was seen to close after it opened', () => {
  const { spread, total } = closingOf(gameWith(1.7).file)
  expect(spread).toBeNull()
  expect(total!('total', 8.5).probability).toBeCloseTo(1 / 1.7 / (1 / 1.7 + 1 / 1.9), 9)
  expect(total!('total', 9.5).probability).toBeLessThan(total!('total', 8.5).probability)
})

it('is worked out once, and again when the game is quoted, its winner closes elsewhere, or it was forgotten', () => {
  const { file, quoteTotal } = gameWith(1.7)
  const first = closingOf(file)
  expect(closingOf(file)).toBe(first)
  expect(closingOf(file, 0.6)).not.toBe(first)
  const before = closingOf(file)
  quoteTotal(2.1, startsAt - 60_000)
  expect(closingOf(file).total!('total', 8.5).probability).toBeLessThan(before.total!('total', 8.5).probability)
  const requoted = closingOf(file)
  lines.forget(file)
  expect(closingOf(file)).not.toBe(requoted)
})
