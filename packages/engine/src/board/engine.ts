import {
  addDays,
  type Day,
  type Fact,
  type Instant,
  type LeagueKey,
  type LedgerEntry,
  leagues,
  ledgerKey,
  type Origin,
  type PickEntry,
  pacificDay,
  startOfPacificDay,
} from '@fairline/domain'
import type { NoVigChoice } from '../forecast/fitted-no-vig.ts'
import type { SavedInPlay } from '../in-play/in-play-beat-model.ts'
import type { EndedGame } from '../ledger/entries-of.ts'
import { describeProblems } from '../ledger/ledger-problems.ts'
import { publishedPicks } from '../ledger/published-picks.ts'
import type { Checkpoints } from '../ports/checkpoints.ts'
import type { FactSource, History } from '../ports/fact-source.ts'
import type { FeedError } from '../ports/feed-error.ts'
import type { Publisher } from '../ports/publisher.ts'
import { strategyStandings } from '../strategies/strategy-standings.ts'
import type { Board, BoardGame } from './board.ts'
import type { CarriedExclusions } from './carried-exclusions.ts'
import { headText, partText } from './checkpoint.ts'
import { ClockBehindError } from './clock-behind-error.ts'
import { factIntake } from './fact-intake.ts'
import { type HeldFacts, heldFacts } from './held-facts.ts'
import { isBoardUnchanged } from './is-board-unchanged.ts'
import { type GamePaths, type LeagueSession, leagueSession, type SavedSession } from './league-session.ts'
import type { LearnedHistory } from './learn-history.ts'
import { markUnrecorded } from './mark-unrecorded.ts'
import { missedProps } from './prop-span.ts'
import { rateHistory, type YieldToEventLoop } from './rate-history.ts'
import { resume } from './resume.ts'
import { watchedBooks } from './watched-books.ts'

/** What the engine runs on. */
export interface EngineDeps {
  readonly source: FactSource
  readonly ledger: Publisher
  readonly origin: Origin
  readonly noVig: NoVigChoice
  readonly checkpoints?: Checkpoints
  /** Called with each batch of facts and the moment it was read up to. If it fails, the same facts are read again. */
  readonly onFacts?: (league: LeagueKey, facts: readonly Fact[], upTo: Instant) => void | Promise<void>
  /** Called when the facts of all leagues up to a moment have been read, or reading them failed. */
  readonly onRead?: (upTo: Instant) => void
  /** Returns notices for the board, next to those on unreadable leagues: why nothing is recorded. */
  readonly notices?: () => readonly string[]
  /** Called with each failed reading of a feed. */
  readonly onFeedError?: (error: FeedError) => void
  readonly yieldToEventLoop: YieldToEventLoop
  /** Called with what is being done while nothing can be shown yet. */
  readonly onPhase: (phase: string) => void
  /** Called with notices for the operator that last until the next start. */
  readonly onNotice?: (message: string) => void
  /** Called if the last checkpoint cannot be used, with the error behind it if there is one: the next one that is written replaces it. */
  readonly onUnusableCheckpoint?: (message: string, cause?: unknown) => void
}

/** Leagues that prices in play are to be learned of, from games that were over at a moment. */
export interface InPlayQuery {
  readonly asOf: Instant
  readonly leagues: readonly LeagueKey[]
}

/** The first board rests on this many days of history; the rest is rated behind it. */
const FIRST_DAYS = 10

/**
 * Keeps the board true: takes in what became known, learns it, decides games as soon as their prices move, writes picks
 * and settlements to the ledger.
 *
 * Where the source has a history, the first boards rest on ten days of it and pick nothing; `learnHistory` goes through all
 * of it, and decisions begin where it ends.
 */
