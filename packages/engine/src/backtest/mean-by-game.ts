import { type MeanWithError, type WeightedValue, weightedMeanWithError } from '@fairline/models'

/**
 * Mean of weighted values, with a standard error that counts the values of one game as related.
 *
 * @param games  one list of values per game
 * @returns null with values of fewer than two games
 */
export function meanByGame(games: readonly (readonly WeightedValue[])[]): MeanWithError | null {
  return weightedMeanWithError(
    games.map((values) => {
      let weight = 0
      let sum = 0
      for (const value of values) {
        weight += value.weight
        sum += value.weight * value.value
      }
      return { weight, value: sum / weight }
    }),
  )
}
