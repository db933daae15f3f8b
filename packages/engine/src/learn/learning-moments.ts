import type { Game, Instant } from '@fairline/domain'
import { hashString, uniformAt } from '@fairline/numeric'

const HOUR_MS = 3_600_000
/** Moments per game, one in each part of the time before the start; the parts are shorter near it, where lines move most. */
const MOMENTS = 4
const LONGEST_HOURS = 28

/**
 * The moments before its start at which a game's prices are learned from. They follow from the game, so that a restart or a
 * history learns the same.
 *
 * @returns the latest first; within 1¾, 7, 15¾ and 28 hours of the start, one in each part
 */
export function learningMoments({ id }: Pick<Game, 'id'>, startsAt: Instant): Instant[] {
  const seed = hashString(id)
  return Array.from({ length: MOMENTS }, (_, i) => {
    const share = (i + uniformAt(seed, i)) / MOMENTS
    return startsAt - Math.max(1, Math.round(LONGEST_HOURS * HOUR_MS * share ** 2))
  })
}
