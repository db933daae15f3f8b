import type { TrueLine } from '@fairline/engine'
import { matchView } from './view/match-view.ts'
import { matchOf } from './world/match.ts'

/** The true probabilities of half-point lines in a simulated world: by how well both sides really play. */
export function trueLine(seed: number): TrueLine {
  return (game, kind, line) => {
    const view = matchView(game.league, matchOf({ seed }, game).truth, 'full', null)
    return kind === 'spread' ? view.marginAbove(-line) : view.totalAbove(line)
  }
}
