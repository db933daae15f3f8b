import { addDays, type Fact, fullGame, leagues, type Quote, startOfPacificDay } from '@fairline/domain'
import { normalStream, randomStream } from '@fairline/models'
import { describe, expect, it } from 'vitest'
import { aGame, someFacts } from '../../testing/facts.ts'
import { lineConfidence } from './line-confidence.ts'

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
      // What the close knows beside the sides is nobody's to forecast.
      const [margin, total] = [3 + home.level - away.level + 2 * normal(), 215 + home.pace + away.pace + 3 * normal()]
      const line = (kind: 'spread' | 'total', value: number, mark: 'open' | 'close', at: number): Fact => ({
        ...{ kind: 'quote', observedAt: at },
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

describe('confidence of spreads and totals', () => {
  const facts = season(240)
  const told = lineConfidence(facts, leagues.nba, () => true)

  it('comes true as often as it says where opening lines stray', () => {
    expect(told.map(({ market, games }) => [market, games])).toEqual([
      ['spread', 1440],
      ['total', 1440],
    ])
    for (const { bands } of told)
      for (const { count, said, beatClose } of bands) {
        if (count < 100 || said === null || beatClose === null) continue
        expect(Math.abs(said - beatClose)).toBeLessThan(0.05 + 2.5 * Math.sqrt((beatClose * (1 - beatClose)) / count))
      }
    const high = told[1]!.bands.at(-1)!
    expect(high.count).toBeGreaterThan(50)
    expect(high.clvMean!).toBeGreaterThan(0)
  })

  it('says nothing from the future: later games change no earlier word', () => {
    const until = facts.filter(({ observedAt }) => observedAt < startOfPacificDay('2019-05-01'))
    const before = (day: string) => day < '2019-04-15'
    expect(lineConfidence(until, leagues.nba, before)).toEqual(lineConfidence(facts, leagues.nba, before))
  })

  it('is not known of games that are not won by points', () => {
    expect(lineConfidence(facts, leagues.mlb, () => true)).toEqual([])
  })
})
