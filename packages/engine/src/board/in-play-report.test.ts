import { type Fact, fullGame, type Score } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aGame } from '../../testing/facts.ts'
import { inPlayReport } from './in-play-report.ts'

const START = 1_000_000
const [market, total] = [fullGame('moneyline'), fullGame('total', 8)]

/** A game that begins level with a total of eight, stands at 6–1 when half of it is played, and ends. */
function game(id: string, { home, away }: { home: number; away: number }): { before: Fact[]; ended: Fact } {
  const prices = [decimalOdds(1.95), decimalOdds(1.95)]
  const quote = (of: typeof market, at: number): Fact => ({
    kind: 'quote',
    quote: { gameId: id, book: 'Pinnacle', market: of, prices, mark: null, observedAt: at },
    observedAt: at,
  })
  const score: Score = {
    gameId: id,
    home: 6,
    away: 1,
    period: 5,
    clock: 'Top 5th',
    remaining: 0.5,
    bases: null,
    periods: { home: [], away: [] },
    lines: [],
    observedAt: START + 10,
  }
  return {
    before: [
      { kind: 'game', game: aGame({ id, startsAt: START }), observedAt: 1 },
      quote(market, 2),
      quote(total, 2),
      { kind: 'score', score, observedAt: START + 10 },
    ],
    ended: {
      kind: 'result',
      result: { gameId: id, winner: home > away ? 'home' : 'away', home, away, observedAt: START + 30 },
      observedAt: START + 30,
    },
  }
}

function reportOf(games: readonly { before: readonly Fact[]; ended: Fact }[], samples: readonly number[]) {
  const report = inPlayReport()
  for (const { before } of games) for (const fact of before) report.see(fact)
  for (const at of samples) report.sample(at)
  for (const { ended } of games) report.see(ended)
  return report.report().get('mlb')!
}

describe('what was said in play', () => {
  it('is counted in the band it fell into, against what came of it', () => {
    const { model: said, market: books } = reportOf(
      [game('a', { home: 7, away: 3 }), game('b', { home: 6, away: 8 })],
      [START + 20],
    )
    const [band, ...others] = said.bands.filter(({ samples }) => samples > 0)
    expect(others).toEqual([])
    expect(band).toMatchObject({ samples: 2, games: 2, happened: 0.5 })
    expect(band!.said).toBeGreaterThan(band!.from)
    expect(band!.said).toBeLessThan(band!.to)
    // Two games, one right and one wrong: the root of both squares by two.
    const off = [1 - band!.said!, -band!.said!]
    expect(band!.stdErr).toBeCloseTo(Math.hypot(...off) / 2, 12)
    expect(said.all).toMatchObject({ samples: 2, games: 2, said: band!.said, happened: 0.5 })
    expect(books.bands.every(({ samples }) => samples === 0)).toBe(true)
  })

  it('counts a game that was looked at often as one game', () => {
    const once = reportOf([game('a', { home: 7, away: 3 })], [START + 20]).model.bands.find(
      ({ samples }) => samples > 0,
    )!
    const often = reportOf([game('a', { home: 7, away: 3 })], [START + 20, START + 21, START + 22]).model.bands
    const same = often.find(({ samples }) => samples > 0)!
    expect([same.samples, same.games]).toEqual([3, 1])
    expect(same.stdErr).toBeCloseTo(once.stdErr!, 12)
  })

  it('leaves out what ends on its line, and what nobody saw', () => {
    const { total: onLine } = reportOf([game('a', { home: 6, away: 2 })], [START + 20])
    expect(onLine.bands.every(({ samples }) => samples === 0)).toBe(true)
    const { total: over } = reportOf([game('a', { home: 6, away: 3 })], [START + 20])
    expect(over.bands.find(({ samples }) => samples > 0)).toMatchObject({ happened: 1 })
    const nothing = reportOf([game('a', { home: 6, away: 2 })], [])
    expect(nothing.model.bands.map(({ said, happened, stdErr }) => [said, happened, stdErr])).toEqual(
      nothing.model.bands.map(() => [null, null, null]),
    )
  })

  it('says nothing of a game before it began, and keeps nothing of one that ended', () => {
    const before = reportOf([game('a', { home: 7, away: 3 })], [START - 1])
    expect(before.model.bands.every(({ samples }) => samples === 0)).toBe(true)
    const report = inPlayReport()
    const { before: facts, ended } = game('a', { home: 7, away: 3 })
    for (const fact of [...facts, ended]) report.see(fact)
    report.sample(START + 40)
    report.see(ended)
    expect(
      report
        .report()
        .get('mlb')!
        .model.bands.every(({ samples }) => samples === 0),
    ).toBe(true)
  })
})
