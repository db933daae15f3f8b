import type { Fact } from '@fairline/domain'
import { marketWatch, momentsOf } from '@fairline/engine'

/**
 * The arbitrage scanner: looks at new prices as they come.
 *
 * @param clock        real time in milliseconds, for how long a look takes
 * @param yieldToEventLoop  lets requests be answered; called between the moments of a look
 * @param pricesStand  see `FactSource`
 */
export function scanArbitrage(clock: () => number, yieldToEventLoop: () => Promise<void>, pricesStand = false) {
  const watch = marketWatch(pricesStand)
  let [looks, spentMs, firstLook, lastLook] = [0, 0, 0, 0]
  /** The moment of the app's time that is being looked at: leagues come one after another. */
  let looking: number | null = null
  let active = true
  /** The look that takes in prices right now. */
  let current: Promise<void> | null = null

  async function take(facts: readonly Fact[], now: number): Promise<void> {
    const began = clock()
    for (const moment of momentsOf(facts)) {
      const momentBegan = clock()
      watch.see(moment)
      spentMs += clock() - momentBegan
      await yieldToEventLoop()
    }
    watch.pass(now)
    if (now === looking) return
    looking = now
    if (looks === 0) firstLook = began
    lastLook = began
    looks += 1
  }

  return {
    watch,
    isActive: () => active,
    /** Paused it says so; prices are followed all the same, or what it said afterwards would be wrong. */
    run(on: boolean): void {
      active = on
    },
    /** Resolves when no prices are being taken in: what stands in the middle of a look is as of an earlier moment. */
    async lookEnds(): Promise<void> {
      while (current) await current.catch(() => undefined)
    },
    /** Takes in what became known, moment by moment. */
    async see(facts: readonly Fact[], now: number): Promise<void> {
      current = take(facts, now)
      try {
        await current
      } finally {
        current = null
      }
    },
    /** Seconds between looks, and ms of one; null while too few have been. */
    pace: (): { readonly everySeconds: number | null; readonly lookMs: number | null } => ({
      everySeconds: looks < 2 ? null : (lastLook - firstLook) / (looks - 1) / 1000,
      lookMs: looks === 0 ? null : spentMs / looks,
    }),
  }
}

export type ArbitrageScanner = ReturnType<typeof scanArbitrage>
