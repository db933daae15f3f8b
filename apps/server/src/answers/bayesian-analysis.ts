import type { BayesianAnalysis } from '@fairline/contract'
import { leagues } from '@fairline/domain'
import type { Board } from '@fairline/engine'
import { currentProbabilities } from './current-probabilities.ts'
import type { publishedSuccess } from './published-success.ts'
import { openPercentOf, percentOf, provenanceOf } from './wire.ts'

/** How often published picks won. */
export type Success = Pick<ReturnType<typeof publishedSuccess>, 'successRate' | 'sample'>

/** Probabilities of every game that is not over. */
export function bayesianAnalysisOf(
  board: Board,
  success: Success = { successRate: null, sample: 0 },
): BayesianAnalysis {
  const { successRate, sample } = success
  const open = board.games.filter(({ result }) => result === null)
  return {
    analyses: open.map((onBoard) => {
      const { game, forecast, model } = onBoard
      const probabilities = currentProbabilities(onBoard)
      const percents = probabilities?.map(openPercentOf)
      const isThreeWay = leagues[game.league].outcomes === 'three-way'
      return {
        gameId: game.id,
        league: leagues[game.league].name,
        homeTeam: game.home.name,
        awayTeam: game.away.name,
        homeProbability: percents?.[0] ?? null,
        awayProbability: percents?.at(-1) ?? null,
        drawProbability: isThreeWay ? (percents?.[1] ?? null) : null,
        ratingHome: percentOf(model?.[0] ?? 0),
        marketHome: forecast?.market ? percentOf(forecast.market[0] ?? 0) : null,
      }
    }),
    summary: { games: open.length, modelAccuracy: successRate, sample },
    provenance: provenanceOf(board),
  }
}
