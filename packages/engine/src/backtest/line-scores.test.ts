import { addDays, type Fact, fullGame, type Quote, startOfPacificDay } from '@fairline/domain'
import { normalStream, randomStream } from '@fairline/numeric'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aGame, someFacts } from '../../testing/facts.ts'
import { backtest } from './backtest.ts'

const [quoteFact, resultFact] = [someFacts()[1]!, someFacts().find((one) => one.kind === 'result')!]
if (quoteFact.kind !== 'quote' || resultFact.kind !== 'result') throw new Error('facts have a quote and a result')
const [aQuote, aResult] = [quoteFact.quote, resultFact.result]
const half = (value: number) => Math.round(value * 2) / 2

/** A season in which sides differ and opening lines stray from what they close on. */
function season(days: number): Fact[] {
  const normal = normalStream(randomStream(3))
  const sides = Array.from({ length: 12 }, (_, i) => ({ key: `S${i}`, level: 6 * normal(), pace: 6 * normal() }))
  return Array.from({ length: days }, (_, d) => addDays('2018-11-01', d)).flatMap((day) => {
    const start = startOfPacificDay(day)
    return Array.from({ length: 6 }, (_, g) => {
      const [home, away] = [sides[(2 * g + d(day)) % 12]!, sides[(2 * g + 1 + 3 * d(day)) % 12]!]
      const game = aGame({
        league: 'nba',
        day,
        id: `${day} ${g}`,
        home: { key: home.key, name: home.key },
        away: { key: away.key, name: away.key },
      })
      // What the close knows next to the sides is no one's to forecast.
      const [margin, total] = [3 + home.level - away.level + 2 * normal(), 215 + home.pace + away.pace + 3 * normal()]
      const line = (kind: 'spread' | 'total', value: number, mark: 'open' | 'close', at: number): Fact => ({
        kind: 'quote',
        observedAt: at,
        quote: {
          ...aQuote,
          gameId: game.id,
          market: fullGame(kind, half(value)),
          prices: [null, null],
          mark,
          observedAt: at,
        } as Quote,
      })
      const [m, t] = [Math.round(margin + 12 * normal()) || 1, Math.round(total + 17 * normal())]
      const winner = m > 0 ? ('home' as const) : ('away' as const)
      const [ours, theirs] = [Math.round((t + m) / 2), Math.round((t - m) / 2)]
      return [
        { kind: 'game', game, observedAt: start } as Fact,
        line('spread', -(margin + 2.5 * normal()), 'open', start + 1),
        line('total', total + 4 * normal(), 'open', start + 1),
        line('spread', -margin, 'close', start + 2),
        line('total', total, 'close', start + 2),
        {
          kind: 'result',
          observedAt: start + 3,
          result: { ...aResult, gameId: game.id, winner, home: ours, away: theirs, observedAt: start + 3 },
        } as Fact,
      ]
    }).flat()
  })
}
const d = (day: string) => Number(day.slice(-2))

const linesOf = (facts: readonly Fact[], from: string | null = null, to: string | null = null) =>
  backtest(facts, { league: 'nba', from, to, at: 'open', noVig: 'multiplicative' }).lines

describe('confidence of spreads and totals', () => {
  const facts = season(240)
  const told = linesOf(facts)

  it('comes true as often as it says where opening lines stray', () => {
    expect(told.map(({ market }) => market)).toEqual(['spread', 'total'])
    for (const { bands } of told)
      for (const { count, said, beatClose } of bands) {
        if (count < 100 || said === null || beatClose === null) continue
        expect(Math.abs(said - beatClose)).toBeLessThan(0.05 + 2.5 * Math.sqrt((beatClose * (1 - beatClose)) / count))
      }
    const high = told[1]!.bands.at(-1)!
    expect(high.count).toBeGreaterThan(50)
    expect(high.clvMean!).toBeGreaterThan(0)
  })

  it('comes nearer to what happens than the lines that opened', () => {
    expect(told[1]!.open.oursMinusMarket!.mean).toBeLessThan(0)
    expect(told[1]!.open.games).toBeGreaterThan(1300)
  })

  it('picks lines that beat the close, and never a price that nobody named', () => {
    for (const { picks } of told) expect(picks.count).toBe(0)
    const priced = facts.map(
      (fact): Fact =>
        fact.kind === 'quote' && fact.quote.market.kind === 'total'
          ? { ...fact, quote: { ...fact.quote, prices: [21 / 11, 21 / 11].map(decimalOdds) } }
          : fact,
    )
    const [spreads, totals] = linesOf(priced)
    expect(spreads!.picks.count).toBe(0)
    expect(totals!.picks.count).toBeGreaterThan(100)
    expect(totals!.picks.clvMean!).toBeGreaterThan(0.02)
    expect(totals!.picks.beatClose!).toBeGreaterThan(0.5)
  })

  it('counts lines that opened and never closed, and judges no price on them', () => {
    const isCut = (fact: Fact) =>
      fact.kind === 'quote' && fact.quote.mark === 'close' && fact.quote.gameId.endsWith('0')
    const cut = linesOf(facts.filter((fact) => !isCut(fact)))
    for (const [i, { open, closed, neverClosed, bands }] of cut.entries()) {
      // One game of the six of each day.
      expect(neverClosed).toBe(240)
      expect(open.games).toBe(told[i]!.open.games)
      expect(closed.games).toBeGreaterThan(open.games - 241)
      expect(closed.games).toBeLessThan(open.games - 200)
      const judged = (of: typeof bands) => of.reduce((sum, { count }) => sum + count, 0)
      expect(judged(bands)).toBeLessThan((judged(told[i]!.bands) * 5.2) / 6)
      expect(told[i]!).toMatchObject({ neverClosed: 0, closed: { games: open.games } })
    }
  })

  it('loses less at the close than at the line that opened', () => {
    for (const { closed } of told) expect(closed.close!).toBeLessThan(closed.market!)
  })

  it('says nothing from the future: later games change no earlier word', () => {
    const until = facts.filter(({ observedAt }) => observedAt < startOfPacificDay('2019-05-01'))
    expect(linesOf(until, null, '2019-04-14')).toEqual(linesOf(facts, null, '2019-04-14'))
  })
})
