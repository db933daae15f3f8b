import type { Day } from '@fairline/domain'
import { Failure } from './failure.ts'

/** @throws {Failure} if the first day is after the last */
export function checkDays(from: Day | null, to: Day | null): void {
  if (from !== null && to !== null && from > to) throw new Failure(`--from ${from} is after --to ${to}: no day is left`)
}
