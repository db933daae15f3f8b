import {
  type Instant,
  type LedgerEntry,
  type LedgerRow,
  ledgerKey,
  type Origin,
  type PickEntry,
  type SettlementEntry,
  type SlateEntry,
} from '@fairline/domain'
import { closingLineValue, type Probability, profitOf } from '@fairline/odds'
import { valueAt } from '../betting/value-at.ts'
import { settleByResult } from '../settlement/settle-by-result.ts'
import { GENESIS, hashOf } from './chain.ts'
import { madeAtOf } from './entries-of.ts'
import { gradesOf } from './pick-grades.ts'

export const NOT_INTACT = 'its hash does not fit what it says'

/** Whether a row's hash fits its number, entry and previous hash. */
export const isIntact = (row: LedgerRow): boolean => row.hash === hashOf(row)

/** Checks rows in order: each against the rows before it. */
export function rowChecks() {
  let previous = GENESIS
  let hasGap = false
  const picks = new Map<string, PickEntry>()
  const keys = new Set<string>()
  const clocks = runningClocks()

  function entryFault(entry: LedgerEntry): string | null {
    if (entry.kind === 'slate') return null
    if (entry.kind === 'pick') return pickFault(entry)
    const pick = picks.get(entry.pickKey)
    if (pick) return settlementFault(entry, pick)
    // Its pick may be one of the rows that are missing.
    return hasGap ? null : `it settles ${entry.pickKey}, which no row before it holds`
  }

  function clockFault(entry: LedgerEntry): string | null {
    if (entry.kind !== 'settlement') return clocks.check(entry)
    const pick = picks.get(entry.pickKey)
    if (pick) clocks.noteSettlement(pick.origin, entry.settledAt)
    return null
  }

  function faultOf(row: LedgerRow, isAfterGap: boolean): string | null {
    if (!isAfterGap && row.previous !== previous) return 'it is not chained to the row before it'
    if (!isIntact(row)) return NOT_INTACT
    const key = ledgerKey(row.entry)
    if (keys.has(key)) return `${key} is recorded twice`
    return entryFault(row.entry) ?? clockFault(row.entry)
  }

  return {
    /** @returns why the row does not hold; null if it does */
    check(row: LedgerRow, { isAfterGap }: { readonly isAfterGap: boolean }): string | null {
      hasGap ||= isAfterGap
      const fault = faultOf(row, isAfterGap)
      previous = row.hash
      const key = ledgerKey(row.entry)
      keys.add(key)
      if (row.entry.kind === 'pick' && !picks.has(key)) picks.set(key, row.entry)
      return fault
    },
  }
}

/**
 * Checks that picks and slates were made in the order of their rows: those published live, and those of the backfill
 * among themselves. Replayed days may be recorded in any order. A live slate is made when it is published, so it is not
 * older than a settlement before it either. A pick may be: after the history was learned, games are decided as of the
 * start, and a game may have ended meanwhile. Settlements may come in any order, because a feed may have been away.
 */
function runningClocks() {
  const newest = new Map<Origin, Instant>()
  let settledTo = Number.NEGATIVE_INFINITY
  return {
    check(entry: PickEntry | SlateEntry): string | null {
      const { origin } = entry
      if (origin === 'replay') return null
      const madeAt = madeAtOf(entry)
      const before = newest.get(origin) ?? Number.NEGATIVE_INFINITY
      const least = origin === 'live' && entry.kind === 'slate' ? Math.max(before, settledTo) : before
      newest.set(origin, Math.max(before, madeAt))
      if (madeAt >= least) return null
      return `it was made at ${isoOf(madeAt)}, before an earlier row (${isoOf(least)})`
    },
    noteSettlement(origin: Origin, settledAt: Instant): void {
      if (origin === 'live') settledTo = Math.max(settledTo, settledAt)
    },
  }
}

const isoOf = (instant: number): string => new Date(instant).toISOString()

function pickFault({ pick, game }: PickEntry): string | null {
  if (pick.gameId !== game.id) return 'its pick is on another game'
  const unfit = betFault(pick)
  if (unfit) return unfit
  const value = valueAt(pick.chance, pick.decided ?? 1, pick.price)
  if (!isNear(pick.expectedValue, value)) return 'its expected value does not follow from probability and price'
  if (!gradesOf(pick).includes(pick.grade)) {
    return 'its grade does not follow from its probability, price and confidence'
  }
  return pick.quotedAt > pick.madeAt ? 'its price is newer than the pick' : null
}

/** Why no score can settle a bet; null if one can. */
function betFault(pick: PickEntry['pick']): string | null {
  try {
    settleByResult(pick, { winner: 'draw', home: 0, away: 0 })
    return null
  } catch (cause) {
    if (cause instanceof RangeError) return `its bet cannot be settled: ${cause.message}`
    throw cause
  }
}

function settlementFault(entry: SettlementEntry, { pick }: PickEntry): string | null {
  if (entry.settledAt < pick.madeAt) {
    return `it was settled at ${isoOf(entry.settledAt)}, before the pick was made (${isoOf(pick.madeAt)})`
  }
  const unfit = betFault(pick)
  if (unfit) return unfit
  const result = { winner: entry.winner, home: entry.score?.home ?? null, away: entry.score?.away ?? null }
  // Picks whose score is unknown stay open; earlier versions settled them as void.
  if (entry.settlement !== (settleByResult(pick, result)?.kind ?? 'void')) {
    return 'its settlement does not follow from who won and the score'
  }
  if (entry.score && entry.winner !== winnerOf(entry.score)) return 'its winner does not follow from the score'
  if (!isNear(entry.profit, profitOf({ kind: entry.settlement }, pick.price))) {
    return 'its profit does not follow from result and price'
  }
  return closingFault(entry, pick)
}

function closingFault({ closingChance, closingValue }: SettlementEntry, pick: PickEntry['pick']): string | null {
  if ((closingChance === null) !== (closingValue === null)) {
    return 'its closing probability and closing line value do not go together'
  }
  if (closingChance === null || closingValue === null) return null
  const value = closingLineValue(pick.price, closingChance as Probability)
  return isNear(closingValue, value)
    ? null
    : 'its closing line value does not follow from price and closing probability'
}

const winnerOf = ({ home, away }: { home: number; away: number }): 'home' | 'away' | 'draw' =>
  home > away ? 'home' : home < away ? 'away' : 'draw'

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9
