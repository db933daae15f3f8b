import { addDays, type Instant, type LeagueKey, type LedgerEntry, pacificDay } from '@fairline/domain'
import type { SavedForecaster } from '../forecast/league-forecaster.ts'
import type { NoVigChoice } from '../forecast/learnt-no-vig.ts'
import type { FactSource } from '../ports/fact-source.ts'
import { leagueDesk } from './league-desk.ts'
import { type Breathe, rateHistory } from './rate-history.ts'

/** What all of a source's history came to. */
export interface LearntHistory {
  readonly leagues: readonly (readonly [LeagueKey, SavedForecaster])[]
  /** What the ledger is to be told of the last sixty mornings, in the order it was said. */
  readonly entries: readonly LedgerEntry[]
}

/** What learning a history needs. */
export interface LearnHistoryNeeds {
  readonly source: FactSource
  readonly noVig: NoVigChoice
  readonly asOf: Instant
  /** Whether the last sixty days are decided as of their mornings. */
  readonly backfill: boolean
  readonly breathe: Breathe
  /** Told the share that is done. */
  readonly onProgress: (share: number) => void
}

/** So many days are learnt with every book's prices. */
const PRICED_DAYS = 120

/** Learns all of a source's history, league by league. Takes tens of seconds: for a thread of its own. */
export async function learnHistory(needs: LearnHistoryNeeds): Promise<LearntHistory> {
  const { source, noVig, asOf, backfill, breathe, onProgress } = needs
  const { history } = source
  const leagues: [LeagueKey, SavedForecaster][] = []
  const entries: LedgerEntry[] = []
  if (!history) return { leagues, entries }
  const [from, pricesFrom] = [history.from(asOf), addDays(pacificDay(asOf), -PRICED_DAYS)]
  for (const [done, league] of source.covers.entries()) {
    const desk = leagueDesk(league, { noVig, pricesStand: source.pricesStand, mayPick: true })
    entries.push(...(await rateHistory({ league, desk, history, asOf, from, pricesFrom, backfill, breathe })))
    leagues.push([league, desk.save(null)])
    onProgress((done + 1) / source.covers.length)
  }
  return { leagues, entries: entries.sort((a, b) => saidAt(a) - saidAt(b)) }
}

const saidAt = (entry: LedgerEntry): Instant =>
  entry.kind === 'pick' ? entry.pick.madeAt : entry.kind === 'slate' ? entry.madeAt : entry.settledAt
