import type { PickResponse, RecordStatus, TrackRecord, TrackRecordPicks } from '@fairline/contract'
import { type LeagueKey, leagues, type Origin } from '@fairline/domain'
import type { RecordedPick, RecordGroup, StrategyRecord, Tally, WatchedBook } from '@fairline/engine'
import type { RecordState } from '../jobs/keep-record.ts'
import { round } from './bet-rows.ts'
import { bookWatchOf } from './book-watch.ts'
import { americanOf, bookShown, isoOf, percentOf } from './wire.ts'
import { matchupOf, selectionInWords } from './words.ts'

/** Fewer say nothing of a rate. */
const MIN_SAMPLE = 30

/** How far an answer that follows from the ledger can be relied on. */
export function recordStatusOf({ leftOut, staleSince, staleReason }: RecordState): RecordStatus {
  return {
    leftOut: leftOut.map(({ from, to, reason }) => ({ from, to, reason })),
    staleSince: staleSince === null ? null : isoOf(staleSince),
    staleReason,
  }
}

interface TrackRecordDeps {
  readonly origin: Origin
  readonly strategies: readonly StrategyRecord[]
  readonly books: readonly WatchedBook[]
  readonly source: string
}

/** How right the picks of one origin were. */
export function trackRecordOf(state: RecordState, { origin, strategies, books, source }: TrackRecordDeps): TrackRecord {
  const { record, rows } = state
  const overall = record.of(origin)
  const groups = (by: RecordGroup) =>
    record.groups(origin, by).map(({ name, ...tally }) => ({ name: shownName(name, by), ...tallyOf(tally) }))
  return {
    origin,
    from: overall.from,
    to: overall.to,
    overall: tallyOf(overall),
    byLeague: groups('league'),
    byMarket: groups('market'),
    byGrade: groups('grade'),
    byConfidence: groups('confidence'),
    byStrategy: strategies.map(strategyOf),
    bookWatch: bookWatchOf(books, source),
    reliability: record.reliability(origin).map(({ from, to, count, said, happened }) => ({
      from,
      to,
      count,
      said: said === null ? null : round(said, 4),
      happened: happened === null ? null : round(happened, 4),
    })),
    rows,
    ...recordStatusOf(state),
  }
}

function strategyOf({ name, proposals, won, recent, standing }: StrategyRecord): TrackRecord['byStrategy'][number] {
  const known = proposals >= MIN_SAMPLE
  const fraction = (value: number | undefined) => (known && value !== undefined ? round(value, 4) : null)
  return {
    name,
    proposals,
    standing,
    hitRate: known ? percentOf(won / proposals) : null,
    roi: fraction(recent.roi?.mean),
    roiStdErr: fraction(recent.roi?.se),
    closingValue: fraction(recent.closing?.mean),
  }
}

const shownName = (name: string, by: RecordGroup) => (by === 'league' ? leagues[name as LeagueKey].name : name)

function tallyOf({
  picks,
  open,
  won,
  lost,
  pushed,
  hitRate,
  saidToWin,
  beatClose,
  saidToBeatClose,
  confidenceSample,
  roi,
  closingValue,
  losses,
}: Tally) {
  const percent = (share: number | null) => (share === null ? null : percentOf(share))
  const fraction = (value: number | undefined) => (value === undefined ? null : round(value, 4))
  return {
    picks,
    open,
    won,
    lost,
    pushed,
    hitRate: percent(hitRate),
    saidToWin: percent(saidToWin),
    beatClose: percent(beatClose),
    saidToBeatClose: percent(saidToBeatClose),
    confidenceSample,
    roi: fraction(roi?.mean),
    roiStdErr: fraction(roi?.se),
    closingValue: fraction(closingValue?.mean),
    closingValueStdErr: fraction(closingValue?.se),
    losses: losses && {
      brier: round(losses.brier, 5),
      brierClose: round(losses.brierClose, 5),
      logLoss: round(losses.logLoss, 5),
      logLossClose: round(losses.logLossClose, 5),
      minusClose: losses.minusClose ? round(losses.minusClose.mean, 5) : null,
      minusCloseStdErr: losses.minusClose ? round(losses.minusClose.se, 5) : null,
    },
  }
}

/** At once, unless the query has a limit. */
const LIMIT = 50

/** Every pick of an origin with what came of it, the newest first. */
export function trackRecordPicksOf(
  state: RecordState,
  source: string,
  {
    origin,
    offset = 0,
    limit = LIMIT,
  }: { readonly origin: Origin; readonly offset?: number | undefined; readonly limit?: number | undefined },
): TrackRecordPicks {
  const all = state.record.picks(origin)
  return {
    picks: all.slice(offset, offset + limit).map((pick) => toPickResponse(pick, source)),
    total: all.length,
    hasMore: offset + limit < all.length,
    ...recordStatusOf(state),
  }
}

/** A pick of the ledger with what came of it. */
export function toPickResponse({ seq, entry: { game, pick }, settled }: RecordedPick, source: string): PickResponse {
  return {
    id: seq,
    madeAt: isoOf(pick.madeAt),
    league: leagues[game.league].name,
    game: matchupOf(game),
    day: game.day,
    pick: selectionInWords(game, pick),
    bookmaker: bookShown(source, pick.book),
    odds: americanOf(pick.price),
    winProbability: percentOf(pick.chance),
    expectedValue: round(pick.expectedValue, 4),
    grade: pick.grade,
    confidence: pick.confidence === null ? null : round(pick.confidence, 1),
    outcome: settled?.entry.settlement ?? 'open',
    profit: settled ? round(settled.entry.profit, 4) : null,
    closingValue: settled?.entry.closingValue == null ? null : round(settled.entry.closingValue, 4),
  }
}
