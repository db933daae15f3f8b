import { beatClose, logit } from '@fairline/models'

const DAY_MS = 86_400_000
const HALF_LIFE_MS = 700 * DAY_MS
const REFIT_AFTER_MS = 28 * DAY_MS
const FEWEST_GAMES = 200

/**
 * The chance that a price beats the fair closing price, from how far past closing lines landed from the blend made at
 * the open. Both sides of a game are one residual each. Fitted as games are learnt, never when it is asked for.
 */
export function learntClose() {
  const residuals: number[] = []
  const moments: number[] = []
  let chance: ((expected: number, needed: number) => number) | null = null
  let fittedAt = Number.NEGATIVE_INFINITY
  let games = 0

  function refit(now: number): void {
    chance = beatClose(
      residuals,
      moments.map((at) => 0.5 ** ((now - at) / HALF_LIFE_MS)),
    )
    fittedAt = now
  }

  return {
    /** In percent; null until enough games have closed. */
    confidence: (expected: number, price: number): number | null =>
      chance === null ? null : 100 * chance(expected, 1 / price),
    /** Learns where a game closed that had been expected to close elsewhere. */
    learn(expected: readonly number[], closing: readonly number[], at: number): void {
      games += 1
      for (let i = 0; i < expected.length; i++) {
        residuals.push(logit(closing[i] as number) - logit(expected[i] as number))
        moments.push(at)
      }
      if (games >= FEWEST_GAMES && at - fittedAt >= REFIT_AFTER_MS) refit(at)
    },
  }
}
