import type { Fact, Instant } from '@fairline/domain'
import { marketWatch, momentsOf } from '@fairline/engine'

/**
 * The arbitrage scanner: looks at new prices as they come. A look takes in the prices of one league after another.
 *
 * @param clock        real time in milliseconds, for how long a look takes
 * @param yieldToEventLoop  lets requests be answered; called between the moments of a look
 * @param pricesStand  see `FactSource`
 */
export function scanArbitrage(clock: () => number, yieldToEventLoop: () => Promise<void>, pricesStand = false) {
  const watch = marketWatch(pricesStand)
  let looks = 0
  let spentMs = 0
  let firstLook = 0
  let lastLook = 0
  let active = true
  /** The look that takes in prices right now: when it began, and what ends with it. */
  let current: { readonly began: number; readonly end: PromiseWithResolvers<void> } | null = null

  return {
    watch,
    isActive: () => active,
    /** Paused it says so; prices are followed all the same, or its answers afterwards would be wrong. */
    run(on: boolean): void {
      active = on
    },
    /** Whether the prices of all leagues have been looked at: before, nothing is known. */
    hasLooked: () => looks > 0,
    /** Resolves when no prices are being taken in: what stands in the middle of a look is as of an earlier moment. */
    async lookEnds(): Promise<void> {
      await current?.end.promise
    },
    /** Takes in what became known of a league, moment by moment. */
    async see(facts: readonly Fact[]): Promise<void> {
      current ??= { began: clock(), end: Promise.withResolvers() }
      for (const moment of momentsOf(facts)) {
        const momentBegan = clock()
        watch.see(moment)
        spentMs += clock() - momentBegan
        await yieldToEventLoop()
      }
    },
    /** All leagues were looked at up to a moment, or could not be. */
    endLook(now: Instant): void {
      if (!current) return
      watch.pass(now)
      const { began, end } = current
      if (looks === 0) firstLook = began
      lastLook = began
      looks += 1
      current = null
      end.resolve()
    },
    /** Seconds between looks, and ms of one; null while too few have been. */
    pace: (): { readonly everySeconds: number | null; readonly lookMs: number | null } => ({
      everySeconds: looks < 2 ? null : (lastLook - firstLook) / (looks - 1) / 1000,
      lookMs: looks === 0 ? null : spentMs / looks,
    }),
  }
}

export type ArbitrageScanner = ReturnType<typeof scanArbitrage>
