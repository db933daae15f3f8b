import type { Instant } from '@fairline/domain'

/** The clock is behind the newest published entry: deciding now would publish for the same time twice. */
export class ClockBehindError extends Error {
  override readonly name = 'ClockBehindError'
  /** The newest moment that was published or recorded. */
  readonly newest: Instant
  readonly now: Instant

  constructor(newest: Instant, now: Instant) {
    super(
      `the clock says ${new Date(now).toISOString()}, but there are records up to ${new Date(newest).toISOString()}`,
    )
    this.newest = newest
    this.now = now
  }
}
