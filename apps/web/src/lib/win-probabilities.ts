import type { LiveData } from '@fairline/contract'
import { percent } from './format.ts'

type Game = LiveData['games'][number]

/** The win probability of each outcome, as on every bet on it; `–` if it is not known, no draw in a game of two outcomes. */
export function probabilityTexts({
  homeWinPercentage: home,
  awayWinPercentage: away,
  drawPercentage: draw,
  basis,
}: Game['bayesianProbabilities']): { readonly home: string; readonly away: string; readonly draw: string | null } {
  if (home === null || away === null) return { home: '–', away: '–', draw: null }
  const textOf = (value: number) => percent(value, basis === 'result' ? 0 : 1)
  return { home: textOf(home), away: textOf(away), draw: draw === null ? null : textOf(draw) }
}

/** The parts of a game's probability bar, away side first; none if its probabilities are not known. */
export function probabilityParts({
  homeTeam,
  awayTeam,
  bayesianProbabilities,
}: Pick<Game, 'homeTeam' | 'awayTeam' | 'bayesianProbabilities'>) {
  const { homeWinPercentage: home, awayWinPercentage: away, drawPercentage: draw } = bayesianProbabilities
  if (home === null || away === null) return []
  return [
    { name: awayTeam, value: away, color: 'var(--away-bar)' },
    ...(draw === null ? [] : [{ name: 'Draw', value: draw, color: 'var(--draw-bar)' }]),
    { name: homeTeam, value: home, color: 'var(--home-bar)' },
  ]
}
