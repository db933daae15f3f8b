import { logistic, type RandomDraws } from '@fairline/numeric'
import type { GameRecord, SideIndex } from './record.ts'
import type { Team } from './team.ts'

/** How a combat sport is fought. */
export interface CombatRates {
  readonly roundMinutes: number
  /** Probability that an average fighter finishes an equal in a round. */
  readonly finish: number
  /** How firmly the better one wins a round, in log-odds per unit of level. */
  readonly firmness: number
}

export const ufcRates: CombatRates = { roundMinutes: 5, finish: 0.1, firmness: 1.1 }
export const boxingRates: CombatRates = { roundMinutes: 3, finish: 0.026, firmness: 1.1 }

/** What is counted of each fighter. */
export const combatStats = ['significant_strikes', 'knockdowns'] as const
const BREAK_MS = 60_000
const WALK_IN_MS = 2 * 60_000

/** Probability that a fighter finishes the other in a round. */
export const finishProbability = (rates: CombatRates, level: number): number => rates.finish * Math.exp(level)

/** Probability that home wins a round that goes its distance. */
export const roundProbability = (rates: CombatRates, difference: number): number =>
  logistic(rates.firmness * difference)

/**
 * Fights round by round; the score is rounds won. After the last one the cards decide, and equal cards go to the fighter who won the
 * first round.
 */
export function fight(
  rates: CombatRates,
  rounds: number,
  teams: readonly [Team, Team],
  draws: RandomDraws,
  record: GameRecord,
): 'home' | 'away' {
  const finishes = teams.map(({ level }) => finishProbability(rates, level)) as [number, number]
  const better = roundProbability(rates, teams[0].level - teams[1].level)
  let first: SideIndex = 0
  for (let number = 1; number <= rounds; number++) {
    const { winner, over } = drawn(finishes, better, draws)
    fightRound({ rates, number, rounds, winner, over }, draws, record)
    if (over) return sideNames[winner]
    if (number === 1) first = winner
  }
  const lead = record.points(0) - record.points(1)
  return sideNames[lead > 0 || (lead === 0 && first === 0) ? 0 : 1]
}

const sideNames = ['home', 'away'] as const

/** Who takes a round, and whether that ends the fight. */
function drawn(finishes: readonly [number, number], better: number, draws: RandomDraws) {
  const ended = draws.uniform()
  const over = ended < finishes[0] + finishes[1]
  const winner: SideIndex = (over ? ended < finishes[0] : draws.bernoulli(better)) ? 0 : 1
  return { winner, over }
}

interface Round {
  readonly rates: CombatRates
  readonly number: number
  readonly rounds: number
  readonly winner: SideIndex
  readonly over: boolean
}

function fightRound({ rates, number, rounds, winner, over }: Round, draws: RandomDraws, record: GameRecord): void {
  const round = rates.roundMinutes * 60_000
  const begins = WALK_IN_MS + (number - 1) * (round + BREAK_MS)
  const left = (rounds - number + 1) / rounds
  record.moment(begins, number, rates.roundMinutes * 60, left)
  const gone = over ? 0.1 + 0.88 * draws.uniform() : 1
  for (const side of [0, 1] as const) {
    const strikes = draws.integer(4, 22) + (side === winner ? 4 : 0)
    record.credit(side, 0, 0, Math.max(1, Math.round(strikes * gone)))
  }
  if (over) record.credit(winner, 0, 1)
  else record.score(winner, 1)
  const seconds = Math.round(rates.roundMinutes * 60 * (1 - gone))
  record.moment(Math.round(begins + round * gone), number, seconds, left - gone / rounds)
}
