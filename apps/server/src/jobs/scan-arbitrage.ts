import type { Fact } from '@fairline/domain'
import { marketWatch } from '@fairline/engine'

const FACTS_PER_BREATH = 20

/**
 * The arbitrage scanner: looks at new prices as they come.
 *
 * @param clock        real time in milliseconds, for how long a look takes
 * @param breathe      lets requests be answered; called between parts of a look
 * @param pricesStand  see `FactSource`
 */
export function scanArbitrage(clock: () => number, breathe: () => Promise<void>, pricesStand = false) {
  const watch = marketWatch(pricesStand)
  let [looks, spentMs, firstLook, lastLook] = [0, 0, 0, 0]
  /** The moment of the app's time that is being looked at: leagues come one after another. */
  let looking: number | null = null
  let active = true
  return {
    watch,
    isActive: () => active,
    /** Paused it says so; prices are followed all the same, or what it said afterwards would be wrong. */
    run(on: boolean): void {
      active = on
    },
    /** Takes in what became known; nothing of it is worked out before. */
    async see(facts: readonly Fact[], now: number): Promise<void> {
      const began = clock()
      for (let i = 0; i < facts.length; i += FACTS_PER_BREATH) {
        const partBegan = clock()
        watch.see(facts.slice(i, i + FACTS_PER_BREATH))
        spentMs += clock() - partBegan
        await breathe()
      }
      watch.pass(now)
      if (now === looking) return
      looking = now
      if (looks === 0) firstLook = began
      lastLook = began
      looks += 1
    },
    /** Seconds between looks, and ms of one; null while too few have been. */
    pace: (): { readonly everySeconds: number | null; readonly lookMs: number | null } => ({
      everySeconds: looks < 2 ? null : (lastLook - firstLook) / (looks - 1) / 1000,
      lookMs: looks === 0 ? null : spentMs / looks,
    }),
  }
}

export type ArbitrageScanner = ReturnType<typeof scanArbitrage>
