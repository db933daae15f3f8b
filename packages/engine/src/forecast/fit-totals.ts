import type { Day, Fact, League } from '@fairline/domain'
import { coordinateDescent, type Settings, type Step, type TotalSettings, totalRating } from '@fairline/models'
import { gameFiles } from '../market/game-file.ts'
import { type Fitted, fittedOf, partsOf, type Span } from './fit-span.ts'
import { leagueScoring } from './league-scoring.ts'
import { type TotalGame, totalGameOf } from './total-game-of.ts'

/** How each constant may be moved; the level at the start is soon forgotten, and stays. */
const steps: Readonly<Record<string, Step>> = {
  levelVariance: { by: 0.35, as: 'share' },
  newcomerDeviation: { by: 0.35, as: 'share' },
  summerDeviation: { by: 0.35, as: 'share' },
  carry: { by: 0.1, as: 'amount', least: 0, most: 1 },
  dayVariance: { by: 0.35, as: 'share' },
  resultDeviation: { by: 0.2, as: 'share' },
  marketDeviation: { by: 0.2, as: 'share' },
  // Of parks that are not known yet; one result must not make the park.
  groundDeviation: { by: 0.35, as: 'share', most: 1.5 },
  starterDeviation: { by: 0.35, as: 'share' },
  starterVariance: { by: 0.35, as: 'share' },
}

/**
 * Finds the constants of a league's rating of totals on past seasons: those whose forecasts, made walking forward, come nearest to the
 * totals that closed, in points. The last quarter of the games is kept apart, and what was found is taken only where it is better there too.
 *
 * @param facts  of the league, in the order they became known
 * @param span   first and last day, everything before warms up
 * @returns the constants to use and what they came to, as root-mean-square distance in points; null for a league whose scores are not
 *          known to us, and where too few totals closed
 */
export function fitTotals(
  facts: readonly Fact[],
  league: League,
  span: Span & { readonly rounds: number },
): Fitted | null {
  const rules = leagueScoring(league)
  if (!rules) return null
  const days = daysOf(facts, league, rules.scores, span.to)
  const parts = partsOf(days.flat().filter(({ day, closed }) => day >= span.from && closed !== null))
  if (!parts) return null
  const first = { ...rules.totals }
  // What is not there at all, as grounds that are all alike, is not looked for.
  const movable = Object.fromEntries(Object.entries(steps).filter(([name]) => first[name as keyof TotalSettings] !== 0))
  const loss = (settings: Settings, within: Span) => distance(days, { ...first, ...settings }, within)
  const found = coordinateDescent(first, movable, (tried) => loss(tried, parts.fitted), span.rounds)
  return fittedOf(parts, { first, found, against: 'close' }, loss)
}

/** Games of a league up to a day, a list per day, in order. */
function daysOf(
  facts: readonly Fact[],
  league: League,
  scoring: Parameters<typeof totalGameOf>[2],
  to: Day,
): readonly (readonly TotalGame[])[] {
  const files = gameFiles()
  for (const fact of facts) files.file(fact)
  const games = [...files.all()].flatMap((file) => {
    const played = totalGameOf(league, file, scoring)
    return played && played.day <= to ? [played] : []
  })
  return [...Map.groupBy(games, ({ day }) => day)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, played]) => played)
}

/** Root-mean-square distance from what is expected to what closed, on the days of a span. */
function distance(days: readonly (readonly TotalGame[])[], settings: TotalSettings, within: Span): number {
  const model = totalRating(settings)
  let [squares, games] = [0, 0]
  for (const day of days) {
    const today = day[0]?.day
    if (today === undefined || today > within.to) break
    if (today >= within.from) {
      const off = day.flatMap(({ game, closed }) => (closed === null ? [] : [model.forecast(game) - closed]))
      squares += off.reduce((sum, by) => sum + by ** 2, 0)
      games += off.length
    }
    for (const { game, total, closed } of day) model.learn(game, total, closed)
  }
  return Math.sqrt(squares / games)
}
