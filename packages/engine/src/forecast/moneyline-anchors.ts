import { winnersSpreads } from './winners-spreads.ts'

/**
 * Probabilities that the winner fixes.
 *
 * @param winner  probabilities of home and away, or of home, draw and away
 * @returns probabilities that the home side covers each spread that is the winner by another name
 */
export function moneylineAnchors(winner: readonly number[]): { line: number; probability: number }[] {
  return winnersSpreads(winner.length === 2 ? 'two-way' : 'three-way').flatMap(({ line, outcomes: [home, away] }) => {
    const probability = home === null ? complement(winner[away as number]) : winner[home]
    return probability === undefined ? [] : [{ line, probability }]
  })
}

const complement = (probability: number | undefined) => (probability === undefined ? undefined : 1 - probability)
