import type { LedgerRow } from '@fairline/domain'
import type { Ledger, LedgerHead } from '../ports/ledger.ts'
import { followLedger } from './follow-ledger.ts'
import { addProblem, type LedgerProblem } from './ledger-problems.ts'
import { parseRow } from './parse-row.ts'
import { isIntact, NOT_INTACT, rowChecks } from './row-checks.ts'

/** A row that does not hold, and why. */
export interface LedgerFault {
  readonly kind: 'missing' | 'unreadable' | 'unsound'
  readonly row: number
  /** Last row of the range; the same as `row` unless several are missing. */
  readonly to: number
  readonly why: string
}

/** What verifying a whole ledger came to. */
export interface LedgerVerdict {
  /** Rows that were read and checked. */
  readonly rows: number
  /** Null if the ledger is empty: then there is nothing to verify. */
  readonly holds: boolean | null
  readonly missing: readonly LedgerProblem[]
  readonly unreadable: readonly LedgerProblem[]
  /** The first row that was read and does not hold; rows past the newest recorded one are named together. */
  readonly fault: LedgerFault | null
}

/**
 * Recomputes a ledger row by row: the chain, and every figure that follows from others. Continues after a gap and after
 * a row that cannot be read.
 *
 * @returns a function to call with every row in order, as an object or as a line of an export; it returns the first
 *   fault of that row, null if it holds
 */
export function ledgerVerifier(): (raw: unknown) => LedgerFault | null {
  const faultsOf = faultFinder()
  return (raw) => faultsOf(raw)[0] ?? null
}

/**
 * Verifies every row of a stored ledger.
 *
 * @throws {StoreError} if the store cannot be read
 */
export async function verifyLedger(ledger: Ledger): Promise<LedgerVerdict> {
  const head = await ledger.head()
  // Rows that can be read are all checked here, against each other too.
  const follower = followLedger(ledger, { faultOf: () => null })
  const checks = rowChecks()
  let rows = 0
  let fault: LedgerFault | null = null
  let position = 0
  for await (const row of follower.readNew()) {
    rows += 1
    const why = checks.check(row, { isAfterGap: row.seq !== position + 1 }) ?? headFault(row, head)
    position = row.seq
    if (why) fault ??= { kind: 'unsound', row: row.seq, to: row.seq, why }
  }
  return verdictOf(rows, follower.problems(), fault ?? pastHeadFault(follower.position(), await ledger.head()))
}

/** Verifies an exported ledger, one JSON row a line. It has no head: a cut-off end is not noticed. */
export async function verifyExport(lines: AsyncIterable<string>): Promise<LedgerVerdict> {
  const faultsOf = faultFinder()
  const problems: LedgerProblem[] = []
  let rows = 0
  let fault: LedgerFault | null = null
  for await (const line of lines) {
    const faults = faultsOf(line)
    if (!faults.some(({ kind }) => kind === 'unreadable')) rows += 1
    for (const found of faults) {
      const { kind, row, to, why } = found
      if (kind === 'unsound') fault ??= found
      else addProblem(problems, { kind, from: row, to, reason: why })
    }
  }
  return verdictOf(rows, problems, fault)
}

function verdictOf(rows: number, problems: readonly LedgerProblem[], fault: LedgerFault | null): LedgerVerdict {
  return {
    rows,
    holds: rows === 0 && problems.length === 0 ? null : problems.length === 0 && fault === null,
    missing: problems.filter(({ kind }) => kind === 'missing'),
    unreadable: problems.filter(({ kind }) => kind === 'unreadable'),
    fault,
  }
}

function headFault({ seq, hash }: LedgerRow, head: LedgerHead | null): string | null {
  return seq === head?.seq && hash !== head.hash ? 'it is not the row the ledger ended with' : null
}

/**
 * Names rows behind the head. The head moves with every append, so it is read after the rows: it is not behind what was
 * appended meanwhile.
 */
function pastHeadFault(position: number, head: LedgerHead | null): LedgerFault | null {
  const end = head?.seq ?? 0
  if (position <= end) return null
  return {
    kind: 'unsound',
    row: end + 1,
    to: position,
    why: `it is past the newest row the ledger recorded (row ${end})`,
  }
}

/** Finds the faults of each row in turn: rows missing before it, and its own. */
function faultFinder(): (raw: unknown) => LedgerFault[] {
  const checks = rowChecks()
  let position = 0
  let isAfterGap = false

  return (raw) => {
    const expected = position + 1
    const parsed = parseRow(raw, expected)
    if ('reason' in parsed) {
      position = expected
      isAfterGap = true
      return [{ kind: 'unreadable', row: expected, to: expected, why: parsed.reason }]
    }
    const faults: LedgerFault[] = []
    // A number that was tampered with says nothing about how many rows are missing.
    if (parsed.seq > expected && isIntact(parsed)) {
      faults.push({ kind: 'missing', row: expected, to: parsed.seq - 1, why: 'no row with this number is stored' })
      position = parsed.seq - 1
      isAfterGap = true
    }
    const row = position + 1
    const isInPlace = parsed.seq === row
    const why = isInPlace ? checks.check(parsed, { isAfterGap }) : misplaced(parsed, row)
    if (why) faults.push({ kind: 'unsound', row, to: row, why })
    if (parsed.seq >= row) position = row
    isAfterGap = !isInPlace
    return faults
  }
}

const misplaced = (row: LedgerRow, expected: number): string =>
  isIntact(row) ? `it should be row ${expected}, but says ${row.seq}` : NOT_INTACT
