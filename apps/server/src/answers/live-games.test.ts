import { aGame } from '@fairline/engine/testing'
import { describe, expect, it } from 'vitest'
import { AS_OF, boardOf, liveGame } from '../../testing/board-of.ts'
import { liveGamesAnalysisOf } from './live-games.ts'

const game = aGame({ id: 'g', league: 'premier', startsAt: AS_OF - 3_600_000 })
const liveAt = (winner: readonly number[]) => ({ winner, market: winner, model: null, total: null, spread: null })

/** What is said of a game of soccer without a pick, in which home, draw and away are so likely now. */
function saidOf(winner: readonly number[]) {
  const [said] = liveGamesAnalysisOf(boardOf(liveGame('g', [], { game, live: liveAt(winner) }))).games
  return { pick: said?.pick, winProbability: said?.winProbability }
}

describe('a live game without a pick', () => {
  it('names the side that is likeliest to win', () => {
    const { home, away } = aGame()
    expect(saidOf([0.5, 0.3, 0.2])).toEqual({ pick: `${home.name} favored`, winProbability: 50 })
    expect(saidOf([0.1, 0.3, 0.6])).toEqual({ pick: `${away.name} favored`, winProbability: 60 })
  })

  it('calls no outcome certain that is not over', () => {
    expect(saidOf([1, 0, 0]).winProbability).toBeLessThan(100)
  })

  it('favors neither side where a draw is likelier than each', () => {
    expect(saidOf([0.314, 0.4, 0.286])).toEqual({ pick: 'Draw likeliest', winProbability: 40 })
  })

  it('says what the likeliest outcome was worth before the game', () => {
    const chances = [0.45, 0.25, 0.3]
    const forecast = { gameId: 'g', chances, model: chances, market: chances, modelVersion: 'rating', knownAt: AS_OF }
    const [said] = liveGamesAnalysisOf(
      boardOf(liveGame('g', [], { game, live: liveAt([0.1, 0.3, 0.6]), forecast })),
    ).games
    expect(said?.reasoning[0]).toBe('Fair 30.0% before the game, 60.0% now')
  })

  it('has no live odds where no book quotes it, and says no probability', () => {
    const [said] = liveGamesAnalysisOf(boardOf(liveGame('g', [], { game }))).games
    expect(said).toMatchObject({ pick: 'No live odds', winProbability: null })
    expect(said?.reasoning).toEqual(['5–0, Top 7th', 'No pick on this game'])
  })
})
