import type { LiveData } from '@fairline/contract'
import { chanceText, percent } from './format.ts'
import { roundShares } from './round-shares.ts'

type Game = LiveData['games'][number]

/** The win probability of each outcome in whole percent, adding up to 100; `–` if it is not known, no draw if somebody must win. */
export function probabilityTexts({
  homeWinPercentage: home,
  awayWinPercentage: away,
  drawPercentage: draw,
  basis,
}: Game['bayesianProbabilities']): { readonly home: string; readonly away: string; readonly draw: string | null } {
  if (home === null || away === null) return { home: '–', away: '–', draw: null }
  const [homeShown, awayShown, drawShown] = roundShares(draw === null ? [home, away] : [home, away, draw], 0)
  const textOf = basis === 'result' ? (value: number) => percent(value, 0) : chanceText
  return {
    home: textOf(home, homeShown),
    away: textOf(away, awayShown),
    draw: draw === null ? null : textOf(draw, drawShown),
  }
}

/** The parts of a game's probability bar, away side first; none if its probabilities are not known. */
export function probabilityParts({ homeTeam, awayTeam, bayesianProbabilities }: Game) {
  const { homeWinPercentage: home, awayWinPercentage: away, drawPercentage: draw } = bayesianProbabilities
  if (home === null || away === null) return []
  return [
    { name: awayTeam, value: away, color: 'var(--away-bar)' },
    ...(draw === null ? [] : [{ name: 'Draw', value: draw, color: 'var(--draw-bar)' }]),
    { name: homeTeam, value: home, color: 'var(--home-bar)' },
  ]
}
