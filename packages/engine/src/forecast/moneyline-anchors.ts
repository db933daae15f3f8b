/**
 * Spreads that are the moneyline by another name: giving half a point is winning, getting half a point is not losing, and giving none is
 * winning where no game ends level.
 *
 * @param winner  probabilities of home and away, or of home, draw and away
 * @returns probabilities that the home side covers −0.5 and +0.5, and 0 of two outcomes
 */
export function moneylineAnchors(winner: readonly number[]): { line: number; probability: number }[] {
  const home = winner[0]
  const away = winner.at(-1)
  if (home === undefined || away === undefined) return []
  return [
    { line: -0.5, probability: home },
    ...(winner.length === 2 ? [{ line: 0, probability: home }] : []),
    { line: 0.5, probability: 1 - away },
  ]
}
