import { addDays, type Day, type Fact, fullGame, gameId, leagues, startOfPacificDay } from '@fairline/domain'
import { normalStream, randomStream } from '@fairline/numeric'
import type { DecimalOdds } from '@fairline/odds'
import { beforeAll, describe, expect, it } from 'vitest'
import { compareFacts } from '../archive/fact-order.ts'
import { fitTotals } from './fit-totals.ts'
import { leagueModels } from './league-models.ts'

const clubs = ['BOS', 'NYK', 'TOR', 'CLE', 'DET', 'CHI', 'MIA', 'ORL']
const first: Day = '2012-11-01'
const span = { from: addDays(first, 20), to: addDays(first, 119), rounds: 3 }

/** Four games a day that close on what their sides are worth; what they are worth goes up and down by `step` points a day. */
function madeUpTotals(step: number): Fact[] {
  const next = randomStream(7)
  const normal = normalStream(next)
  const worth = clubs.map(() => 3 * normal())
  return Array.from({ length: 120 }, (_, day) => {
    const order = clubs.map((_, i) => i).sort(() => next() - 0.5)
    for (const i of clubs.keys()) worth[i]! += step * normal()
    return [0, 1, 2, 3]
      .map((g) => [order[2 * g]!, order[2 * g + 1]!] as const)
      .flatMap(([away, home]) => {
        const line = Math.round(2 * (195 + worth[away]! + worth[home]!)) / 2
        return factsOf(addDays(first, day), clubs[away]!, clubs[home]!, {
          line,
          total: Math.round(line + 18 * normal()),
        })
      })
  })
    .flat()
    .sort(compareFacts)
}

function factsOf(day: Day, away: string, home: string, { line, total }: { line: number; total: number }): Fact[] {
  const [observedAt, over] = [startOfPacificDay(day), startOfPacificDay(addDays(day, 1))]
  const id = gameId({ league: 'nba', day, number: 1, home, away })
  const sides = { home: { key: home, name: home }, away: { key: away, name: away } }
  const market = fullGame('total', line)
  const prices = [1.91, 1.91] as DecimalOdds[]
  return [
    { kind: 'game', game: { id, league: 'nba', day, startsAt: null, ...sides, neutral: false, number: 1 }, observedAt },
    {
      kind: 'quote',
      quote: { gameId: id, book: 'Book', market, prices, mark: 'close', observedAt: over },
      observedAt: over,
    },
    {
      kind: 'result',
      result: { gameId: id, winner: 'home', home: total - 90, away: 90, observedAt: over },
      observedAt: over,
    },
  ]
}

describe('fitting the rating of totals', () => {
  let [restless, calm]: [Fact[], Fact[]] = [[], []]
  beforeAll(() => {
    restless = madeUpTotals(2)
    calm = madeUpTotals(0)
  })
  const was = leagueModels.nba.totals!.settings

  it('comes nearer to the totals that close, also on the days kept apart', () => {
    const { made } = fitTotals(restless, leagues.nba, span)!
    expect(made).toMatchObject({ against: 'close', taken: true })
    expect(made.fitted.games + made.check.games).toBe(400)
    expect(made.fitted.after).toBeLessThan(made.fitted.before)
    expect(made.check.after).toBeLessThan(made.check.before)
    expect(made.check.from > made.fitted.to).toBe(true)
  })

  it('finds that sides change where they do, and that they do not where they do not', () => {
    const [moves, stays] = [restless, calm].map((facts) => fitTotals(facts, leagues.nba, span)!.settings.dayVariance!)
    expect(moves!).toBeGreaterThan(was.dayVariance)
    expect(stays!).toBeLessThan(was.dayVariance)
  })

  it('looks at nothing after the span', () => {
    const sooner = { ...span, to: addDays(first, 79), rounds: 1 }
    const cut = restless.filter((fact) => fact.kind !== 'game' || fact.game.day <= sooner.to)
    expect(fitTotals(restless, leagues.nba, sooner)).toEqual(fitTotals(cut, leagues.nba, sooner))
  })

  it('has nothing to say where no total closed, and of a league without scores', () => {
    const unpriced = restless.filter(({ kind }) => kind !== 'quote')
    expect(fitTotals(unpriced, leagues.nba, span)).toBeNull()
    expect(fitTotals(restless, leagues.ufc, span)).toBeNull()
  })
})
