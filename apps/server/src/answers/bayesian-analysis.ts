import type { BayesianAnalysis } from '@fairline/contract'
import { leagues } from '@fairline/domain'
import type { Board, RecordedPick } from '@fairline/engine'
import { publishedSuccess } from './published-success.ts'
import { percentOf, provenanceOf } from './wire.ts'

/** Chances of every game that is not over. @param picks  published as it happened */
export function bayesianAnalysisOf(board: Board, picks: readonly RecordedPick[] = []): BayesianAnalysis {
  const { successRate, sample } = publishedSuccess(picks)
  const open = board.games.filter(({ result }) => result === null)
  return {
    analyses: open.map(({ game, forecast, model, live }) => {
      const chances = live?.market ?? live?.model ?? forecast?.chances ?? model
      const draw = leagues[game.league].outcomes === 'three-way' ? chances[1] : undefined
      return {
        ...{ gameId: game.id, league: leagues[game.league].name, homeTeam: game.home.name, awayTeam: game.away.name },
        homeProbability: percentOf(chances[0] ?? 0),
        awayProbability: percentOf(chances.at(-1) ?? 0),
        drawProbability: draw === undefined ? null : percentOf(draw),
        ratingHome: percentOf(model[0] ?? 0),
        marketHome: forecast?.market ? percentOf(forecast.market[0] ?? 0) : null,
      }
    }),
    summary: { games: open.length, modelAccuracy: successRate, sample },
    provenance: provenanceOf(board),
  }
}
