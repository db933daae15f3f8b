import type { GameDraws } from './game-draws.ts'
import type { Tilted } from './tilt-draws.ts'

/** A bet on one game that draws can settle. Lines are of whole or half numbers. */
export type Leg =
  | { readonly kind: 'winner'; readonly pick: 'home' | 'draw' | 'away'; readonly drawn?: 'loses' | 'returns' }
  | { readonly kind: 'spread'; readonly side: 'home' | 'away'; readonly line: number }
  | { readonly kind: 'total'; readonly side: 'over' | 'under'; readonly line: number; readonly periods?: number }
  | {
      readonly kind: 'team total'
      readonly of: 'home' | 'away'
      readonly side: 'over' | 'under'
      readonly line: number
    }
  | {
      readonly kind: 'player'
      readonly player: string
      /** Several joined by `+` are their sum. */
      readonly stat: string
      readonly side: 'over' | 'under'
      readonly line: number
    }

/** A probability and how exactly draws can tell it. */
export interface JointProbability {
  /** That all legs win, of the draws in which none is returned. */
  readonly probability: number
  readonly stdErr: number
  /** Share of draws in which no leg is returned. */
  readonly decided: number
}

/**
 * The probability that all bets on one game win together.
 *
 * @param legs  at least one
 * @returns the probability with its standard error
 * @throws {RangeError} for no legs, or a player or stat that was not drawn
 * @source counting weighted draws
 */
export function jointProbability(
  draws: GameDraws,
  { weights, effective }: Tilted,
  legs: readonly Leg[],
): JointProbability {
  if (legs.length === 0) throw new RangeError('a joint chance needs at least one bet')
  const judges = legs.map((leg) => judgeOf(draws, leg))
  let [won, decided] = [0, 0]
  for (let i = 0; i < draws.count; i++) {
    let [allWon, noneReturned] = [true, true]
    for (const judge of judges) {
      const ahead = judge(i)
      if (ahead === 0) noneReturned = false
      else if (ahead < 0) allWon = false
    }
    if (!noneReturned) continue
    decided += weights[i] as number
    if (allWon) won += weights[i] as number
  }
  const probability = decided === 0 ? 0 : won / decided
  return {
    probability: probability,
    stdErr: Math.sqrt(Math.max(0, (probability * (1 - probability)) / (effective * Math.max(decided, 1e-9)))),
    decided,
  }
}

/** By how much a bet is ahead at the end of a draw: above 0 it wins, at 0 the stake is returned. */
type Judge = (draw: number) => number

/**
 * How a bet is settled draw by draw.
 *
 * @throws {RangeError} for a player or stat that was not drawn
 */
export function judgeOf(draws: GameDraws, leg: Leg): Judge {
  const { home, away } = draws
  if (leg.kind === 'winner') return winnerJudge(draws, leg)
  if (leg.kind === 'spread') {
    const sign = leg.side === 'home' ? 1 : -1
    return (i) => sign * ((home[i] as number) - (away[i] as number)) + leg.line
  }
  const sign = leg.side === 'over' ? 1 : -1
  if (leg.kind === 'team total') {
    const scores = draws[leg.of]
    return (i) => sign * ((scores[i] as number) - leg.line)
  }
  const counts = leg.kind === 'total' ? totalsOf(draws, leg.periods) : countsOf(draws, leg.player, leg.stat)
  return (i) => sign * (counts(i) - leg.line)
}

function winnerJudge({ home, away }: GameDraws, { pick, drawn = 'loses' }: Leg & { kind: 'winner' }): Judge {
  if (pick === 'draw') return (i) => (home[i] === away[i] ? 1 : -1)
  const sign = pick === 'home' ? 1 : -1
  const tied = drawn === 'returns' ? 0 : -1
  return (i) => (home[i] === away[i] ? tied : sign * ((home[i] as number) - (away[i] as number)))
}

/** Both scores together; of the first this many periods where that is requested. */
function totalsOf({ home, away, periods }: GameDraws, first: number | undefined): (i: number) => number {
  if (first === undefined) return (i) => (home[i] as number) + (away[i] as number)
  const query = periods.slice(0, first)
  return (i) => {
    let sum = 0
    for (const period of query) sum += (period.home[i] as number) + (period.away[i] as number)
    return sum
  }
}

function countsOf({ players }: GameDraws, player: string, stat: string): (i: number) => number {
  const drawn = players.get(player)
  if (!drawn) throw new RangeError(`the player ${player} was not drawn; drawn are ${[...players.keys()].join(', ')}`)
  const parts = stat.split('+').map((part) => {
    const counts = drawn[part]
    if (!counts) throw new RangeError(`${part} of ${player} was not drawn; drawn are ${Object.keys(drawn).join(', ')}`)
    return counts
  })
  return (i) => {
    let sum = 0
    for (const counts of parts) sum += counts[i] as number
    return sum
  }
}
