import { type Bases, type Fact, type Game, leagues, type Result, type Score, wentToOvertime } from '@fairline/domain'
import { type InPlayBand, inPlayReport } from '@fairline/engine'
import { readBody, simulatedSource } from '@fairline/providers'
import { describe, expect, it } from 'vitest'
import { canRead, recordedData } from './can-run.ts'

// What is forecast for real games while they are played, from closing prices and the score by inning or period, against how they ended.
const isRecorded = canRead('in play', recordedData)

const START = 1_000_000
const INNINGS = [3, 6, 8, 9]
const PERIODS = [1, 2]

const runs = (of: readonly number[], parts: number) => of.slice(0, parts).reduce((sum, one) => sum + one, 0)

/** The score of a hockey game after a period. */
function afterPeriod({ gameId, periods }: Result, period: number): Score | null {
  if (!periods) return null
  return {
    gameId,
    home: runs(periods.home, period),
    away: runs(periods.away, period),
    period,
    clock: 'between',
    bases: null,
    remaining: 1 - period / 3,
    periods: { home: [], away: [] },
    lines: [],
    observedAt: START,
  }
}

/** The state of a game after half an inning: `away` has batted, or both have. */
function standing({ gameId, periods }: Result, inning: number, batted: Bases['batting']): Score | null {
  if (!periods) return null
  const score = { home: runs(periods.home, batted === 'home' ? inning : inning - 1), away: runs(periods.away, inning) }
  if (inning === 9 && (batted === 'home' || score.home > score.away)) return null
  return {
    gameId,
    ...score,
    period: inning,
    clock: 'between',
    bases: { batting: batted, outs: 3, taken: [false, false, false] },
    remaining: 1 - (2 * inning - (batted === 'away' ? 1 : 0)) / 18,
    periods: { home: [], away: [] },
    lines: [],
    observedAt: START,
  }
}

interface Told {
  game: Game | null
  readonly quotes: Fact[]
  result: Result | null
}

/** The facts of each game of a league from one day to another. */
async function seasons(league: 'mlb' | 'nhl', from: string, to: string): Promise<Told[]> {
  const { facts } = await readBody(league, [recordedData])
  const games = new Map<string, Told>()
  const of = (id: string) => games.get(id) ?? games.set(id, { game: null, quotes: [], result: null }).get(id)!
  for (const fact of facts) {
    if (fact.kind === 'game') of(fact.game.id).game = fact.game
    if (fact.kind === 'quote') of(fact.quote.gameId).quotes.push(fact)
    if (fact.kind === 'result') of(fact.result.gameId).result = fact.result
  }
  return [...games.values()].filter(({ game }) => game && game.day >= from && game.day <= to)
}

/** What was forecast for these games at these scores. */
function saidAt(games: readonly Told[], scoresOf: (result: Result) => readonly (Score | null)[]) {
  const report = inPlayReport()
  for (const { game, quotes, result } of games) {
    if (!game || !result) continue
    report.see({ kind: 'game', game: { ...game, startsAt: START }, observedAt: 0 })
    for (const quote of quotes) report.see(quote)
    for (const score of scoresOf(result)) {
      if (!score) continue
      report.see({ kind: 'score', score, observedAt: START })
      report.sample(START + 1)
    }
    report.see({ kind: 'result', result, observedAt: START + 2 })
  }
  return report.report()
}

const isRight = ({ said, happened, stdErr }: InPlayBand): boolean =>
  Math.abs(happened! - said!) <= Math.max(0.02, 3 * stdErr!)
const inWords = ({ said, happened, stdErr, games }: InPlayBand) =>
  `${[said, happened, stdErr].map((share) => (100 * share!).toFixed(1)).join(' ')} of ${games}`

describe.skipIf(!isRecorded)('chances in play of two seasons of baseball', () => {
  it.each([
    ['the visitors have', 'away'],
    ['both sides have', 'home'],
  ] as const)('are what happens, in every band, where %s batted', async (_, batted) => {
    const games = await seasons('mlb', '2018-01-01', '2019-12-31')
    const { model, total, spread } = saidAt(games, (result) =>
      INNINGS.map((inning) => standing(result, inning, batted)),
    ).get('mlb')!
    for (const { bands } of [model, total, spread]) {
      const full = bands.filter(({ games }) => games >= 200)
      expect(full.length).toBeGreaterThanOrEqual(5)
      expect(full.filter((band) => !isRight(band)).map(inWords)).toEqual([])
    }
    expect(model.all.samples).toBeGreaterThan(12_000)
  })
})

describe.skipIf(!isRecorded)('chances in play of a season of hockey', () => {
  it('of the winner are what happens in every band, of the total on the whole, after one and two periods', async () => {
    const games = await seasons('nhl', '2021-10-01', '2022-03-31')
    const { model, total } = saidAt(games, (result) => PERIODS.map((period) => afterPeriod(result, period))).get('nhl')!
    const full = model.bands.filter(({ games: count }) => count >= 200)
    expect(full.length).toBeGreaterThanOrEqual(4)
    expect([...full, total.all].filter((band) => !isRight(band)).map(inWords)).toEqual([])
    expect(total.all.samples).toBeGreaterThan(1700)
  })
})

const HOUR = 3_600_000
const NIGHT = Date.parse('2026-11-24T12:00:00Z')

/** All facts of each simulated NBA game of some days that goes to overtime, in order, without its players. */
async function overtimeGames(seed: number, days: number): Promise<Fact[][]> {
  const source = simulatedSource(seed)
  const games = new Map<string, Fact[]>()
  const ended: Fact[][] = []
  const from = NIGHT - days * 24 * HOUR
  const see = (fact: Fact) => {
    if (fact.kind === 'game') games.set(fact.game.id, [...(games.get(fact.game.id) ?? []), fact])
    if (fact.kind === 'quote' && fact.quote.market.kind !== 'player-prop') games.get(fact.quote.gameId)?.push(fact)
    if (fact.kind === 'score') games.get(fact.score.gameId)?.push(fact)
    if (fact.kind !== 'result') return
    const told = games.get(fact.result.gameId)
    games.delete(fact.result.gameId)
    if (told && wentToOvertime(leagues.nba, fact.result)) ended.push([...told, fact])
  }
  for (const fact of await source.facts('nba', null, from)) see(fact)
  for (let at = from; at < NIGHT; at += HOUR) for (const fact of await source.facts('nba', at, at + HOUR)) see(fact)
  return ended
}

describe('chances in overtime of simulated basketball', () => {
  it('are what happens, as far as so few games tell', async () => {
    const report = inPlayReport()
    const games = await overtimeGames(7, 30)
    for (const facts of games)
      for (const fact of facts) {
        report.see(fact)
        if (fact.kind === 'score' && fact.score.period > 4) report.sample(fact.observedAt + 1)
      }
    const { model, total, spread } = report.report().get('nba')!
    expect(games.length).toBeGreaterThanOrEqual(5)
    expect(model.all.samples).toBeGreaterThan(100)
    // What is forecast for a game's moments comes true together: three standard errors of as many draws as there are games.
    const isPlausible = ({ said, happened, games: count }: InPlayBand) =>
      Math.abs(happened! - said!) <= Math.max(0.02, 3 * Math.sqrt((said! * (1 - said!)) / count))
    const bands = [model, total, spread].flatMap((speaker) => speaker.bands.filter(({ samples }) => samples > 0))
    expect(bands.filter((band) => !isPlausible(band)).map(inWords)).toEqual([])
  })
})