export function createEngine(deps: EngineDeps) {
  const {
    source,
    ledger,
    origin,
    noVig,
    checkpoints,
    onFacts,
    notices,
    yieldToEventLoop,
    onPhase,
    onNotice,
    onUnusableCheckpoint,
  } = deps
  const rules = { noVig, pricesStand: source.pricesStand, shows: true }
  const standings = strategyStandings()
  const booksOf = watchedBooks()
  const picks = publishedPicks(ledger, origin)
  let sessions = freshSessions()
  let board: Board | null = null
  let isOpen = false
  /** Picks and ended games that are not published yet. */
  let decided: PickEntry[] = []
  let ended: EndedGame[] = []
  /** Leagues that could not be read the last time. */
  let unread: Board['troubles'] = []
  let rated: number | null = source.history ? 0 : null
  /** Share of the time from the beginning of the history to the start of this run that an earlier run had learned; null if none had. */
  let knownBefore: number | null = null
  /**
   * Moment that all leagues were read and learned to. Null before that, and after a step that failed, could not read a
   * league, or went back to a moment before what was learned: what was learned does not end at one moment then.
   */
  let learnedTo: Instant | null = null
  /** What is read while the history is learned; null where there is nothing to wait for. */
  let held: HeldFacts | null = null
  /** Books excluded by a checkpoint that can’t be continued from; null if there are none. */
  let exclusions: CarriedExclusions | null = null
  const intake = factIntake({
    source,
    origin,
    desks: () => sessions,
    async onFacts(league, facts, upTo) {
      await onFacts?.(league, facts, upTo)
      held?.hold(league, facts)
    },
    onFeedError: (error) => deps.onFeedError?.(error),
    yieldToEventLoop,
    onPhase,
  })

  let turn: Promise<unknown> = Promise.resolve()
  /** One thing at a time changes what stands. */
  function inTurn<T>(run: () => Promise<T>): Promise<T> {
    const next = turn.then(run)
    turn = next.catch(() => undefined)
    return next
  }

  function freshSessions(): Map<LeagueKey, LeagueSession> {
    return new Map(source.covers.map((key) => [key, leagueSession(key, rules)]))
  }

  /** Published picks of games that are not over, or may still be on the board, are never changed. */
  function remember(now: Instant): void {
    for (const [key, desk] of sessions) rememberOn(desk, key, now)
  }

  function rememberOn(session: LeagueSession, key: LeagueKey, now: Instant): void {
    for (const { game, pick } of picks.ownSince(addDays(pacificDay(now), -1)))
      if (game.league === key) session.remember(pick)
  }

  /** @throws {ClockBehindError} if something was published later than now */
  async function open(now: Instant): Promise<void> {
    await picks.remember((problems) =>
      onNotice?.(`The ledger is damaged: ${describeProblems(problems)}. The record leaves them out.`),
    )
    const newest = picks.newestAt()
    if (origin === 'live' && newest !== null && newest > now) throw new ClockBehindError(newest, now)
    sessions = freshSessions()
    const { history } = source
    if (history) await openWithHistory(now, history)
    remember(now)
    intake.opens(now)
    isOpen = true
  }

  /** Learns the last days, or what happened since an earlier run's checkpoint; picks on games that ended are settled. */
  async function openWithHistory(now: Instant, history: History): Promise<void> {
    const context = { source: source.name, covers: source.covers, now }
    const resumed = await resume(checkpoints, context, { restore: restoreSession, onUnusable: onUnusableCheckpoint })
    const saved = resumed.desks ? resumed : null
    exclusions = resumed.desks ? null : resumed.exclusions
    if (saved) sessions = new Map(saved.desks)
    else held = heldFacts(now)
    for (const [league, desk] of sessions) keepExclusions(league, desk)
    rated = saved ? null : 0
    knownBefore = saved ? shareBefore(saved.asOf, startOfPacificDay(history.from(now)), now) : null
    const from = saved?.openSince ?? addDays(pacificDay(now), -FIRST_DAYS)
    const past: EndedGame[] = []
    for (const [league, desk] of sessions) {
      onPhase(`learning the last days of ${leagues[league].name}`)
      await rateHistory({
        league,
        desk,
        history,
        asOf: now,
        from,
        pricesFrom: saved ? from : earliestOpen(league),
        props: saved && missedProps(history, league, now, saved.asOf),
        decideFrom: null,
        yieldToEventLoop,
        onEnded: (game) => past.push(game),
      })
    }
    await picks.append(picks.settlements(past))
  }

  function keepExclusions(league: LeagueKey, session: LeagueSession): void {
    const books = exclusions?.books.get(league)
    if (exclusions && books) session.carryOverBooks(books, exclusions.asOf)
  }

  /** First day of a league that has a pick to be settled: its prices are requested. */
  function earliestOpen(league: LeagueKey): Day | null {
    const days = [...picks.open()].flatMap(({ game }) => (game.league === league ? [game.day] : []))
    return days.length > 0 ? days.reduce((first, day) => (day < first ? day : first)) : null
  }

  /** A session that knows what was learned, and of no game yet. */
  function restoreSession(key: LeagueKey, saved: SavedSession): LeagueSession {
    const session = leagueSession(key, rules)
    session.restore(saved)
    return session
  }

  /** Slates of the days on the board whose counts changed. */
  function slates(games: readonly BoardGame[], madeAt: Instant): LedgerEntry[] {
    const days = Map.groupBy(games, ({ game }) => `${game.league}|${game.day}`)
    return [...days.values()].flatMap((ofDay) => {
      const { league, day } = (ofDay[0] as BoardGame).game
      return day < pacificDay(madeAt) ? [] : picks.slate(ofDay, { league, day, madeAt })
    })
  }

  async function advance(now: Instant, decidesAtEnd: boolean): Promise<Board> {
    learnedTo = null
    if (!isOpen) await open(now)
    // The current state is known long before the history: shows it, but makes no picks from it.
    if (board === null && source.standing) {
      unread = await intake.look(now)
      return layOut(now, false)
    }
    await takeIn(now, decidesAtEnd)
    await publishDecided()
    const next = await layOut(now, rated === null)
    if (rated !== null) return next
    await picks.append(slates(next.games, now))
    if (intake.hasLearnedTo(now)) learnedTo = now
    return next
  }

  /** Learns and decides what became known up to a moment. */
  async function takeIn(now: Instant, decidesAtEnd: boolean): Promise<void> {
    try {
      unread = await intake.takeIn(now, rated === null && !decidesAtEnd, (taken) => {
        decided.push(...taken.picks)
        ended.push(...taken.ended)
      })
    } finally {
      deps.onRead?.(now)
    }
    if (rated !== null || !decidesAtEnd) return
    for (const [key, desk] of sessions)
      if (!unread.some(({ league }) => league === key)) decided.push(...intake.entriesOf(desk, desk.decide(now)))
  }

  /** Publishes new decisions; keeps those that can't be stored durably now for the next call. */
  async function publishDecided(): Promise<void> {
    await picks.append(decided.toSorted((a, b) => a.pick.madeAt - b.pick.madeAt))
    decided = []
    await picks.append(picks.settlements(ended))
    ended = []
  }

  const mark = markUnrecorded()
  const unrecorded = (): ReadonlySet<string> =>
    new Set([...(ledger.pending?.() ?? []), ...decided].filter(({ kind }) => kind === 'pick').map(ledgerKey))

  /** The board at a moment: the one before where nothing changed. */
  async function layOut(at: Instant, mayPick: boolean): Promise<Board> {
    // No league is shown as of a moment before what was read of it: a step that failed may have read more than the last board shows.
    const now = Math.max(at, ...sessions.values().map((session) => session.readTo()))
    const troubles = [...(notices?.() ?? []).map((message) => ({ league: null, message })), ...unread]
    const waiting = unrecorded()
    const games: BoardGame[] = []
    for (const session of sessions.values())
      for (const game of session.layOut(now, mayPick)) {
        games.push(mark(game, waiting))
        await yieldToEventLoop()
      }
    const day = pacificDay(now)
    const strategies = standings.of([...sessions.values()].map((session) => session.strategies))
    const books = booksOf([...sessions].map(([key, desk]) => [key, desk.books()]))
    const teams = Object.fromEntries([...sessions].map(([key, desk]) => [key, desk.seasons(mayPick)]))
    // Where nothing may be picked yet the board says that it is still learning: it would seem that prices were to blame.
    const progress = mayPick ? rated : (rated ?? knownBefore)
    const content = { day, games, teams, strategies, books, troubles, rated: progress }
    if (board && isBoardUnchanged(board, content)) return board
    const version = (board?.version ?? 0) + 1
    board = { version, asOf: now, newestFactAt: intake.newestFactAt(), source: source.name, ...content }
    return board
  }

  return {
    /**
     * Brings the board to a moment; the version stays where nothing changed. A league that cannot be read keeps its
     * last good state and is named among the feed errors.
     *
     * @param options  `decidesAtEnd`: games are decided as of `now` only, not as of each moment since the last time
     * @throws {ClockBehindError} the first time, if something was published later than `now`
     * @throws {StoreError} if what earlier runs published can't be read, or nothing can be kept safe
     */
    advance: (now: Instant, { decidesAtEnd } = { decidesAtEnd: false }): Promise<Board> =>
      inTurn(() => advance(now, decidesAtEnd)),

    /** Builds the board again without reading facts: notices and recorded picks may have changed. */
    restate: (): Promise<Board | null> => inTurn(async () => board && layOut(board.asOf, rated === null)),

    /** What is requested of `learnHistory`; null where nothing is left to learn. */
    historyAsked: (): { readonly asOf: Instant; readonly backfill: boolean } | null =>
      held ? { asOf: held.at, backfill: !picks.has('backfill') } : null,
    /** Called with how far `learnHistory` is. */
    learning(share: number): void {
      if (rated !== null) rated = Math.min(share, 0.99)
    },
    /**
     * Takes over what `learnHistory` came to, gives the ledger what would have been published on the last sixty mornings (once
     * in a ledger's life), and lets decisions begin: as of the next step, as no board showed one before. Nothing
     * is decided before all of it is there.
     */
    takeOver: (learnt: LearnedHistory): Promise<void> => inTurn(() => begin(learnt)),
    /** Leagues whose prices in play `learnInPlay` is requested for, and as of when; null before the history is learned, and if there are none. */
    inPlayAsked(): InPlayQuery | null {
      if (!source.history?.played || rated !== null || board === null) return null
      const unknown = [...sessions].flatMap(([key, desk]) => (desk.knowsInPlay() ? [] : [key]))
      return unknown.length > 0 ? { asOf: board.asOf, leagues: unknown } : null
    },
    /** Takes over what `learnInPlay` came to of a league. */
    adoptInPlay: (league: LeagueKey, saved: SavedInPlay): Promise<void> =>
      inTurn(async () => sessions.get(league)?.adoptInPlay(saved)),
    /** The history cannot be learned: nothing is held for it any longer, and nothing picked. */
    forgo(): void {
      held = null
    },
    /** How every book moved on a game before it began; null for a game that is not known. */
    pathsOf(gameId: string): GamePaths | null {
      for (const session of sessions.values()) {
        const found = session.pathsOf(gameId)
        if (found) return found
      }
      return null
    },
    /**
     * Saves what was learned, so that a restart continues from there. Writes nothing if the source has no history, while
     * the history is learned, and if the last step failed or could not read a league: the last checkpoint still holds then.
     *
     * @returns whether it was written
     */
    checkpoint: (): Promise<boolean> => inTurn(writeCheckpoint),
  }

  /**
   * The sessions that know the history learn what was known when the engine began; what came meanwhile is walked through the next time. League by
   * league, so that the session before is let go of before the next is filled.
   */
  async function begin({ leagues: learnt, entries }: LearnedHistory): Promise<void> {
    if (!held) return
    await intake.takeIn(held.at, false, () => undefined)
    await picks.append(entries)
    standings.forget()
    const { at } = held
    const today = pacificDay(at)
    for (const [key, saved] of learnt) {
      const session = restoreSession(key, saved)
      keepExclusions(key, session)
      sessions.set(key, session)
      rememberOn(session, key, at)
      for (const day of [addDays(today, -1), today]) session.file(source.history?.day(key, day, at, 'closing') ?? [])
      await intake.learn(session, held.before(key))
      session.reach(at)
      intake.wait(key, held.take(key))
      await yieldToEventLoop()
    }
    held = null
    rated = null
  }

  /** First day of a game that is on the board or not over: today or yesterday, as no game lasts longer. */
  function openSince(asOf: Instant): Day {
    const today = pacificDay(asOf)
    const hasYesterdays = [...sessions.values()].some((session) => session.days().some((day) => day < today))
    return hasYesterdays ? addDays(today, -1) : today
  }

  async function writeCheckpoint(): Promise<boolean> {
    if (!checkpoints || !source.history || learnedTo === null) return false
    const asOf = learnedTo
    const head = headText({ source: source.name, asOf, openSince: openSince(asOf), leagues: [...sessions.keys()] })
    const parts = sessions.entries().map(([key, desk]) => [key, partText(key, asOf, desk.save(asOf))] as const)
    await checkpoints.write(head, parts)
    return true
  }
}

/** Where a moment lies between two others, 0–1. */
const shareBefore = (moment: Instant, from: Instant, to: Instant): number => (moment - from) / (to - from)
