import type { LeagueKey } from '@fairline/domain'
import { type GoalsSettings, goalsRating, type TwoWaySettings, twoWayRating, type WinnerModel } from '@fairline/models'

const mlb: TwoWaySettings = {
  gain: 0.02,
  marginUnit: 2,
  marginPower: 0.4,
  marketGain: 0.06,
  homeEdge: 0.15,
  homeGain: 0.0003,
  carry: 0.7,
  newcomer: 0,
  newcomerHaste: 0,
}
const nba: TwoWaySettings = {
  gain: 0.05,
  marginUnit: 10,
  marginPower: 0.7,
  marketGain: 0.1,
  homeEdge: 0.45,
  homeGain: 0.001,
  carry: 0.75,
  newcomer: 0,
  newcomerHaste: 0,
}
const nhl: TwoWaySettings = {
  gain: 0.03,
  marginUnit: 2,
  marginPower: 0.4,
  marketGain: 0.08,
  homeEdge: 0.18,
  homeGain: 0.0005,
  carry: 0.7,
  newcomer: 0,
  newcomerHaste: 2,
}
const wnba: TwoWaySettings = {
  gain: 0.06,
  marginUnit: 10,
  marginPower: 0.7,
  marketGain: 0.15,
  homeEdge: 0.35,
  homeGain: 0.001,
  carry: 0.6,
  newcomer: 0,
  newcomerHaste: 2,
}
const fights: TwoWaySettings = {
  gain: 0.4,
  marginUnit: 1,
  marginPower: 0,
  marketGain: 0.4,
  homeEdge: 0,
  homeGain: 0,
  carry: 1,
  newcomer: 0,
  newcomerHaste: 0,
}
const clubs: GoalsSettings = {
  gain: 0.03,
  marketGain: 0.08,
  homeEdge: 0.3,
  homeGain: 0.0006,
  level: 0.25,
  levelGain: 0.0009,
  rho: -0.09,
  carry: 0.95,
  newcomer: -0.25,
  newcomerHaste: 1,
}
const mls: GoalsSettings = { ...clubs, homeEdge: 0.45, carry: 0.6, newcomer: -0.1 }
const nations: GoalsSettings = { ...clubs, gain: 0.08, carry: 0.95, newcomer: -0.3, newcomerHaste: 3 }

/** Which model forecasts a league, under which version. A better one is a new model file and a line here. */
const makers: Readonly<Record<LeagueKey, () => WinnerModel>> = {
  mlb: () => twoWayRating(mlb),
  nba: () => twoWayRating(nba),
  wnba: () => twoWayRating(wnba),
  nhl: () => twoWayRating(nhl),
  nfl: () => twoWayRating(nba),
  mls: () => goalsRating(mls),
  goldcup: () => goalsRating(nations),
  laliga: () => goalsRating(clubs),
  seriea: () => goalsRating(clubs),
  premier: () => goalsRating(clubs),
  champions: () => goalsRating(clubs),
  europa: () => goalsRating(clubs),
  euro: () => goalsRating(nations),
  copa: () => goalsRating(nations),
  ufc: () => twoWayRating(fights),
  boxing: () => twoWayRating(fights),
}

/** Changes whenever a forecast of any league would. */
export const MODEL_VERSION = 'rating-1'

/** A fresh model of a league, knowing nothing yet. */
export const winnerModelOf = (league: LeagueKey): WinnerModel => makers[league]()
