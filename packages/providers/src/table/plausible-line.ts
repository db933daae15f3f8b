import { type League, type LeagueKey, leagues, type Market } from '@fairline/domain'

/**
 * Lowest and highest total of a whole game, inclusive: points, goals, runs or, in fights, rounds. Our own bounds, beyond
 * what books offer before a game on other than their main line, so that only a misprint or a line of a game in play lies
 * outside. No total of football or of a fight is recorded here.
 *
 * @source extremes of the recorded files before the start: NBA 160 and 262 of 37,096 totals, WNBA 143.5 and 190.5 of
 *         8,112, NHL 3 and 8.5 of 13,189, MLB 5 and 16 of 47,792; soccer files hold 2.5 only
 */
const TOTALS: Readonly<Record<League['sport'], readonly [lowest: number, highest: number]>> = {
  baseball: [4, 20],
  basketball: [140, 300],
  combat: [0.5, 12],
  football: [15, 100],
  hockey: [3, 12],
  soccer: [0.5, 10],
}

/** Bounds of leagues whose games are shorter than others of their sport. */
const LEAGUE_TOTALS: Readonly<Partial<Record<LeagueKey, readonly [lowest: number, highest: number]>>> = {
  wnba: [100, 250],
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

/** Whether a number can be a game total of a league's games: quarters are offered in soccer only. */
export function isPlausibleTotal(league: LeagueKey, total: number): boolean {
  const { sport } = leagues[league]
  const [lowest, highest] = LEAGUE_TOTALS[league] ?? TOTALS[sport]
  return total >= lowest && total <= highest && isStepOf(sport, total)
}

/** Whether a number can be the handicap of a side in a league's games: quarters are offered in soccer only. */
export function isPlausibleSpread(league: LeagueKey, line: number): boolean {
  const { sport } = leagues[league]
  return Math.abs(line) <= MAX_SPREADS[sport] && isStepOf(sport, line)
}

const isStepOf = (sport: League['sport'], line: number): boolean =>
  Number.isInteger(line * (sport === 'soccer' ? 4 : 2))

/** Why the line of a spread or total of a whole game cannot be; null if it can, and for every other market. */
export function reasonAgainstLine(league: LeagueKey, { kind, period, line }: Pick<Market, 'kind' | 'period' | 'line'>) {
  if (line === null || period !== 'full') return null
  if (kind === 'spread' && !isPlausibleSpread(league, line)) return 'spread out of range'
  return kind === 'total' && !isPlausibleTotal(league, line) ? 'total out of range' : null
}
