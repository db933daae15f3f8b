import type { LedgerRow } from '@fairline/domain'
import type { Ledger } from '../ports/ledger.ts'
import { type FollowOptions, followLedger } from './follow-ledger.ts'
import type { LedgerProblem } from './ledger-problems.ts'

/**
 * Yields every sound row of a ledger, oldest first, a page at a time.
 *
 * @param onProblems  called at the end with the rows that are missing, unreadable or damaged; not called if there are none
 * @throws {StoreError} if the store cannot be read
 */
export async function* readLedger(
  ledger: Omit<Ledger, 'append'>,
  onProblems?: (problems: readonly LedgerProblem[]) => void,
  options: FollowOptions = {},
): AsyncGenerator<LedgerRow> {
  const follower = followLedger(ledger, options)
  yield* follower.readNew()
  if (follower.problems().length > 0) onProblems?.(follower.problems())
}
