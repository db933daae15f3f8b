import { addDays, type Instant, type LeagueKey, type LedgerEntry, pacificDay } from '@fairline/domain'
import type { NoVigChoice } from '../forecast/fitted-no-vig.ts'
import type { EndedGame } from '../ledger/entries-of.ts'
import type { FactSource } from '../ports/fact-source.ts'
import type { BoardGame } from './board.ts'
import { leagueSession, type SavedSession } from './league-session.ts'
import { propSpan } from './prop-span.ts'
import { rateHistory, type YieldToEventLoop } from './rate-history.ts'

/** What all of a source's history came to. */
export interface LearnedHistory {
  readonly leagues: readonly (readonly [LeagueKey, SavedSession])[]
  /** What the ledger is given of the last sixty mornings, in order. */
  readonly entries: readonly LedgerEntry[]
}

/** What learning a history needs. */
export interface LearnHistoryDeps {
  readonly source: FactSource
  readonly noVig: NoVigChoice
  readonly asOf: Instant
  /** Whether the last days are decided as of their mornings. */
  readonly backfill: boolean
  /** How many days are decided, and how many are learned with every book's prices; sixty and twice as many. */
  readonly days?: { readonly decided: number; readonly priced: number }
  /** Called with the games of a morning as they were, and those that ended. */
  readonly onMorning?: (games: readonly BoardGame[]) => void
  readonly onEnded?: (ended: EndedGame) => void
  readonly yieldToEventLoop: YieldToEventLoop
  /** Called with the share that is done. */
  readonly onProgress: (share: number) => void
}

const usual = { decided: 60, priced: 120 }

/** Learns all of a source's history, league by league. Takes tens of seconds: for a thread of its own. */
export async function learnHistory(deps: LearnHistoryDeps): Promise<LearnedHistory> {
  const { source, noVig, asOf, backfill, yieldToEventLoop, onMorning, onEnded, onProgress, days = usual } = deps
  const { history } = source
  const leagues: [LeagueKey, SavedSession][] = []
  const entries: LedgerEntry[] = []
  if (!history) return { leagues, entries }
  const [from, pricesFrom] = [history.from(asOf), addDays(pacificDay(asOf), -days.priced)]
  for (const [done, league] of source.covers.entries()) {
    const session = leagueSession(league, { noVig, pricesStand: source.pricesStand, shows: false })
    const decideFrom = backfill ? addDays(pacificDay(asOf), -days.decided) : null
    const told = { ...(onMorning ? { onMorning } : {}), ...(onEnded ? { onEnded } : {}) }
    const rated = await rateHistory({
      league,
      desk: session,
      history,
      asOf,
      from,
      pricesFrom,
      props: propSpan(history, league, asOf, pricesFrom),
      decideFrom,
      yieldToEventLoop,
      ...told,
    })
    entries.push(...rated)
    leagues.push([league, session.save(null)])
    onProgress((done + 1) / source.covers.length)
  }
  return { leagues, entries: entries.sort((a, b) => saidAt(a) - saidAt(b)) }
}

const saidAt = (entry: LedgerEntry): Instant =>
  entry.kind === 'pick' ? entry.pick.madeAt : entry.kind === 'slate' ? entry.madeAt : entry.settledAt
