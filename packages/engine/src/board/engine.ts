import {
  addDays,
  type Day,
  type Fact,
  type Instant,
  type LeagueKey,
  type LedgerEntry,
  leagues,
  type Origin,
  pacificDay,
} from '@fairline/domain'
import type { NoVigChoice } from '../forecast/learnt-no-vig.ts'
import type { EndedGame } from '../ledger/entries-of.ts'
import { publishedPicks } from '../ledger/published-picks.ts'
import type { Checkpoints } from '../ports/checkpoints.ts'
import type { FactSource, History } from '../ports/fact-source.ts'
import type { Ledger } from '../ports/ledger.ts'
import { strategyStandings } from '../strategies/strategy-standings.ts'
import type { Board, BoardGame } from './board.ts'
import { type Checkpoint, usableCheckpoint } from './checkpoint.ts'
import { factIntake } from './fact-intake.ts'
import { type HeldFacts, heldFacts } from './held-facts.ts'
import { type GamePaths, type LeagueDesk, leagueDesk, type SavedDesk } from './league-desk.ts'
import type { LearntHistory } from './learn-history.ts'
import { type Breathe, rateHistory } from './rate-history.ts'

/** What the engine runs on. */
export interface EngineNeeds {
  readonly source: FactSource
  readonly ledger: Ledger
  readonly origin: Origin
  readonly noVig: NoVigChoice
  readonly checkpoints?: Checkpoints
  /** Told everything that was read, with the moment it was read up to. */
  readonly onFacts?: (league: LeagueKey, facts: readonly Fact[], upTo: Instant) => void
  readonly breathe: Breathe
  /** Told what is being done while nothing can be shown yet. */
  readonly onPhase: (phase: string) => void
}

/** The first board rests on so many days of history; the rest is rated behind it. */
const FIRST_DAYS = 10

/**
 * Keeps the board true: takes in what became known, learns it, decides games as soon as their prices move, writes picks
 * and settlements to the ledger.
 *
 * Where the source has a history, the first boards rest on ten days of it and pick nothing; `learnHistory` goes through all
 * of it, and decisions begin where it ends.
 */
