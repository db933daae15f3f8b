import { type Day, type Instant, pacificDay } from '@fairline/domain'
import { LRUCache } from 'lru-cache'

/** Maximum new visitor ids per client network and day: more than a household has, few for a script without cookies. */
const MAX_NEW_VISITORS = 30
const MAX_NETWORKS = 20_000

/** Counts the new visitors of each client network, only in memory: no address is stored. */
export function visitorAllowance() {
  const used = new LRUCache<string, number>({ max: MAX_NETWORKS })
  let today: Day | null = null
  return {
    /** Whether a network may add one more visitor today; counts it if so. */
    take(network: string, at: Instant): boolean {
      const day = pacificDay(at)
      if (day !== today) used.clear()
      today = day
      const count = used.get(network) ?? 0
      if (count >= MAX_NEW_VISITORS) return false
      used.set(network, count + 1)
      return true
    },
  }
}
