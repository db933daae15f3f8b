import type { LedgerRow } from '@fairline/domain'
import type { Ledger, LedgerPage, UnreadableRow } from '../ports/ledger.ts'
import { addProblem, type LedgerProblem } from './ledger-problems.ts'
import { isIntact, NOT_INTACT } from './row-checks.ts'

const PAGE = 1000
const MISSING = 'no row with this number is stored'

/** Reads a ledger in order and remembers where it stopped. */
export interface LedgerFollower {
  /**
   * Yields the readable rows appended since the last call, oldest first. After an error the next call continues
   * behind the last row that was yielded.
   *
   * @throws {StoreError} if the store cannot be read
   */
  readNew(): AsyncGenerator<LedgerRow>
  /** Rows that are missing or unreadable so far. */
  problems(): readonly LedgerProblem[]
  /** Sequence number of the last row that was passed, readable or not. */
  position(): number
}

export interface FollowOptions {
  /** Why a row that can be read is left out nevertheless; null if it is not. By default a row whose hash does not fit is left out. */
  readonly faultOf?: (row: LedgerRow) => string | null
}

const intactFault = (row: LedgerRow): string | null => (isIntact(row) ? null : NOT_INTACT)

/** Follows a ledger row by row and notes which rows are missing, unreadable or damaged. */
export function followLedger(
  ledger: Omit<Ledger, 'append'>,
  { faultOf = intactFault }: FollowOptions = {},
): LedgerFollower {
  const problems: LedgerProblem[] = []
  let position = 0

  /** Notes the rows between the last one and a sequence number as missing. */
  function noteMissing(before: number): void {
    if (before > position + 1) {
      addProblem(problems, { kind: 'missing', from: position + 1, to: before - 1, reason: MISSING })
    }
  }

  function* passPage(page: LedgerPage): Generator<LedgerRow> {
    for (const item of inOrder(page)) {
      noteMissing(item.seq)
      position = item.seq
      const reason = 'entry' in item ? faultOf(item) : item.reason
      if (reason !== null) addProblem(problems, { kind: 'unreadable', from: item.seq, to: item.seq, reason })
      else if ('entry' in item) yield item
    }
  }

  async function* readNew(): AsyncGenerator<LedgerRow> {
    // Read before the rows: what is appended meanwhile must not look as if it were missing.
    const head = await ledger.head()
    for (;;) {
      const page = await ledger.rows(position, PAGE)
      yield* passPage(page)
      if (page.next === null) break
    }
    // The next append continues after the head, so rows up to it that are not there now never come.
    if (head && head.seq > position) {
      noteMissing(head.seq + 1)
      position = head.seq
    }
  }

  return { readNew, problems: () => problems, position: () => position }
}

const inOrder = ({ rows, unreadable }: LedgerPage): (LedgerRow | UnreadableRow)[] =>
  unreadable.length === 0 ? [...rows] : [...rows, ...unreadable].sort((a, b) => a.seq - b.seq)
