import { beatClose, type CloseResidual, logit } from '@fairline/models'

const HALF_LIFE_DAYS = 700
const DAY = 86_400_000
const REFIT_AFTER_DAYS = 28
const FEWEST_GAMES = 200

/**
 * The chance that a price beats the fair closing price, from how far past closing lines landed from the blend made at
 * the open. Both sides of a game are one residual each.
 */
export function learntClose() {
  const seen: { residual: number; at: number }[] = []
  let chance: ((expected: number, needed: number) => number) | null = null
  let fittedAt = Number.NEGATIVE_INFINITY
  let games = 0

  return {
    /** In percent; null until enough games have closed. */
    confidence(expected: number, price: number, now: number): number | null {
      if (games >= FEWEST_GAMES && now - fittedAt >= REFIT_AFTER_DAYS * DAY) {
        const weighted: CloseResidual[] = seen.map(({ residual, at }) => ({
          residual,
          weight: 0.5 ** ((now - at) / (HALF_LIFE_DAYS * DAY)),
        }))
        chance = beatClose(weighted)
        fittedAt = now
      }
      return chance === null ? null : 100 * chance(expected, 1 / price)
    },
    learn(expected: readonly number[], closing: readonly number[], at: number): void {
      games += 1
      for (let i = 0; i < expected.length; i++) {
        seen.push({ residual: logit(closing[i] as number) - logit(expected[i] as number), at })
      }
    },
  }
}
