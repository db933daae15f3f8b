import { aGame } from '@fairline/engine/testing'
import { describe, expect, it } from 'vitest'
import { AS_OF, boardOf, liveGame } from '../../testing/board-of.ts'
import { liveGamesAnalysisOf } from './live-games.ts'

/** What is said of a game of soccer without a pick, in which home, draw and away are so likely now. */
function saidOf(winner: readonly number[]) {
  const game = aGame({ id: 'g', league: 'premier', startsAt: AS_OF - 3_600_000 })
  const live = { winner, market: winner, model: null, total: null, spread: null }
  const [said] = liveGamesAnalysisOf(boardOf(liveGame('g', [], { game, live }))).games
  return { pick: said?.pick, winProbability: said?.winProbability }
}

describe('a live game without a pick', () => {
  it('names the side that is likeliest to win', () => {
    const { home, away } = aGame()
    expect(saidOf([0.5, 0.3, 0.2])).toEqual({ pick: `${home.name} favored`, winProbability: 50 })
    expect(saidOf([0.1, 0.3, 0.6])).toEqual({ pick: `${away.name} favored`, winProbability: 60 })
  })

  it('favors neither side where a draw is likelier than each', () => {
    expect(saidOf([0.314, 0.4, 0.286])).toEqual({ pick: 'Draw likeliest', winProbability: 40 })
  })
})
