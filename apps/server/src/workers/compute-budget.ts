import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/**
 * Compute budget of one client: 25 points per second on average, a quarter of the worker's time. A visitor with own
 * books, ten polled responses, a slip and a list of props needs 21 points per board version, and boards change at most
 * once per second.
 */
const POINTS = 250
const WINDOW_S = 10

/** Tracks the points each client has spent within the window. */
export function createComputeBudget(points = POINTS, windowSeconds = WINDOW_S) {
  const limiter = new RateLimiterMemory({ points, duration: windowSeconds, keyPrefix: 'compute' })
  return {
    /** Spends points of a client; returns null, or in how many seconds there are new ones. */
    async spend(client: string, cost: number): Promise<number | null> {
      try {
        await limiter.consume(client, cost)
        return null
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      }
    },
  }
}
