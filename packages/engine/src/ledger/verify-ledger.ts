import { gradeOf, LedgerRow, ledgerKey, type PickEntry, type SettlementEntry } from '@fairline/domain'
import { type Chance, closingLineValue, expectedValue, profitOf } from '@fairline/odds'
import { settlementOf } from '../backtest/settle-pick.ts'
import { GENESIS, hashOf } from './chain.ts'

/** The first row that does not hold, and why. */
export interface LedgerFault {
  readonly row: number
  readonly why: string
}

/**
 * Recomputes a ledger row by row: the chain, and every figure that follows from others.
 *
 * Feed it the rows in order; it answers with the first fault, or null as long as all hold.
 */
export function ledgerVerifier() {
  let [seq, previous] = [0, GENESIS]
  const picks = new Map<string, PickEntry>()
  const keys = new Set<string>()

  const faultOf = (row: LedgerRow): string | null => {
    if (row.seq !== seq + 1) return `it should be row ${seq + 1}, but says ${row.seq}`
    if (row.previous !== previous) return 'it is not chained to the row before it'
    if (row.hash !== hashOf(row)) return 'its hash does not fit what it says'
    const key = ledgerKey(row.entry)
    if (keys.has(key)) return `${key} stands twice`
    keys.add(key)
    if (row.entry.kind === 'pick') return pickFault(row.entry)
    if (row.entry.kind === 'settlement') return settlementFault(row.entry, picks.get(row.entry.pickKey))
    return null
  }

  return (raw: unknown): LedgerFault | null => {
    const said = typeof raw === 'string' ? fromLine(raw) : raw
    if (said === undefined) return { row: seq + 1, why: 'it is not written as the ledger writes its rows' }
    const parsed = LedgerRow.safeParse(said)
    if (!parsed.success)
      return { row: seq + 1, why: `it is not a ledger row: ${parsed.error.issues[0]?.message ?? ''}` }
    const row = parsed.data
    const why = faultOf(row)
    if (why) return { row: seq + 1, why }
    if (row.entry.kind === 'pick') picks.set(ledgerKey(row.entry), row.entry)
    ;[seq, previous] = [row.seq, row.hash]
    return null
  }
}

/** The row of a line; undefined where the line is no JSON or not written the one way a ledger writes it. */
function fromLine(line: string): unknown {
  try {
    const said: unknown = JSON.parse(line)
    return JSON.stringify(said) === line ? said : undefined
  } catch {
    return undefined
  }
}

function pickFault({ pick, game }: PickEntry): string | null {
  if (pick.gameId !== game.id) return 'its pick is of another game'
  const value = (pick.decided ?? 1) * expectedValue(pick.chance as Chance, pick.price)
  if (!near(pick.expectedValue, value)) return 'its expected value does not follow from chance and price'
  if (pick.grade !== gradeOf(pick.expectedValue, pick.confidence ?? 0))
    return 'its grade does not follow from value and confidence'
  return pick.quotedAt > pick.madeAt ? 'its price is newer than the pick' : null
}

function settlementFault(entry: SettlementEntry, of: PickEntry | undefined): string | null {
  if (!of) return `it settles ${entry.pickKey}, which no row before it holds`
  if (
    entry.settlement !==
    settlementOf(of.pick, { winner: entry.winner, home: entry.score?.home ?? null, away: entry.score?.away ?? null })
      .kind
  )
    return 'its settlement does not follow from who won and the score'
  if (entry.score && entry.winner !== winnerOf(entry.score)) return 'its winner does not follow from the score'
  if (!near(entry.profit, profitOf({ kind: entry.settlement }, of.pick.price)))
    return 'its profit does not follow from result and price'
  const { closingChance, closingValue } = entry
  if ((closingChance === null) !== (closingValue === null))
    return 'its closing chance and closing line value do not go together'
  if (closingChance === null || closingValue === null) return null
  return near(closingValue, closingLineValue(of.pick.price, closingChance as Chance))
    ? null
    : 'its closing line value does not follow'
}

const winnerOf = ({ home, away }: { home: number; away: number }) =>
  home > away ? 'home' : home < away ? 'away' : 'draw'
const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9
