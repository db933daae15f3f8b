import {
  addDays,
  type Day,
  type Fact,
  type Instant,
  type LeagueKey,
  type LedgerEntry,
  type PickEntry,
  pacificDay,
  startOfPacificDay,
} from '@fairline/domain'
import { compareFacts } from '../archive/fact-order.ts'
import { momentsOf } from '../learn/phases-of.ts'
import { type EndedGame, settlementEntry, slateEntries } from '../ledger/entries-of.ts'
import type { History } from '../ports/fact-source.ts'
import type { BoardGame } from './board.ts'
import type { LeagueSession } from './league-session.ts'
import { type PropSpan, propQuoteFacts } from './prop-span.ts'

/** Gives the event loop a turn; rating years must not keep a visitor waiting. */
export type YieldToEventLoop = () => Promise<void>

const MORNING_MS = 9 * 3_600_000

/** What rating a history needs. */
export interface HistoryDeps {
  readonly league: LeagueKey
  readonly desk: LeagueSession
  readonly history: History
  readonly asOf: Instant
  /** First day to learn from. */
  readonly from: Day
  /** From this day on every book's prices are learned, which confidence needs; null for closing prices only. */
  readonly pricesFrom: Day | null
  /** Which games are learned with quotes on their players; null for none. */
  readonly props: PropSpan | null
  /** Days from this one on are decided as of their mornings; null for none. */
  readonly decideFrom: Day | null
  readonly onMorning?: (games: readonly BoardGame[]) => void
  readonly onEnded?: (ended: EndedGame) => void
  readonly yieldToEventLoop: YieldToEventLoop
}

/**
 * Lets a session learn a history day by day, in the order things became known; the last days it decides, each as of its own
 * morning.
 *
 * @returns what the ledger is given of those days
 */
export async function rateHistory(deps: HistoryDeps): Promise<LedgerEntry[]> {
  const { league, desk, history, asOf, from, pricesFrom, props, decideFrom, yieldToEventLoop, onMorning, onEnded } =
    deps
  const today = pacificDay(asOf)
  const entries: LedgerEntry[] = []
  const open = new Map<string, PickEntry[]>()
  let waiting: readonly Fact[] = []

  function learnTo(moment: Instant): void {
    const later = waiting.findIndex(({ observedAt }) => observedAt > moment)
    const known = later < 0 ? waiting : waiting.slice(0, later)
    waiting = later < 0 ? [] : waiting.slice(later)
    for (const facts of momentsOf(known)) {
      desk.file(propQuotesOf(facts))
      for (const ended of desk.learn(facts)) settle(ended)
    }
  }

  function settle(ended: EndedGame): void {
    onEnded?.(ended)
    const picks = open.get(ended.result.gameId) ?? []
    entries.push(...picks.flatMap((pick) => settlementEntry(pick, ended) ?? []))
    open.delete(ended.result.gameId)
  }

  /** The quotes on players of games that end now: how they closed is learned with the result. */
  function propQuotesOf(facts: readonly Fact[]): Fact[] {
    return facts.flatMap((fact) => {
      const game = fact.kind === 'result' ? desk.gameOf(fact.result.gameId) : undefined
      return game && props ? propQuoteFacts(history, game, fact.observedAt, props) : []
    })
  }

  /** What the engine would have forecast on the morning of a day, of the games that had not begun. */
  function decide(day: Day, madeAt: Instant): void {
    desk.reach(madeAt)
    const games = [...desk.layOut(madeAt, true)].filter(({ game }) => game.day === day)
    if (games.length === 0) return
    onMorning?.(games)
    const said = slateEntries(games, { league, day, revision: 1, origin: 'backfill', madeAt })
    for (const entry of said)
      if (entry.kind === 'pick') open.set(entry.game.id, [...(open.get(entry.game.id) ?? []), entry])
    entries.push(...said)
  }

  for (let day = from; day <= today; day = addDays(day, 1)) {
    const morning = Math.min(asOf, startOfPacificDay(day) + MORNING_MS)
    const prices = pricesFrom !== null && day >= pricesFrom ? 'all' : 'closing'
    waiting = [...waiting, ...history.day(league, day, asOf, prices)].sort(compareFacts)
    learnTo(morning)
    if (decideFrom !== null && day >= decideFrom && day < today) decide(day, morning)
    desk.forget(addDays(day, -1))
    await yieldToEventLoop()
  }
  learnTo(asOf)
  return entries
}
