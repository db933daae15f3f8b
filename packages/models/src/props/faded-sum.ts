/** A sum that fades as more is added: half of a value is left after `halfLife` more. */
export interface FadedSum {
  value: number
  weight: number
}

export const fadedSum = (): FadedSum => ({ value: 0, weight: 0 })

/** Adds a value that counts `weight`, after what was there has faded by one step. */
export function addFaded(sum: FadedSum, value: number, halfLife: number, weight = 1): void {
  const left = 0.5 ** (1 / halfLife)
  sum.value = sum.value * left + value
  sum.weight = sum.weight * left + weight
}

/** Keeps a share of it all. */
export function shrinkFaded(sum: FadedSum, share: number): void {
  sum.value *= share
  sum.weight *= share
}

/** Mean of what was added, with a prior that counts as `strength` values. */
export const fadedMean = (sum: FadedSum, prior: number, strength: number): number =>
  (sum.value + strength * prior) / (sum.weight + strength)
