import type { Instant } from '@fairline/domain'
import { uniformAt } from '@fairline/numeric'
import type { BookView } from './opinion.ts'

const HOUR_MS = 3_600_000
/** A book looks at its prices this many hours before the start, give or take. */
const looks = [22, 17, 13, 10, 7.5, 5.5, 4, 3, 2.2, 1.6, 1.1, 0.75, 0.5, 0.3, 0.16, 0.07]

/** When a book prices a match again before it starts: as it opens, from time to time, and when it learns something. */
export function quoteTimes(view: BookView, startsAt: Instant): Instant[] {
  const regular = looks.map((lead, i) =>
    Math.round(startsAt - lead * HOUR_MS * (0.82 + 0.34 * uniformAt(view.key, i, 7))),
  )
  const times = [view.opensAt, ...regular, ...view.learns]
  return [...new Set(times)].filter((at) => at >= view.opensAt && at < startsAt).sort((a, b) => a - b)
}
