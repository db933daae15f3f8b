import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Bases, Fact, Game, Result, Score } from '@fairline/domain'
import { type InPlayBand, inPlayReport } from '@fairline/engine'
import { readBody } from '@fairline/providers'
import { describe, expect, it } from 'vitest'

// What is said of real games while they are played, from closing prices and the score by inning, against how they ended.
const data = join(import.meta.dirname, '../../shared/data')
if (!existsSync(data)) process.stderr.write(`in play: not run, ${data} is not there\n`)

const [FROM, TO, START] = ['2018-01-01', '2019-12-31', 1_000_000]
const INNINGS = [3, 6, 8, 9]

/** How a game stood after half an inning: `away` has batted, or both have. */
function standing({ gameId, periods }: Result, inning: number, batted: Bases['batting']): Score | null {
  if (!periods) return null
  const runs = (of: readonly number[], innings: number) => of.slice(0, innings).reduce((sum, one) => sum + one, 0)
  const score = { home: runs(periods.home, batted === 'home' ? inning : inning - 1), away: runs(periods.away, inning) }
  if (inning === 9 && (batted === 'home' || score.home > score.away)) return null
  return {
    ...{
      gameId,
      ...score,
      period: inning,
      clock: 'between',
      bases: { batting: batted, outs: 3, taken: [false, false, false] },
    },
    remaining: 1 - (2 * inning - (batted === 'away' ? 1 : 0)) / 18,
    ...{ periods: { home: [], away: [] }, lines: [], observedAt: START },
  }
}

interface Told {
  game: Game | null
  readonly quotes: Fact[]
  result: Result | null
}

/** What is told of each game of these seasons. */
async function seasons(): Promise<Told[]> {
  const { facts } = await readBody('mlb', [data])
  const games = new Map<string, Told>()
  const of = (id: string) => games.get(id) ?? games.set(id, { game: null, quotes: [], result: null }).get(id)!
  for (const fact of facts) {
    if (fact.kind === 'game') of(fact.game.id).game = fact.game
    if (fact.kind === 'quote') of(fact.quote.gameId).quotes.push(fact)
    if (fact.kind === 'result') of(fact.result.gameId).result = fact.result
  }
  return [...games.values()].filter(({ game }) => game && game.day >= FROM && game.day <= TO)
}

/** What was said after these halves of innings of games that have their innings. */
async function saidAfter(batted: Bases['batting']) {
  const report = inPlayReport()
  for (const { game, quotes, result } of await seasons()) {
    if (!game || !result) continue
    report.see({ kind: 'game', game: { ...game, startsAt: START }, observedAt: 0 })
    for (const quote of quotes) report.see(quote)
    for (const inning of INNINGS) {
      const score = standing(result, inning, batted)
      if (!score) continue
      report.see({ kind: 'score', score, observedAt: START })
      report.sample(START + 1)
    }
    report.see({ kind: 'result', result, observedAt: START + 2 })
  }
  return report.report().get('mlb')!
}

const isRight = ({ said, happened, stdErr }: InPlayBand): boolean =>
  Math.abs(happened! - said!) <= Math.max(0.02, 3 * stdErr!)
const inWords = ({ said, happened, stdErr, games }: InPlayBand) =>
  `${[said, happened, stdErr].map((share) => (100 * share!).toFixed(1)).join(' ')} of ${games}`

describe.skipIf(!existsSync(data))('chances in play of two seasons of baseball', () => {
  it.each([
    ['the visitors have', 'away'],
    ['both sides have', 'home'],
  ] as const)('are what happens, in every band, where %s batted', { timeout: 120_000 }, async (_, batted) => {
    const { model, total, spread } = await saidAfter(batted)
    for (const { bands } of [model, total, spread]) {
      const full = bands.filter(({ games }) => games >= 200)
      expect(full.length).toBeGreaterThanOrEqual(5)
      expect(full.filter((band) => !isRight(band)).map(inWords)).toEqual([])
    }
    expect(model.all.samples).toBeGreaterThan(12_000)
  })
})
