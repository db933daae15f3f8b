import { mix } from './mix.ts'

/** Random draws in a fixed order, from a whole number. */
export interface Draws {
  /** In [0, 1). */
  share(): number
  /** Whether something of a chance happens. */
  happens(chance: number): boolean
  /** A whole number in [from, to]. */
  between(from: number, to: number): number
  /** An index, drawn by weights that need not sum to 1. */
  weighted(weights: readonly number[]): number
}

/** Draws that follow from a whole number alone. */
export function drawsFrom(seed: number): Draws {
  let [a, b, c, counter] = [mix(seed, 1) | 0, mix(seed, 2) | 0, mix(seed, 3) | 0, 1]
  const share = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 4294967296
  }
  return {
    share,
    happens: (chance) => share() < chance,
    between: (from, to) => from + Math.floor(share() * (to - from + 1)),
    weighted(weights) {
      let total = 0
      for (const weight of weights) total += weight
      let left = share() * total
      for (let i = 0; i < weights.length; i++) {
        left -= weights[i] as number
        if (left < 0) return i
      }
      return weights.length - 1
    },
  }
}
