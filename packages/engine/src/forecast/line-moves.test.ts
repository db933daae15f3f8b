import { fullGame, leagues, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { aFile } from '../../testing/facts.ts'
import type { GameFile } from '../market/game-file.ts'
import type { Moment } from '../market/quotes-at.ts'
import { lineMoves } from './line-moves.ts'

const DAY_MS = 86_400_000
const even = { market: [0.5, 0.5], model: [0.5, 0.5], blend: [0.5, 0.5] }
const start = Date.parse('2019-06-15T20:00:00Z')
const quoteOf = (book: string, mark: Quote['mark'], hoursLeft: number): Quote => ({
  gameId: '',
  book,
  market: fullGame('moneyline'),
  prices: [decimalOdds(1.9), decimalOdds(2)],
  observedAt: start - hoursLeft * 3_600_000,
  mark,
})
const opener = quoteOf('Book', 'open', 30)

const closeOf = (file: GameFile, moment: Moment) => learned().expectedClose(file, moment, even)(even.blend)

/** A league whose lines all moved from their openers towards the home side. */
function learned() {
  const moves = lineMoves(leagues.mlb)
  const file = aFile([opener], { startsAt: start })
  for (let day = 0; day < 1200; day++) moves.learnClose(file, even, [0.6, 0.4], day * DAY_MS)
  return moves
}

it('expects an opener that its source names to move on as openers did', () => {
  const file = aFile([opener], { startsAt: start })
  expect(closeOf(file, 'open')[0]).toBeGreaterThan(0.55)
  expect(closeOf(file, { asOf: start - 20 * 3_600_000 })[0]).toBeGreaterThan(0.55)
})

it('leaves a later price where it is, although the game has a named opener: part of that move is behind it', () => {
  const file = aFile([opener, quoteOf('Book', null, 1)], { startsAt: start })
  expect(closeOf(file, 'open')[0]).toBeGreaterThan(0.55)
  expect(closeOf(file, { asOf: start - 2 * 3_600_000 })[0]).toBeGreaterThan(0.55)
  expect(closeOf(file, { asOf: start - 1800_000 })).toEqual([0.5, 0.5])
})

it('leaves the line where it is once any book has moved on from its opener', () => {
  const file = aFile([opener, quoteOf('Other', null, 1)], { startsAt: start })
  expect(closeOf(file, { asOf: start - 1800_000 })).toEqual([0.5, 0.5])
})
