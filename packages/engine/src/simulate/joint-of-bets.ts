import { type LeagueKey, leagues, type MarketKind, type Selection } from '@fairline/domain'
import { jointChance, type Leg } from '@fairline/models'
import type { GameMarginals } from './average-game.ts'
import { simulateGame } from './game-simulation.ts'

/** A bet on winner, spread or total of a game. */
export interface JointBet {
  readonly market: { readonly kind: MarketKind; readonly line: number | null }
  readonly selection: Selection
  /** Our fair chance, 0–1. */
  readonly chance: number
}

/** What several bets on one game come to together. */
export interface JointOfBets {
  /** That all of them win, 0–1. */
  readonly chance: number
  /** How much likelier that is than if each were on a game of its own: above 1 they help each other. */
  readonly lift: number
  /** One standard error of the lift, by the number of draws. */
  readonly liftStdErr: number
}

const [DRAWS, SEED] = [6000, 1]

/**
 * The chance that several bets on one game win together. How they hang together comes from draws of the game; how likely each is by
 * itself is taken as it is told.
 *
 * @param marginals  what is believed of the game
 * @param bets  two or more
 * @returns null for a league whose games are not drawn, and for bets that draws do not settle
 */
export function jointOfBets(
  league: LeagueKey,
  marginals: GameMarginals,
  bets: readonly JointBet[],
): JointOfBets | null {
  const legs = bets.map((bet) => legOf(league, bet))
  if (legs.some((leg) => leg === null)) return null
  try {
    const { draws, tilted } = simulateGame({ league, marginals, count: DRAWS, seed: SEED })
    const told = legs.flatMap((leg) => leg ?? [])
    const alone = told.reduce((product, leg) => product * jointChance(draws, tilted, [leg]).chance, 1)
    const together = jointChance(draws, tilted, told)
    if (alone === 0) return null
    const lift = together.chance / alone
    const apart = bets.reduce((product, { chance }) => product * chance, 1)
    const most = Math.min(...bets.map(({ chance }) => chance))
    return { chance: Math.min(most, apart * lift), lift, liftStdErr: together.stdErr / alone }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** As draws settle it; null for what they do not. */
function legOf(league: LeagueKey, { market: { kind, line }, selection }: JointBet): Leg | null {
  if (selection === 'over' || selection === 'under')
    return kind === 'total' && line !== null ? { kind, side: selection, line } : null
  if (kind === 'moneyline' || kind === 'three-way')
    return { kind: 'winner', pick: selection, drawn: leagues[league].outcomes === 'three-way' ? 'loses' : 'returns' }
  if (kind !== 'spread' || line === null || selection === 'draw') return null
  // The line is the home side's.
  return { kind, side: selection, line: selection === 'home' ? line : -line }
}