export function createEngine({ source, ledger, origin, noVig, checkpoints, onFacts, breathe, onPhase }: EngineNeeds) {
  const rules = { noVig, pricesStand: source.pricesStand, shows: true }
  const standings = strategyStandings()
  const picks = publishedPicks(ledger, origin)
  let desks = new Map<LeagueKey, LeagueDesk>(source.covers.map((key) => [key, leagueDesk(key, rules)]))
  let board: Board | null = null
  let rated: number | null = source.history ? 0 : null
  /** What is read while the history is learnt; null where there is nothing to wait for. */
  let held: HeldFacts | null = null
  const intake = factIntake({
    source,
    origin,
    desks: () => desks,
    onFacts(league, facts, upTo) {
      onFacts?.(league, facts, upTo)
      held?.hold(league, facts)
    },
    breathe,
    onPhase,
  })

  let turn: Promise<unknown> = Promise.resolve()
  /** One thing at a time changes what stands. */
  function inTurn<T>(run: () => Promise<T>): Promise<T> {
    const next = turn.then(run)
    turn = next.catch(() => undefined)
    return next
  }

  /** Picks that were published and whose games are not over stand. */
  function remember(): void {
    for (const { game, pick } of picks.open()) desks.get(game.league)?.remember(pick)
  }

  async function open(now: Instant): Promise<void> {
    await picks.remember()
    const { history } = source
    if (history) await openWithHistory(now, history)
    remember()
    intake.opens(now)
  }

  /** Learns the last days, or what happened since an earlier run's checkpoint; picks on games that ended are settled. */
  async function openWithHistory(now: Instant, history: History): Promise<void> {
    const saved = usableCheckpoint((await checkpoints?.read()) ?? null, source.name, now)
    if (saved) restore(saved.leagues)
    else held = heldFacts(now)
    rated = saved ? null : 0
    const from = addDays(pacificDay(saved?.asOf ?? now), saved ? -1 : -FIRST_DAYS)
    const ended: EndedGame[] = []
    for (const [league, desk] of desks) {
      onPhase(`learning the last days of ${leagues[league].name}`)
      const told = { pricesFrom: saved ? pacificDay(saved.asOf) : earliestOpen(league), decideFrom: null }
      await rateHistory({
        league,
        desk,
        history,
        asOf: now,
        from,
        ...told,
        breathe,
        onEnded: (game) => ended.push(game),
      })
    }
    await picks.append(picks.settlements(ended))
  }

  /** First day of a league that has a pick to be settled: its prices are asked for. */
  function earliestOpen(league: LeagueKey): Day | null {
    const days = [...picks.open()].flatMap(({ game }) => (game.league === league ? [game.day] : []))
    return days.length > 0 ? days.reduce((first, day) => (day < first ? day : first)) : null
  }

  /** Desks that know what was learnt, and of no game yet. */
  function restore(learnt: readonly (readonly [LeagueKey, SavedDesk])[]): void {
    standings.forget()
    desks = new Map(
      learnt.map(([key, saved]) => {
        const desk = leagueDesk(key, rules)
        desk.restore(saved)
        return [key, desk]
      }),
    )
  }

  /** Slates of the days on the board whose counts changed. */
  function slates(games: readonly BoardGame[], madeAt: Instant): LedgerEntry[] {
    const days = Map.groupBy(games, ({ game }) => `${game.league}|${game.day}`)
    return [...days.values()].flatMap((ofDay) => {
      const { league, day } = (ofDay[0] as BoardGame).game
      return day < pacificDay(madeAt) ? [] : picks.slate(ofDay, { league, day, madeAt })
    })
  }

  async function advance(now: Instant): Promise<Board> {
    if (board === null) {
      await open(now)
      // What stands is there long before all that led to it: it is shown, and nothing is picked from it.
      if (source.standing) return layOut(now, (await intake.look(now)).troubles, false)
    }
    const taken = await intake.takeIn(now, rated === null)
    await picks.append(taken.picks)
    await picks.append(picks.settlements(taken.ended))
    const next = layOut(now, taken.troubles, rated === null)
    if (rated === null) await picks.append(slates(next.games, now))
    return next
  }

  /** The board at a moment: the one before where nothing changed. */
  function layOut(now: Instant, troubles: Board['troubles'], mayPick: boolean): Board {
    const games = [...desks.values()].flatMap((desk) => desk.layOut(now, mayPick))
    const day = pacificDay(now)
    const strategies = standings.of([...desks.values()].map((desk) => desk.strategies))
    const teams = Object.fromEntries([...desks].map(([key, desk]) => [key, desk.seasons(mayPick)]))
    if (board && alike(board, { day, games, troubles, rated, strategies, teams })) return board
    const version = (board?.version ?? 0) + 1
    const newestFactAt = intake.newestFactAt()
    board = { version, asOf: now, newestFactAt, source: source.name, day, games, teams, strategies, troubles, rated }
    return board
  }

  return {
    /**
     * Brings the board to a moment; the version stays where nothing changed. A league that cannot be read keeps its
     * last good state and is named among the troubles.
     */
    advance: (now: Instant): Promise<Board> => inTurn(() => advance(now)),

    /** What is being asked of `learnHistory`; null where nothing is left to learn. */
    historyAsked: (): { readonly asOf: Instant; readonly backfill: boolean } | null =>
      held ? { asOf: held.at, backfill: !picks.has('backfill') } : null,
    /** Told how far `learnHistory` is. */
    learning(share: number): void {
      if (rated !== null) rated = Math.min(share, 0.99)
    },
    /**
     * Takes over what `learnHistory` came to, tells the ledger what would have been said on the last sixty mornings (once
     * in a ledger's life), and lets decisions begin. Nothing of it counts before all of it is there.
     */
    takeOver: (learnt: LearntHistory): Promise<void> => inTurn(() => begin(learnt)),
    /** The history cannot be learnt: nothing is held for it any longer, and nothing picked. */
    forgo(): void {
      held = null
    },
    /** How every book moved on a game before it began; null for a game that is not known. */
    pathsOf(gameId: string): GamePaths | null {
      for (const desk of desks.values()) {
        const found = desk.pathsOf(gameId)
        if (found) return found
      }
      return null
    },
    /** Leaves what was learnt so far where a restart finds it. */
    checkpoint: (): Promise<void> => inTurn(writeCheckpoint),
  }

  /** The desks that know the history learn what stood when the engine began, decide it, and go on from there. */
  async function begin({ leagues: learnt, entries }: LearntHistory): Promise<void> {
    if (!held) return
    await intake.takeIn(held.at, false)
    await picks.append(entries)
    restore(learnt)
    remember()
    const { at } = held
    const today = pacificDay(at)
    for (const [key, desk] of desks) {
      for (const day of [addDays(today, -1), today]) desk.file(source.history?.day(key, day, at, 'closing') ?? [])
      await intake.walk(desk, held.before(key), false)
      await picks.append(intake.entriesOf(desk, desk.decide(at)))
      intake.wait(key, held.take(key))
    }
    held = null
    rated = null
  }

  async function writeCheckpoint(): Promise<void> {
    if (!checkpoints || !board || rated !== null || intake.waits()) return
    const { asOf } = board
    const saved: Checkpoint = {
      source: source.name,
      asOf,
      leagues: [...desks].map(([key, desk]) => [key, desk.save(asOf)]),
    }
    await checkpoints.write(JSON.stringify(saved))
  }
}

/** Whether a board still says what is true. */
function alike(last: Board, next: Standing): boolean {
  if (
    last.day !== next.day ||
    last.rated !== next.rated ||
    last.strategies !== next.strategies ||
    last.troubles.length !== next.troubles.length
  )
    return false
  return last.games.length === next.games.length && last.games.every((game, i) => game === next.games[i])
}

type Standing = Omit<Board, 'version' | 'asOf' | 'newestFactAt' | 'source'>
