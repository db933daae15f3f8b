import type { BoardGame } from '@fairline/engine'

/**
 * Fair probabilities of a game that is not over, as they are now, in the order of its league's outcomes. In play they come
 * from live odds or the live model; the probability from before the start says nothing of a game that has begun.
 *
 * @returns null in play if neither live odds nor a live model tell them
 */
export const currentProbabilities = ({
  forecast,
  model,
  live,
}: Pick<BoardGame, 'forecast' | 'model' | 'live'>): readonly number[] | null =>
  live ? live.winner : (forecast?.chances ?? model)
