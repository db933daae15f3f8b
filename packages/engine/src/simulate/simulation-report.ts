import { type LeagueKey, leagues } from '@fairline/domain'
import { type JointProbability, jointProbability, type Leg } from '@fairline/models'
import type { GameMarginals } from './average-game.ts'
import { type GameSimulation, simulateGame } from './game-simulation.ts'

/** What a simulation says. Probabilities are fractions. */
export interface SimulationReport {
  readonly league: LeagueKey
  readonly games: number
  readonly seed: number
  /** What the game was to come to, and what the draws come to before they are weighed. */
  readonly asked: GameMarginals
  readonly drawn: GameMarginals
  /** How many equally weighted draws would tell as much. */
  readonly effective: number
  readonly home: Moments
  readonly away: Moments
  readonly total: Moments
  /** Mean scores by period; overtime is in the final score only. */
  readonly periods: readonly { readonly home: number; readonly away: number }[]
  /** Of pairs of bets, over all draws. */
  readonly correlations: readonly { readonly of: readonly [string, string]; readonly correlation: number }[]
  readonly parlay?: SameGameParlay
}

interface Moments {
  readonly mean: number
  readonly deviation: number
}

/** Several bets on one game. */
export interface SameGameParlay {
  readonly legs: readonly (JointProbability & { readonly name: string })[]
  readonly together: JointProbability
  /** What the legs would come to if they were independent. */
  readonly independent: number
  /** Decimal odds without a margin; null where no draw wins. */
  readonly fairPrice: number | null
}

/** A bet with the words of the request. */
export interface NamedLeg {
  readonly name: string
  readonly leg: Leg
}

/** What to report. */
export interface SimulationWanted {
  readonly league: LeagueKey
  readonly marginals: GameMarginals
  readonly count: number
  readonly seed: number
  readonly legs: readonly NamedLeg[]
}

/**
 * Draws a game and says what the draws come to.
 *
 * @throws {RangeError} for a league whose games are not drawn, marginals that cannot be met, or bets on players not drawn
 */
export function simulationReport({ league, marginals, count, seed, legs }: SimulationWanted): SimulationReport {
  const simulation = simulateGame({ league, marginals, count, seed })
  const { draws, tilted } = simulation
  const { weights } = tilted
  const even = new Float64Array(count).fill(1 / count)
  const total = Float64Array.from(draws.home, (runs, i) => runs + (draws.away[i] as number))
  const meanOf = (values: ArrayLike<number>) => momentsOf(values, weights).mean
  const won = wins(simulation, even)
  return {
    league,
    games: count,
    seed,
    asked: marginals,
    drawn: { ...won, total: momentsOf(total, even).mean },
    effective: tilted.effective,
    home: momentsOf(draws.home, weights),
    away: momentsOf(draws.away, weights),
    total: momentsOf(total, weights),
    periods: draws.periods.map(({ home, away }) => ({ home: meanOf(home), away: meanOf(away) })),
    correlations: correlationsOf(league, simulation, Math.floor(meanOf(total)) + 0.5),
    ...(legs.length === 0 ? {} : { parlay: parlayOf(simulation, legs) }),
  }
}

function wins({ draws }: GameSimulation, weights: Float64Array): { home: number; draw?: number } {
  let [home, draw] = [0, 0]
  for (let i = 0; i < draws.count; i++) {
    const lead = (draws.home[i] as number) - (draws.away[i] as number)
    if (lead > 0) home += weights[i] as number
    else if (lead === 0) draw += weights[i] as number
  }
  return draw > 0 ? { home, draw } : { home }
}

function momentsOf(values: ArrayLike<number>, weights: Float64Array): Moments {
  let [mean, squares] = [0, 0]
  for (let i = 0; i < weights.length; i++) {
    const [value, weight] = [values[i] as number, weights[i] as number]
    mean += weight * value
    squares += weight * value * value
  }
  return { mean, deviation: Math.sqrt(Math.max(0, squares - mean * mean)) }
}

function parlayOf({ draws, tilted }: GameSimulation, legs: readonly NamedLeg[]): SameGameParlay {
  const each = legs.map(({ name, leg }) => ({ name, ...jointProbability(draws, tilted, [leg]) }))
  const together = jointProbability(
    draws,
    tilted,
    legs.map(({ leg }) => leg),
  )
  return {
    legs: each,
    together,
    independent: each.reduce((product, { probability }) => product * probability, 1),
    fairPrice: together.probability > 0 ? 1 / together.probability : null,
  }
}

/** The pairs of bets in every report, by sport. */
function pairsOf(league: LeagueKey, line: number): readonly (readonly [NamedLeg, NamedLeg])[] {
  const over: NamedLeg = { name: `over ${line}`, leg: { kind: 'total', side: 'over', line } }
  const home: NamedLeg = { name: 'home wins', leg: { kind: 'winner', pick: 'home' } }
  const { sport } = leagues[league]
  if (sport === 'combat') return []
  if (sport !== 'baseball') return [[home, over]]
  const strikeouts: NamedLeg = {
    name: 'home starter over 4.5 strikeouts',
    leg: { kind: 'player', player: 'home starter', stat: 'strikeouts', side: 'over', line: 4.5 },
  }
  const cover: NamedLeg = { name: 'home −1.5', leg: { kind: 'spread', side: 'home', line: -1.5 } }
  return [
    [home, over],
    [cover, over],
    [strikeouts, over],
    [strikeouts, home],
  ]
}

function correlationsOf(
  league: LeagueKey,
  { draws, tilted }: GameSimulation,
  line: number,
): SimulationReport['correlations'] {
  return pairsOf(league, line).map(([a, b]) => {
    const [p, q] = [
      jointProbability(draws, tilted, [a.leg]).probability,
      jointProbability(draws, tilted, [b.leg]).probability,
    ]
    const both = jointProbability(draws, tilted, [a.leg, b.leg]).probability
    return { of: [a.name, b.name], correlation: (both - p * q) / Math.sqrt(p * (1 - p) * q * (1 - q)) }
  })
}
