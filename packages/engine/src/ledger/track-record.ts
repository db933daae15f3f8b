import { type Day, type LedgerRow, ledgerKey, Origin, type PickEntry, type SettlementEntry } from '@fairline/domain'
import { type MeanWithError, meanWithError } from '@fairline/models'

/** How picks of one origin did. Shares and returns are fractions; null below thirty of what they are counted over. */
export interface OriginRecord {
  readonly origin: Origin
  readonly picks: number
  /** Picks whose games are not over. */
  readonly open: number
  readonly won: number
  readonly lost: number
  /** Stakes that were given back. */
  readonly pushed: number
  readonly from: Day | null
  readonly to: Day | null
  /** Share that won of those that won or lost, and what was said it would be. */
  readonly hitRate: number | null
  readonly saidToWin: number | null
  /** Share that beat the fair close of those whose close is known, and what was said it would be. */
  readonly beatClose: number | null
  readonly saidToBeatClose: number | null
  /** Per unit staked, and against the fair close. */
  readonly roi: MeanWithError | null
  readonly closingValue: MeanWithError | null
}

/** Of fewer no rate is shown. */
const FEWEST = 30

interface Settled {
  readonly pick: PickEntry['pick']
  readonly came: SettlementEntry
}

/** Follows a ledger row by row; each origin is counted by itself, as only what is live was promised. */
export function trackRecord() {
  const picks = new Map<string, PickEntry>()
  const settled = new Map<string, SettlementEntry>()

  function recordOf(origin: Origin): OriginRecord {
    const made = [...picks].filter(([, entry]) => entry.origin === origin)
    const over = made.flatMap(([key, { pick }]): Settled[] => {
      const came = settled.get(key)
      return came ? [{ pick, came }] : []
    })
    const days = made.map(([, { game }]) => game.day).sort()
    const count = (side: 1 | 0 | -1) => over.filter(({ came }) => sideOf(came) === side).length
    const decided = over.filter(({ came }) => sideOf(came) !== 0)
    const closed = over.filter(({ came }) => came.closingValue !== null)
    return {
      origin,
      picks: made.length,
      open: made.length - over.length,
      won: count(1),
      lost: count(-1),
      pushed: count(0),
      from: days[0] ?? null,
      to: days.at(-1) ?? null,
      hitRate: meanOf(decided, ({ came }) => (sideOf(came) === 1 ? 1 : 0))?.mean ?? null,
      saidToWin: meanOf(decided, ({ pick }) => pick.chance)?.mean ?? null,
      beatClose: meanOf(closed, ({ came }) => ((came.closingValue ?? 0) > 0 ? 1 : 0))?.mean ?? null,
      saidToBeatClose: meanOf(closed, ({ pick }) => (pick.confidence ?? 0) / 100)?.mean ?? null,
      roi: meanOf(over, ({ came }) => came.profit),
      closingValue: meanOf(closed, ({ came }) => came.closingValue ?? 0),
    }
  }

  return {
    add({ entry }: Pick<LedgerRow, 'entry'>): void {
      if (entry.kind === 'pick') picks.set(ledgerKey(entry), entry)
      if (entry.kind === 'settlement') settled.set(entry.pickKey, entry)
    },
    of: recordOf,
    all: (): OriginRecord[] => Origin.options.map(recordOf),
  }
}

/** Won, lost, or given back; half of a stake counts as the whole of it. */
const sideOf = ({ profit }: SettlementEntry): number => Math.sign(profit)

function meanOf(of: readonly Settled[], value: (settled: Settled) => number): MeanWithError | null {
  return of.length < FEWEST ? null : meanWithError(of.map(value))
}
