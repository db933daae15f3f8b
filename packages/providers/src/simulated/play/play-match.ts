import { type LeagueKey, leagues } from '@fairline/domain'
import { randomDraws, sfc32Stream } from '@fairline/numeric'
import type { Levels } from '../view/levels.ts'
import { baseballStats, playBaseball } from './baseball.ts'
import {
  type BasketballRates,
  basketballStats,
  nbaRates,
  playBasketball,
  possessionsOf,
  wnbaRates,
} from './basketball.ts'
import { boxingRates, type CombatRates, combatStats, fight, ufcRates } from './combat.ts'
import { footballStats, playFootball } from './football.ts'
import { hockeyStats, playHockey } from './hockey.ts'
import { gameRecord, type Played } from './record.ts'
import { playSoccer, soccerStats } from './soccer.ts'
import type { Participant, Team } from './team.ts'

/** The names of what is counted of each player, in order. */
export const statsOf = (league: LeagueKey): readonly string[] => stats[leagues[league].sport]

const stats: Readonly<Record<string, readonly string[]>> &
  Readonly<Record<(typeof leagues)['mlb']['sport'], readonly string[]>> = {
  baseball: baseballStats,
  basketball: basketballStats,
  hockey: hockeyStats,
  football: footballStats,
  soccer: soccerStats,
  combat: combatStats,
}

export const basketballRates = (league: LeagueKey): BasketballRates => (league === 'wnba' ? wnbaRates : nbaRates)
export const combatRates = (league: LeagueKey): CombatRates => (league === 'boxing' ? boxingRates : ufcRates)
export const roundsOf = (league: LeagueKey): number => (league === 'boxing' ? 10 : 3)

/** What playing a game needs. */
export interface ToPlay {
  readonly game: { readonly league: LeagueKey }
  readonly seed: number
  readonly truth: Levels
  readonly home: readonly Participant[]
  readonly away: readonly Participant[]
}

/** A played game, and in basketball how many possessions each side had. */
export interface PlayedMatch extends Played {
  readonly pace: number | null
}

/**
 * Plays a game: the same from the same seed, whether every moment is kept or only its end.
 *
 * @param live  keep every moment
 */
export function playMatch({ game, seed, truth, home, away }: ToPlay, live: boolean): PlayedMatch {
  const { league } = game
  const draws = randomDraws(sfc32Stream(seed))
  const teams: [Team, Team] = [
    { level: truth.home, late: truth.homeLate, players: home },
    { level: truth.away, late: truth.awayLate, players: away },
  ]
  const record = gameRecord([home.length, away.length], statsOf(league).length, live)
  const { sport } = leagues[league]
  if (sport === 'basketball') {
    const rates = basketballRates(league)
    const pace = possessionsOf(rates, draws)
    playBasketball(rates, pace, teams, draws, record)
    return { ...record.close(), pace }
  }
  if (sport === 'combat') {
    const winner = fight(combatRates(league), roundsOf(league), teams, draws, record)
    return { ...record.close(winner), pace: null }
  }
  if (sport === 'baseball') playBaseball(teams, draws, record)
  else if (sport === 'hockey') playHockey(teams, draws, record)
  else if (sport === 'soccer') playSoccer(teams, draws, record)
  else playFootball(teams, draws, record)
  return { ...record.close(), pace: null }
}
