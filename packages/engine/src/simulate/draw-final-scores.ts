import type { LeagueKey } from '@fairline/domain'
import type { GameMarginals } from './average-game.ts'
import { type GameSimulation, simulateGame } from './game-simulation.ts'

const DRAWS = 6000
const SEED = 1

/**
 * Draws the final scores of one game, weighted so that they match its probabilities. Takes tens of milliseconds and
 * depends only on its arguments, so a caller that prices many bets caches the result. Leaves out periods and players,
 * which would take most of the memory.
 *
 * @returns null for a league that has no simulation, and for marginals that no weights can meet
 */
export function drawFinalScores(league: LeagueKey, marginals: GameMarginals): GameSimulation | null {
  try {
    const { draws, tilted } = simulateGame({ league, marginals, count: DRAWS, seed: SEED })
    return { draws: { ...draws, periods: [], players: new Map() }, tilted }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

export type DrawFinalScores = typeof drawFinalScores
