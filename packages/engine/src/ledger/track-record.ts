import { type Day, type LedgerRow, ledgerKey, Origin, type PickEntry, type SettlementEntry } from '@fairline/domain'
import {
  logLoss,
  type MeanWithError,
  meanWithError,
  type ReliabilityBin,
  reliability,
  type Said,
} from '@fairline/models'
import { shownConfidence } from '../betting/shown-confidence.ts'

/** How picks of one origin did. */
export interface OriginRecord extends Tally {
  readonly origin: Origin
}

/** How picks did. Shares and returns are fractions; null below thirty of what they are counted over. */
export interface Tally {
  readonly picks: number
  /** Picks whose games are not over. */
  readonly open: number
  readonly won: number
  readonly lost: number
  /** Stakes that were given back: pushes and void bets. */
  readonly pushed: number
  readonly from: Day | null
  readonly to: Day | null
  /** Share of the decided stakes that won, each pick's stake being 1. */
  readonly hitRate: number | null
  /** Mean win probability of the same picks, by decided stake. */
  readonly saidToWin: number | null
  /** Share that beat the closing line, of picks whose closing line is known. */
  readonly beatClose: number | null
  /** Mean confidence of those picks that had one: a pick without confidence enters no mean. */
  readonly saidToBeatClose: number | null
  /** The sample of `saidToBeatClose`: picks with a confidence whose closing line is known. */
  readonly confidenceSample: number
  /** Per unit staked, of bets that are not void, and against the fair close. */
  readonly roi: MeanWithError | null
  readonly closingValue: MeanWithError | null
  /** Losses of what was forecast, and of the fair close, on picks that won or lost and whose close is known. */
  readonly losses: {
    readonly brier: number
    readonly brierClose: number
    readonly logLoss: number
    readonly logLossClose: number
    /** Ours less the close's. */
    readonly minusClose: MeanWithError | null
  } | null
}

/** Of fewer no rate is shown. */
const MIN_SAMPLE = 30

/** By what picks are distinguished. */
export const recordGroups = ['league', 'market', 'grade', 'confidence'] as const
export type RecordGroup = (typeof recordGroups)[number]

/** A pick as it stands in the ledger, with the row it stands in. */
export interface RecordedPick {
  /** See `ledgerKey`. */
  readonly key: string
  readonly seq: number
  readonly hash: string
  readonly entry: PickEntry
  /** Null while its game is not over. */
  readonly settled: { readonly seq: number; readonly entry: SettlementEntry } | null
}

interface Settled {
  readonly pick: PickEntry['pick']
  readonly came: SettlementEntry
}

