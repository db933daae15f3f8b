import { type Fact, fullGame, type Market } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aGame } from '../../testing/facts.ts'
import { poolingReport, recordedPooling } from './pooling-report.ts'

const HOUR = 3_600_000
const game = aGame({ startsAt: 20 * HOUR })
const announced: Fact = { kind: 'game', game, observedAt: 0 }
const quote = (book: string, market: Market): Fact => ({
  kind: 'quote',
  quote: {
    gameId: game.id,
    book,
    market,
    prices: [decimalOdds(1.9), decimalOdds(1.9)],
    mark: null,
    observedAt: HOUR,
  },
  observedAt: HOUR,
})
const quoted = ['a', 'b', 'c'].flatMap((book) => [
  quote(book, fullGame('moneyline')),
  quote(book, fullGame('total', 8.5)),
  quote(book, { ...fullGame('total', 9.5), alternate: true }),
  quote(book, { ...fullGame('total', 4.5), period: 'first-five' }),
])
const ended: Fact = {
  kind: 'result',
  result: { gameId: game.id, winner: 'home', home: 5, away: 4, observedAt: 23 * HOUR },
  observedAt: 23 * HOUR,
}

describe('the report on lines with and without their own quotes', () => {
  it('scores a game once it has ended, at four looks', () => {
    const report = poolingReport(true, null)
    report.see([announced, ...quoted])
    expect(report.scores()).toEqual([])
    report.see([ended])
    report.see([ended])
    expect(report.scores()).toMatchObject([
      { league: null, kind: 'total', isKnown: true, lines: 8, games: 1 },
      { league: 'mlb', kind: 'total', isKnown: true, lines: 8, games: 1 },
    ])
  })

  it('does not score games of the past that it only learns from', () => {
    const report = poolingReport(true, null)
    report.learn([announced, ...quoted, ended])
    expect(report.scores()).toEqual([])
  })

  it('scores recorded games once, whether or not their result is known', () => {
    expect(recordedPooling([announced, ...quoted, ended])).toMatchObject([{ league: 'mlb', lines: 8, games: 1 }])
    const [unsettled] = recordedPooling([announced, ...quoted])
    expect(unsettled).toMatchObject({ lines: 8, games: 1, pooled: { logLoss: null } })
  })
})
