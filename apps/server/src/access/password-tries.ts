import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

const MAX_WRONG_TRIES = 10
const WINDOW_SECONDS = 60

/** Counts wrong passwords: each client and each known device has ten in a minute. */
export function passwordTries() {
  const limiter = new RateLimiterMemory({ points: MAX_WRONG_TRIES, duration: WINDOW_SECONDS })
  return {
    /**
     * Counts an attempt before the password is checked, so that simultaneous attempts count too.
     *
     * @returns null if the password may be checked; otherwise seconds until the next attempt is allowed
     */
    async start(client: string): Promise<number | null> {
      try {
        await limiter.consume(client)
        return null
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      }
    },
    /** Takes an attempt back, because the password was right. */
    async forgive(client: string): Promise<void> {
      await limiter.reward(client)
    },
  }
}

export type PasswordTries = ReturnType<typeof passwordTries>