/** Follows a ledger row by row; each origin is counted by itself, as only what is live was promised. */
export function trackRecord() {
  const picks = new Map<string, Omit<RecordedPick, 'settled'>>()
  const settled = new Map<string, NonNullable<RecordedPick['settled']>>()

  const ofOrigin = (origin: Origin): RecordedPick[] =>
    [...picks].flatMap(([key, pick]) =>
      pick.entry.origin === origin ? [{ ...pick, settled: settled.get(key) ?? null }] : [],
    )
  const recordOf = (origin: Origin): OriginRecord => ({ origin, ...tallyOf(ofOrigin(origin)) })

  return {
    add({ entry, seq = 0, hash = '' }: Pick<LedgerRow, 'entry'> & Partial<LedgerRow>): void {
      if (entry.kind === 'pick') picks.set(ledgerKey(entry), { key: ledgerKey(entry), seq, hash, entry })
      if (entry.kind === 'settlement') settled.set(entry.pickKey, { seq, entry })
    },
    of: recordOf,
    all: (): OriginRecord[] => Origin.options.map(recordOf),
    /** The picks of an origin, the newest first. */
    picks: (origin: Origin): RecordedPick[] => ofOrigin(origin).sort((a, b) => b.seq - a.seq),
    /** A pick by the row it stands in; null where that row holds none. */
    pickAt(seq: number): RecordedPick | null {
      for (const [key, pick] of picks) if (pick.seq === seq) return { ...pick, settled: settled.get(key) ?? null }
      return null
    },
    /** The same counted apart by league, market, grade or band of confidence. */
    groups: (origin: Origin, by: RecordGroup): (Tally & { readonly name: string })[] =>
      [...Map.groupBy(ofOrigin(origin), ({ entry }) => groupOf(entry, by))]
        .map(([name, of]) => ({ name, ...tallyOf(of) }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
    /** Share of the decided stakes that won, by the win probability of the pick. */
    reliability: (origin: Origin): ReliabilityBin[] =>
      reliability(
        ofOrigin(origin).flatMap(({ entry, settled: came }) =>
          came && sideOf(came.entry) !== 0 ? [saidOf({ pick: entry.pick, came: came.entry })] : [],
        ),
      ),
  }
}

const bands = [30, 45, 55, 65, 100]

function groupOf({ game, pick }: PickEntry, by: RecordGroup): string {
  if (by === 'league') return game.league
  if (by === 'market') return pick.market.kind
  if (by === 'grade') return pick.grade
  const confidence = shownConfidence(pick.confidence)
  if (confidence === null) return 'not known'
  const to = bands.findIndex((border) => confidence < border)
  const above = to < 0 ? bands.length - 1 : to
  return `${bands[above - 1] ?? 0}–${bands[above]}`
}

function tallyOf(made: readonly RecordedPick[]): Tally {
  const over = made.flatMap(({ entry, settled }): Settled[] =>
    settled ? [{ pick: entry.pick, came: settled.entry }] : [],
  )
  const staked = over.filter(({ came }) => came.settlement !== 'void')
  const days = made.map(({ entry }) => entry.game.day).sort()
  const count = (side: 1 | 0 | -1) => over.filter(({ came }) => sideOf(came) === side).length
  const decided = over.filter(({ came }) => sideOf(came) !== 0)
  const closed = over.filter(({ came }) => came.closingValue !== null)
  const confidences = closed.flatMap(({ pick }) => pick.confidence ?? [])
  return {
    picks: made.length,
    open: made.length - over.length,
    won: count(1),
    lost: count(-1),
    pushed: count(0),
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    hitRate: decidedMean(decided, ({ happened }) => (happened ? 1 : 0)),
    saidToWin: decidedMean(decided, ({ probability }) => probability),
    beatClose: meanOf(closed, ({ came }) => ((came.closingValue ?? 0) > 0 ? 1 : 0))?.mean ?? null,
    saidToBeatClose:
      confidences.length < MIN_SAMPLE
        ? null
        : (meanWithError(confidences.map((percent) => percent / 100))?.mean ?? null),
    confidenceSample: confidences.length,
    roi: meanOf(staked, ({ came }) => came.profit),
    closingValue: meanOf(closed, ({ came }) => came.closingValue ?? 0),
    losses: lossesOf(decided),
  }
}

function lossesOf(decided: readonly Settled[]): Tally['losses'] {
  const known = decided.flatMap(({ pick, came }) =>
    came.closingChance === null
      ? []
      : [{ said: pick.chance, close: came.closingChance, won: sideOf(came) === 1, decided: decidedOf({ pick, came }) }],
  )
  if (known.length < MIN_SAMPLE) return null
  const perPick = known.reduce((sum, { decided: stake }) => sum + stake, 0) / known.length
  /** Of each pick, its share of what was decided. */
  const weighed = (of: (one: (typeof known)[number]) => number) => known.map((one) => (one.decided * of(one)) / perPick)
  const mean = (of: (one: (typeof known)[number]) => number) =>
    weighed(of).reduce((sum, value) => sum + value, 0) / known.length
  const lossOf = (probability: number, won: boolean) =>
    logLoss({ chances: [probability, 1 - probability], winner: won ? 0 : 1 })
  return {
    brier: mean(({ said, won }) => (said - (won ? 1 : 0)) ** 2),
    brierClose: mean(({ close, won }) => (close - (won ? 1 : 0)) ** 2),
    logLoss: mean(({ said, won }) => lossOf(said, won)),
    logLossClose: mean(({ close, won }) => lossOf(close, won)),
    minusClose: meanWithError(weighed(({ said, close, won }) => lossOf(said, won) - lossOf(close, won))),
  }
}

/** What was forecast for a pick that was decided, and what came. */
const saidOf = (settled: Settled): Said & { readonly weight: number } => ({
  probability: settled.pick.chance,
  happened: sideOf(settled.came) === 1,
  weight: decidedOf(settled),
})

/** Share of the stake that won or lost: a half, or all of it. */
const decidedOf = ({ pick, came: { profit } }: Settled): number =>
  Math.round(2 * (profit < 0 ? -profit : profit / (pick.price - 1))) / 2

function decidedMean(decided: readonly Settled[], value: (said: Said) => number): number | null {
  if (decided.length < MIN_SAMPLE) return null
  const said = decided.map(saidOf)
  const stakes = said.reduce((sum, { weight }) => sum + weight, 0)
  return said.reduce((sum, one) => sum + one.weight * value(one), 0) / stakes
}

/** Won, lost, or given back; half of a stake counts as the whole of it. */
const sideOf = ({ profit }: SettlementEntry): number => Math.sign(profit)

function meanOf(of: readonly Settled[], value: (settled: Settled) => number): MeanWithError | null {
  return of.length < MIN_SAMPLE ? null : meanWithError(of.map(value))
}
