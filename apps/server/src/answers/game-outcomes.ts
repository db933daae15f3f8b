import type { GamePage } from '@fairline/contract'
import { type Game, leagues, type Result } from '@fairline/domain'
import type { BoardGame } from '@fairline/engine'
import { currentProbabilities } from './current-probabilities.ts'
import { openPercentOf, percentOf } from './wire.ts'

type Outcomes = GamePage['outcomes']

/** Probability of each outcome as it is now; none in play if neither books nor score tell it. */
export function currentOutcomes(onBoard: BoardGame): Outcomes {
  const { game, live, result } = onBoard
  if (result) return finalOutcomes(game, result)
  if (!live) return pregameOutcomes(onBoard)
  const ours = currentProbabilities(onBoard)
  return ours ? outcomesOf(game, { ours, rating: live.model, market: live.market }) : []
}

/** Probability of each outcome as the game began; none of a game that was over before it was seen. */
export function pregameOutcomes({ game, forecast, model }: BoardGame): Outcomes {
  const ours = forecast?.chances ?? model
  return ours ? outcomesOf(game, { ours, rating: model, market: forecast?.market ?? null }) : []
}

/** Outcomes of a game's winner in the order its probabilities are listed, first the home side. */
export const winnersOf = ({ league }: Game): readonly Result['winner'][] =>
  leagues[league].outcomes === 'three-way' ? ['home', 'draw', 'away'] : ['home', 'away']

const nameOf = (game: Game, winner: Result['winner']): string => (winner === 'draw' ? 'Draw' : game[winner].name)

function finalOutcomes(game: Game, { winner }: Result): Outcomes {
  return winnersOf(game).map((outcome) => ({
    name: nameOf(game, outcome),
    ours: outcome === winner ? 100 : 0,
    rating: null,
    market: null,
  }))
}

interface Probabilities {
  readonly ours: readonly number[]
  readonly rating: readonly number[] | null
  readonly market: readonly number[] | null
}

function outcomesOf(game: Game, { ours, rating, market }: Probabilities): Outcomes {
  return winnersOf(game).map((outcome, i) => ({
    name: nameOf(game, outcome),
    ours: openPercentOf(ours[i] ?? 0),
    rating: rating && openPercentOf(rating[i] ?? 0),
    market: market && percentOf(market[i] ?? 0),
  }))
}
