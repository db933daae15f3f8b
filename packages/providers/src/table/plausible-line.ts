import { type League, type LeagueKey, leagues, type Market } from '@fairline/domain'

/** Totals outside of these are misprints. */
const totals: Readonly<Partial<Record<LeagueKey, readonly [number, number]>>> = {
  mlb: [4, 20],
  nba: [140, 300],
  wnba: [100, 250],
  nhl: [3, 12],
}

/**
 * The most points, goals or runs a side can be given before a game, inclusive. Bounds of ours, well beyond the largest
 * that was recorded, so that only a misprint or a line of a game in play lies beyond. No spread of football is recorded
 * here; fights have none.
 *
 * @source largest of the recorded files before the start: NBA 23 of 37,096 spreads, WNBA 20.5 of 8,147 (46.5 and 63.5
 *         only against a club of another league), NHL 2.5 of 10,292, MLB 1.5 of 14,140, La Liga 2.75 of 6,064
 */
const MAX_SPREADS: Readonly<Record<League['sport'], number>> = {
  baseball: 5,
  basketball: 40,
  combat: 0,
  football: 60,
  hockey: 5,
  soccer: 5,
}

/** Whether a number can be a game total of a league's games. */
export function isPlausibleTotal(league: LeagueKey, total: number): boolean {
  const [low, high] = totals[league] ?? [0, Number.POSITIVE_INFINITY]
  return total >= low && total <= high
}

/** Whether a number can be the handicap of a side in a league's games: quarters are offered in soccer only. */
export function isPlausibleSpread(league: LeagueKey, line: number): boolean {
  const { sport } = leagues[league]
  return Math.abs(line) <= MAX_SPREADS[sport] && (sport === 'soccer' || Number.isInteger(line * 2))
}

/** Why the line of a spread or total of a whole game cannot be; null if it can, and for every other market. */
export function reasonAgainstLine(league: LeagueKey, { kind, period, line }: Pick<Market, 'kind' | 'period' | 'line'>) {
  if (line === null || period !== 'full') return null
  if (kind === 'spread' && !isPlausibleSpread(league, line)) return 'spread out of range'
  return kind === 'total' && !isPlausibleTotal(league, line) ? 'total out of range' : null
}
