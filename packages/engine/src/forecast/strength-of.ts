import { type Game, type League, seasonYearOf } from '@fairline/domain'
import type { WinnerModel } from '@fairline/models'
import { dayNumber } from './rated-game-of.ts'

/**
 * Probability of a side to beat another of its league on neutral ground, half of a draw counted: the mean over all others; null in leagues
 * whose sides are not known beforehand.
 */
export function strengthOf(rating: WinnerModel, league: League, side: string, game: Game): number | null {
  const others = (league.teams ?? []).filter(({ key }) => key !== side)
  if (others.length === 0) return null
  const about = { season: seasonYearOf(league, game), neutral: true, day: dayNumber(game.day) }
  const won = others.map(({ key }) => {
    const probabilities = rating.forecast({ ...about, home: side, away: key })
    return (probabilities[0] as number) + (probabilities.length === 3 ? (probabilities[1] as number) / 2 : 0)
  })
  return won.reduce((sum, one) => sum + one, 0) / others.length
}
