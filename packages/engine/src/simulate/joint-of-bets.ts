import { type LeagueKey, leagues, type Market, type Selection } from '@fairline/domain'
import { jointProbability, type Leg } from '@fairline/models'
import type { GameMarginals } from './average-game.ts'
import { type DrawFinalScores, drawFinalScores } from './draw-final-scores.ts'

/** A bet on winner, spread or total of a game. */
export interface JointBet {
  readonly market: Pick<Market, 'kind' | 'period' | 'line'>
  readonly selection: Selection
  /** Our fair probability, 0–1. */
  readonly probability: number
}

/** What several bets on one game come to together. */
export interface JointOfBets {
  /** That all of them win, 0–1. */
  readonly probability: number
  /** How much likelier that is than if each were on a game of its own: above 1 they help each other. */
  readonly lift: number
  /** One standard error of the lift, by the number of draws. */
  readonly liftStdErr: number
}

/**
 * The probability that several bets on one game win together. How they hang together comes from draws of the game; how likely each is by
 * itself is taken as it is, and bounds what they come to together.
 *
 * @param marginals  what is believed of the game
 * @param bets  two or more
 * @param draw  replaces the simulation of the game, for example by one that caches its draws
 * @returns null for a league whose games are not drawn, and for bets that draws do not settle
 */
export function jointOfBets(
  league: LeagueKey,
  marginals: GameMarginals,
  bets: readonly JointBet[],
  draw: DrawFinalScores = drawFinalScores,
): JointOfBets | null {
  const legs = bets.flatMap((bet) => legOf(league, bet) ?? [])
  if (legs.length < bets.length) return null
  const simulation = draw(league, marginals)
  if (!simulation) return null
  const { draws, tilted } = simulation
  const alone = legs.reduce((product, leg) => product * jointProbability(draws, tilted, [leg]).probability, 1)
  const together = jointProbability(draws, tilted, legs)
  if (alone === 0) return null
  const lift = together.probability / alone
  const apart = bets.reduce((product, { probability }) => product * probability, 1)
  const most = Math.min(...bets.map(({ probability }) => probability))
  const least = bets.reduce((sum, { probability }) => sum + probability, 1 - bets.length)
  return { probability: Math.max(least, Math.min(most, apart * lift)), lift, liftStdErr: together.stdErr / alone }
}

/** As draws settle it; null for what they do not. */
function legOf(league: LeagueKey, { market: { kind, period, line }, selection }: JointBet): Leg | null {
  if (period !== 'full') return null
  if (selection === 'over' || selection === 'under')
    return kind === 'total' && line !== null ? { kind, side: selection, line } : null
  if (kind === 'moneyline' || kind === 'three-way')
    return { kind: 'winner', pick: selection, drawn: leagues[league].outcomes === 'three-way' ? 'loses' : 'returns' }
  if (kind !== 'spread' || line === null || selection === 'draw') return null
  // The line is the home side's.
  return { kind, side: selection, line: selection === 'home' ? line : -line }
}
