import type { LeagueKey } from '@fairline/domain'
import {
  type GoalsSettings,
  goalsRating,
  type RunsSettings,
  runsRating,
  type TwoWaySettings,
  twoWayRating,
  type WinnerModel,
} from '@fairline/models'

/*
 * Found by `fairline fit`, which looks for the forecasts nearest to the closing line: MLB on 2011–2015, NBA on 2008–2015,
 * NHL on 2019–2021, WNBA on 2019–2020, La Liga and Serie A (one set between both) on 2012–2016, MLS on 2013–2016, UFC on
 * 2011–2016. The NFL, boxing and the cups have no seasons here to be fitted on and borrow their neighbours'.
 */
const mlb: RunsSettings = {
  attackGain: 0.0015,
  defenceGain: 0.00126,
  starterGain: 0.0077,
  attackCarry: 0.756,
  defenceCarry: 0.373,
  starterCarry: 0.719,
  newStarter: 0.086,
  usualStarter: 0.026,
  starterLate: 0.47,
  early: -0.72,
  late: -0.77,
  levelGain: 0.001,
  homeField: 0.0198,
  homeEdge: 0.078,
  homeGain: 0.0001,
  slope: 1.81,
  marketVariance: 0.051,
  earlyCap: 7.2,
  lateCap: 4.2,
}
const nba: TwoWaySettings = {
  gain: 0.112,
  marginUnit: 10,
  marginPower: 0.569,
  marketGain: 0.182,
  homeEdge: 0.554,
  homeGain: 0.00182,
  carry: 0.54,
  newcomer: 0,
  newcomerHaste: 0,
}
const nhl: TwoWaySettings = {
  gain: 0.0405,
  marginUnit: 2,
  marginPower: 0.75,
  marketGain: 0.146,
  homeEdge: 0.18,
  homeGain: 0.00409,
  carry: 0.7,
  newcomer: 0,
  newcomerHaste: 0.95,
}
const wnba: TwoWaySettings = {
  gain: 0.148,
  marginUnit: 10,
  marginPower: 0.525,
  marketGain: 0.15,
  homeEdge: 0.227,
  homeGain: 0.00005,
  carry: 0.495,
  newcomer: 0,
  newcomerHaste: 4.1,
}
const fights: TwoWaySettings = {
  gain: 0.391,
  marginUnit: 1,
  marginPower: 0,
  marketGain: 0.216,
  homeEdge: 0,
  homeGain: 0,
  carry: 1,
  newcomer: 0,
  newcomerHaste: 0.262,
}
const clubs: GoalsSettings = {
  gain: 0.015,
  marketGain: 0.266,
  homeEdge: 0.35,
  homeGain: 0.0007,
  level: 0.25,
  levelGain: 0.00036,
  rho: -0.09,
  carry: 0.9,
  newcomer: -0.6,
  newcomerHaste: 1,
}
const mls: GoalsSettings = {
  gain: 0.0149,
  marketGain: 0.197,
  homeEdge: 0.395,
  homeGain: 0.00148,
  level: 0.4,
  levelGain: 0.00122,
  rho: -0.09,
  carry: 0.652,
  newcomer: -0.1,
  newcomerHaste: 2.05,
}
const cups: GoalsSettings = { ...clubs, newcomer: -0.1, newcomerHaste: 2 }
const nations: GoalsSettings = { ...clubs, gain: 0.08, carry: 0.95, newcomer: -0.3, newcomerHaste: 3 }

/** The constants of a league's model. */
export type LeagueSettings =
  | { readonly kind: 'two-way'; readonly settings: TwoWaySettings }
  | { readonly kind: 'goals'; readonly settings: GoalsSettings }
  | { readonly kind: 'runs'; readonly settings: RunsSettings }

const twoWay = (settings: TwoWaySettings): LeagueSettings => ({ kind: 'two-way', settings })
const goals = (settings: GoalsSettings): LeagueSettings => ({ kind: 'goals', settings })

/** Which model forecasts a league, with which constants. A better one is a new model file and a line here. */
export const leagueSettings: Readonly<Record<LeagueKey, LeagueSettings>> = {
  mlb: { kind: 'runs', settings: mlb },
  nba: twoWay(nba),
  wnba: twoWay(wnba),
  nhl: twoWay(nhl),
  nfl: twoWay(nba),
  mls: goals(mls),
  goldcup: goals(nations),
  laliga: goals(clubs),
  seriea: goals(clubs),
  premier: goals(clubs),
  champions: goals(cups),
  europa: goals(cups),
  euro: goals(nations),
  copa: goals(nations),
  ufc: twoWay(fights),
  boxing: twoWay(fights),
}

/** Changes whenever a forecast of any league would. */
export const MODEL_VERSION = 'rating-5'

/** A fresh model, knowing nothing yet. */
export function winnerModelOf(of: LeagueSettings): WinnerModel {
  if (of.kind === 'runs') return runsRating(of.settings)
  return of.kind === 'two-way' ? twoWayRating(of.settings) : goalsRating(of.settings)
}
