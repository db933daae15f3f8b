import { type LeagueKey, leagues } from '@fairline/domain'
import {
  type DrawnPlayer,
  type GameDraws,
  simulateBasketball,
  simulateFight,
  simulateHockey,
  simulateSoccer,
  type Tilted,
  threeWayOfGoals,
  tiltDraws,
} from '@fairline/models'
import { findRoot, logit, normalQuantile } from '@fairline/numeric'
import { lineDeviations } from '../forecast/league-scoring.ts'
import type { GameMarginals } from './average-game.ts'
import { baseballDraws } from './baseball-draws.ts'

/** How one game may go, and the weights with which the draws come to what is believed of it. */
export interface GameSimulation {
  readonly draws: GameDraws
  readonly tilted: Tilted
}

/** What to draw. */
export interface SimulationRequest {
  readonly league: LeagueKey
  readonly marginals: GameMarginals
  readonly count: number
  readonly seed: number
  /** Players whose counts are drawn too, in basketball. In baseball both orders and starters always are. */
  readonly players?: readonly DrawnPlayer[]
}

/** Log-odds of winning an NHL game for one more logarithm of the ratio of goals: fitted with the rating. */
const HOCKEY_SLOPE = 3
const SOCCER_DEPENDENCE = -0.09

/**
 * Draws a game so that the probabilities of its outcomes and its expected total are those that are believed.
 *
 * @throws {RangeError} for a league whose games are not drawn, or marginals that no draws can meet
 */
export function simulateGame(query: SimulationRequest): GameSimulation {
  const draws = drawsOf(query)
  const { home, draw, total } = query.marginals
  const { sport } = leagues[query.league]
  const share = (won: (i: number) => boolean) => Float64Array.from({ length: draws.count }, (_, i) => (won(i) ? 1 : 0))
  const [ours, theirs] = [draws.home, draws.away]
  return {
    draws,
    tilted: tiltDraws(draws.count, [
      {
        name: 'the chance of the home side',
        values: share((i) => (ours[i] as number) > (theirs[i] as number)),
        mean: home,
      },
      ...(draw === undefined
        ? []
        : [{ name: 'the chance of a draw', values: share((i) => ours[i] === theirs[i]), mean: draw }]),
      ...(sport === 'combat'
        ? []
        : [
            {
              name: 'the expected total',
              values: Float64Array.from(ours, (one, i) => one + (theirs[i] as number)),
              mean: total,
            },
          ]),
    ]),
  }
}

function drawsOf({ league, marginals, count, seed, players = [] }: SimulationRequest): GameDraws {
  const { sport } = leagues[league]
  const { home, total } = marginals
  if (sport === 'baseball') return baseballDraws(marginals, count, seed)
  if (sport === 'hockey') {
    const ratio = Math.exp(logit(home) / HOCKEY_SLOPE)
    return simulateHockey(
      { home: { goals: (total * ratio) / (1 + ratio) }, away: { goals: total / (1 + ratio) } },
      count,
      seed,
    )
  }
  if (sport === 'soccer') {
    const share = goalShare(marginals)
    return simulateSoccer(
      { home: { goals: total * share }, away: { goals: total * (1 - share) }, dependence: SOCCER_DEPENDENCE },
      count,
      seed,
    )
  }
  if (league === 'ufc') return simulateFight({ first: home, rounds: 3 }, count, seed)
  if (league !== 'nba' && league !== 'wnba')
    throw new RangeError(`games of ${league} are not drawn: no season of it is recorded to draw from`)
  return simulateBasketball(
    {
      margin: { mean: lineDeviations[league].margin * normalQuantile(home), deviation: lineDeviations[league].margin },
      total: { mean: total, deviation: lineDeviations[league].total },
      players,
    },
    count,
    seed,
  )
}

/** Neither side is expected to score less than this fraction of a game's goals. */
const MIN_GOAL_SHARE = 0.02

/** The home side's share of expected goals that gives it the believed lead in win probability over the away side. */
function goalShare({ home, draw = 0, total }: GameMarginals): number {
  const lead = home - (1 - home - draw)
  const missing = (share: number) => {
    const [win, , loss] = threeWayOfGoals(total * share, total * (1 - share), SOCCER_DEPENDENCE)
    return lead - (win - loss)
  }
  if (missing(MIN_GOAL_SHARE) <= 0) return MIN_GOAL_SHARE
  return missing(1 - MIN_GOAL_SHARE) >= 0 ? 1 - MIN_GOAL_SHARE : findRoot(missing, MIN_GOAL_SHARE, 1 - MIN_GOAL_SHARE)
}
