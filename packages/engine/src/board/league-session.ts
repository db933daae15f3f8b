import {
  type Day,
  type Fact,
  fullGame,
  type Game,
  type Instant,
  type LeagueKey,
  leagues,
  type MarketKind,
  marketGroup,
  marketSlot,
  type Pass,
  type Pick,
  pacificDay,
} from '@fairline/domain'
import { decideGame } from '../betting/decide-game.ts'
import { isPick } from '../betting/decide-market.ts'
import type { EvaluatedBet } from '../betting/evaluated-bet.ts'
import { onePickOnResult } from '../betting/one-pick-on-result.ts'
import { openPicks } from '../betting/open-picks.ts'
import { recommendOneSide } from '../betting/recommend-one-side.ts'
import { withholdRecommendations } from '../betting/withhold-recommendations.ts'
import { withholdValues } from '../betting/withhold-values.ts'
import type { NoVigChoice } from '../forecast/fitted-no-vig.ts'
import type { GameForecast } from '../forecast/game-forecast.ts'
import { type Decided, leagueForecaster, type SavedForecaster } from '../forecast/league-forecaster.ts'
import type { SavedInPlay } from '../in-play/in-play-beat-model.ts'
import { inPlayWatch } from '../in-play/in-play-watch.ts'
import { phasesOf } from '../learn/phases-of.ts'
import { closingOf } from '../ledger/closing-of.ts'
import type { DecidedGame, EndedGame } from '../ledger/entries-of.ts'
import { type GameFile, gameIdOf, winnerMarket } from '../market/game-file.ts'
import { lineKinds } from '../market/line-kind.ts'
import { type BookBet, bookWatch, type SavedBookWatch } from '../markets/book-watch.ts'
import { gameMoves } from '../movement/game-moves.ts'
import { leadingMoves, type SavedLeadingMoves } from '../movement/leading-moves.ts'
import { type PricePaths, pricePaths } from '../movement/price-paths.ts'
import { type SavedStrategyTracker, strategyTracker } from '../strategies/strategy-tracker.ts'
import { betBoard } from './bet-board.ts'
import type { BoardGame } from './board.ts'
import { onBoard } from './board-window.ts'
import { closedBookBets } from './closed-book-bets.ts'
import { propBoard, type SavedPropBoard } from './prop-board.ts'
import { sideStrengths } from './side-strengths.ts'
import { stepClock } from './step-clock.ts'
import { type SavedSeasons, teamSeasons } from './team-seasons.ts'

/**
 * A game that was over before it was seen: of what was forecast before its start nothing is known, and its result has taught whatever would
 * be forecast now.
 */
const withoutPregame = (laid: Pregame): Pregame => ({
  ...laid,
  forecast: null,
  model: null,
  closingBets: [],
})

/** How a league is kept. */
export interface DeskRules {
  readonly noVig: NoVigChoice
  /** See `FactSource`. */
  readonly pricesStand: boolean
  /** Whether its games are shown to someone: then strategies propose on them, and sides' strengths are shown. */
  readonly shows: boolean
}

/** What is forecast of a game before its start, and the bets that are judged by it. */
interface GameView extends GameForecast {
  readonly modeled: readonly EvaluatedBet[]
}

/** What is forecast for a game's markets. */
type Decisions = Omit<DecidedGame, 'game'>

/** All else of a game on the board. */
type Pregame = Omit<BoardGame, keyof Decisions>

/** Keeps one league: learns its facts moment by moment, decides what they touched, and lays out its games. */
export function leagueSession(key: LeagueKey, { noVig, pricesStand, shows }: DeskRules) {
  const league = leagues[key]
  const forecaster = leagueForecaster(league, 'open', noVig, pricesStand)
  const winner = winnerMarket(league.outcomes)
  const decidedGroups = new Set([winner, ...lineKinds].map((kind) => marketGroup(fullGame(kind))))
  const picks = openPicks()
  /** Games whose forecast or best price may have changed since they were last decided, and laid out. */
  const undecided = new Set<string>()
  const stale = new Set<string>()
  const laid = new Map<string, BoardGame>()
  /** Games as they were when they began, where they were on the board before. */
  const begun = new Map<string, Pregame>()
  /** Whether all there is to learn was learned when the board was last laid out. */
  let mayPickLast = false
  const inPlay = inPlayWatch(league, forecaster.files)
  const books = bookWatch()
  const bets = betBoard(league, {
    picks,
    noVig: forecaster.noVig,
    assumedConfidence: forecaster.assumedConfidence,
    inPlayConfidence: inPlay.confidence,
    excludedBooks: books.excluded,
  })
  const props = propBoard(league, books.excluded)
  const proposals = strategyTracker(league, forecaster, books.excluded)
  const seasons = teamSeasons(league)
  const leading = leadingMoves(league)
  /** What is forecast for a game; null once something of it or of its league has changed. */
  const views = new Map<string, GameView | null>()
  const strengths = sideStrengths(forecaster)
  let laidAt: Instant = Number.NEGATIVE_INFINITY
  const openGames = () => [...forecaster.files.all()].flatMap(({ game, result }) => (result ? [] : [game]))
  /** Games that passed a step are judged and decided again, though no book has quoted them since. */
  const clock = stepClock({ pricesStand, openGames, onStep: judgeAgain, onStart: keepPregame })
  /** Whether open games are known only as they were at one moment. */
  let isSnapshot = false

  function drop(id: string): void {
    forecaster.files.close(id)
    laid.delete(id)
    begun.delete(id)
    picks.drop(id)
    bets.drop(id)
    props.drop(id)
    views.delete(id)
  }

  function touch(fact: Fact): void {
    const id = gameIdOf(fact)
    stale.add(id)
    views.set(id, null)
    const market = fact.kind === 'quote' ? fact.quote.market : null
    const priced = market !== null && decidedGroups.has(marketGroup(market))
    if (market !== null) {
      bets.touch(id, market)
      props.touch(id, marketSlot(market))
    }
    const starts = fact.kind === 'news' && fact.news.what === 'starter'
    if (fact.kind === 'game') {
      proposals.expect(fact.game)
      clock.expect()
      // One that starts at another time than it was seen to has not begun as it was then.
      if (begun.get(id)?.game.startsAt !== fact.game.startsAt) begun.delete(id)
    }
    if (fact.kind === 'game' || priced || starts) undecided.add(id)
  }

  function judgeAgain(id: string): void {
    stale.add(id)
    views.set(id, null)
    undecided.add(id)
  }

  /** What was learned from a result moves every forecast of the league. */
  function touchAll(): void {
    views.clear()
    strengths.forget()
    for (const id of touchOpen()) undecided.add(id)
  }

  /** Games that are not over are laid out again. */
  function touchOpen(): string[] {
    const open = openGames().map(({ id }) => id)
    for (const id of open) stale.add(id)
    return open
  }

  /** What came of the bets at each book by itself; a book that is excluded for it changes what is forecast for every open game. */
  function learnBooks(decided: readonly Decided[], bets: ReadonlyMap<string, () => readonly BookBet[]>): void {
    const before = books.excluded().size
    for (const { file } of decided)
      books.learn(bets.get(file.game.id)?.() ?? [], file.game.day, file.result?.observedAt)
    if (books.excluded().size > before) props.judgeAgain()
  }

  /** The bets at each book by itself on games that end now, before their results are learned. */
  function bookBetsOn(results: readonly Fact[]): ReadonlyMap<string, () => readonly BookBet[]> {
    const files = results.flatMap((fact) => forecaster.files.of(gameIdOf(fact)) ?? [])
    return new Map(files.flatMap((file) => (file.result ? [] : [[file.game.id, closedBookBets(forecaster, file)]])))
  }

  function endedOf({ file }: Decided): EndedGame[] {
    const { result } = file
    if (!result) return []
    props.ended(file)
    inPlay.ended(file)
    forecaster.files.dropProps(file.game.id)
    seasons.learn(file.game, result)
    leading.learn(file)
    strengths.ended(file.game)
    const closing = closingOf(forecaster, file)
    proposals.ended(file, closing.close)
    return [{ result, ...closing }]
  }

  function viewOf(file: GameFile): GameView {
    const known = views.get(file.game.id)
    if (known) return known
    const asOf = clock.readTo()
    const forecast = forecaster.outlook(file, { asOf })
    const view = { ...forecast, modeled: bets.modeled(file, asOf, forecast) }
    views.set(file.game.id, view)
    return view
  }

  /** What is decided about a game's markets, as of what was read: published picks are never changed. */
  function decisionsOf(file: GameFile, asOf: Instant): Decisions {
    const { startsAt, id } = file.game
    const hasStarted = startsAt !== null && startsAt <= asOf
    // A price of a game that has started is no longer offered.
    const started: Pass = { gameId: id, reason: 'already-started', best: null }
    if (hasStarted)
      return {
        decision: picks.of(id, winner) ?? started,
        lineDecisions: lineKinds.flatMap((kind) => picks.of(id, kind) ?? []),
      }
    const { modeled, forecast } = viewOf(file)
    const now = decideGame(league, id, modeled, { forecast, asOf: pricesStand ? clock.readTo() : null })
    const decisions = {
      decision: picks.of(id, winner) ?? now.decision,
      lineDecisions: lineKinds.flatMap(
        (kind) => picks.of(id, kind) ?? now.lineDecisions.find((decision) => kindOf(decision) === kind) ?? [],
      ),
    }
    return onePickOnResult(decisions, (pick) => picks.of(id, pick.market.kind) === pick)
  }

  /** What is shown of a game: before all there is to learn was learned nothing is picked that was not published. */
  function shownDecisions(file: GameFile, asOf: Instant, mayPick: boolean): Decisions {
    const { decision, lineDecisions } = decisionsOf(file, asOf)
    // What was published stays, and a game that has started is not decided again.
    const isFinal = (one: Pick | Pass) =>
      isPick(one) ? picks.of(file.game.id, one.market.kind) !== undefined : one.reason === 'already-started'
    const shown = (one: Pick | Pass): Pick | Pass =>
      mayPick || isFinal(one) ? one : { gameId: file.game.id, reason: 'still-learning', best: null }
    return { decision: shown(decision), lineDecisions: lineDecisions.map(shown) }
  }

  /** What was forecast before the start is kept as of the start, however long after it that is read. */
  function keepPregame(id: string): void {
    const file = forecaster.files.of(id)
    const last = laid.get(id)
    if (!file || !last) return
    begun.set(id, stale.has(id) ? layOutPregame(file, mayPickLast) : last)
    stale.add(id)
  }

  function layOutGame(file: GameFile, asOf: Instant, mayPick: boolean): BoardGame {
    const { game, result } = file
    const hasBegun = result !== null || (game.startsAt !== null && game.startsAt <= asOf)
    const before = begun.get(game.id) ?? laid.get(game.id)
    const pregame =
      hasBegun && before ? before : result ? withoutPregame(layOutPregame(file, mayPick)) : layOutPregame(file, mayPick)
    return {
      ...pregame,
      ...(hasBegun ? layOutPlay(file, pregame, mayPick) : {}),
      ...shownDecisions(file, asOf, mayPick),
    }
  }

  /** What may be forecast for bets: nothing is recommended while past games are being learned. */
  function shownBets(bets: readonly EvaluatedBet[], mayPick: boolean): readonly EvaluatedBet[] {
    if (mayPick) return recommendOneSide(bets)
    return isSnapshot ? withholdValues(bets) : withholdRecommendations(bets)
  }

  /** What changes once a game has begun. */
  function layOutPlay(file: GameFile, pregame: Pregame, mayPick: boolean): Partial<BoardGame> {
    const { game, result, score, news, weather } = file
    const live = result ? null : bets.live(file, pregame.forecast?.chances ?? null)
    const now = live?.bets ?? bets.ended(file)
    return {
      game,
      live: live?.forecast ?? null,
      bets: shownBets(now, mayPick),
      closingBets: pregame.closingBets ?? pregame.bets,
      score,
      news,
      weather,
      result,
    }
  }

  /** A game as it is before its start: what is forecast and quoted then is never changed afterwards. */
  function layOutPregame(file: GameFile, mayPick: boolean): Pregame {
    const { game, result, score, news, weather } = file
    const view = viewOf(file)
    const upcoming = bets.upcoming(file, clock.readTo(), view, view.modeled)
    return {
      game,
      forecast: view.forecast,
      model: forecaster.model(file),
      live: null,
      bets: shownBets(upcoming, mayPick),
      closingBets: null,
      strengths: strengths.ofBoth(game),
      moves: gameMoves(league, file, leading.deviation),
      props: mayPick ? props.of(file, clock.readTo()) : [],
      proposals: mayPick ? proposals.of(game.id) : [],
      unrecorded: [],
      score,
      news,
      weather,
      result,
    }
  }

  /** Time passes with what is read; what is forecast at fixed moments is forecast before anything of a later one is learned. */
  function reach(moment: Instant): void {
    // The prices at a start are kept before anything is forecast for a later moment.
    clock.reach(moment)
    inPlay.goTo(moment)
    if (props.goTo(moment)) touchOpen()
    for (const id of proposals.goTo(moment)) stale.add(id)
  }

  /** A game as it stands; the same object as before where nothing of it changed. */
  function standingOf(file: GameFile, asOf: Instant, mayPick: boolean): BoardGame {
    const { id, startsAt } = file.game
    const begins = startsAt !== null && startsAt > laidAt && startsAt <= asOf
    const before = begins || stale.has(id) ? null : laid.get(id)
    const standing = before ?? layOutGame(file, asOf, mayPick)
    laid.set(id, standing)
    return standing
  }

  return {
    /** Learns the facts of one moment, and tells which games they ended. */
    learn(moment: readonly Fact[]): EndedGame[] {
      const [first] = moment
      if (first) reach(first.observedAt)
      const { before, results, after } = phasesOf(moment)
      forecaster.learn(before)
      const bookBets = bookBetsOn(results)
      const ended = forecaster.learn(results)
      learnBooks(ended, bookBets)
      forecaster.learn(after)
      for (const fact of moment) touch(fact)
      if (ended.length > 0) touchAll()
      return ended.flatMap(endedOf)
    },
    /** When something is decided otherwise although nothing becomes known; infinite if never. */
    nextStep: clock.nextStep,
    /** Notes that all that became known up to a moment was learned. */
    reach,
    /** Returns the moment up to which all that became known was learned. */
    readTo: clock.readTo,
    /** Decides every game that was touched since the last time, or has passed a step of time. A pick once made stands. */
    decide(at: Instant): Pick[] {
      reach(at)
      const made: Pick[] = []
      for (const id of undecided) {
        const file = forecaster.files.of(id)
        if (!file || file.result) continue
        const { decision, lineDecisions } = decisionsOf(file, at)
        for (const one of [decision, ...lineDecisions]) {
          if (!isPick(one) || !picks.add(one)) continue
          stale.add(id)
          views.set(id, null)
          made.push(one)
        }
      }
      undecided.clear()
      return made
    },
    /** Files facts that were learned elsewhere: games that are over and still on the board. */
    file(facts: readonly Fact[]): void {
      for (const fact of facts) forecaster.files.file(fact)
    },
    /** Takes over a pick that was published before. */
    remember(pick: Pick): void {
      picks.add(pick)
      views.set(pick.gameId, null)
      stale.add(pick.gameId)
    },
    /** What was learned from games that are over. */
    save: (to: Instant | null): SavedSession => ({
      ...forecaster.save(to),
      props: props.save(),
      strategies: proposals.save(),
      seasons: seasons.save(),
      leading: leading.save(),
      inPlay: inPlay.save(),
      books: books.save(),
    }),
    restore(saved: SavedSession): void {
      forecaster.restore(saved)
      props.restore(saved.props)
      proposals.restore(saved.strategies)
      seasons.restore(saved.seasons)
      leading.restore(saved.leading)
      inPlay.restore(saved.inPlay)
      books.restore(saved.books ?? [])
    },
    /** Keeps books excluded that were before the history was learned again; before any game is laid out. See `BookWatch`. */
    carryOverBooks: books.carryOver,
    /** Whether enough games were followed in play to say anything of prices there. */
    knowsInPlay: inPlay.isKnown,
    /** Takes over what was learned elsewhere of prices in play. */
    adoptInPlay(saved: SavedInPlay): void {
      inPlay.restore(saved)
      touchOpen()
    },
    /** Every side's season so far; how strong it is, once all there is to learn was learned. */
    seasons: (mayPick: boolean) => seasons.told(mayPick ? strengths.asOfNow : null),
    /** What came of each book's prices; the same object as before if no game ended. */
    books: books.records,
    /** What strategies came to. */
    strategies: proposals,
    /** How every book moved on a game before it began; null for a game that is not known. */
    pathsOf(id: string): GamePaths | null {
      const file = forecaster.files.of(id)
      return file ? { game: file.game, paths: pricePaths(league, file) } : null
    },
    gameOf: (id: string) => forecaster.files.of(id)?.game,
    /** The day of every game that is kept: on the board, or not over. */
    days: (): Day[] => [...forecaster.files.all()].map(({ game }) => game.day),
    /** Drops games of before a day that are over. */
    forget(before: Day): void {
      for (const { game, result } of forecaster.files.all()) if (result && game.day < before) drop(game.id)
    },
    /** What was learned of open games is how they were at one moment, without what led to it. */
    markSnapshot(): void {
      isSnapshot = true
    },
    /** Closes the files of all games that are not over: everything of them is read again. */
    reopen(): void {
      isSnapshot = false
      inPlay.reopen()
      for (const { game, result } of forecaster.files.all()) {
        if (result) continue
        forecaster.files.close(game.id)
        laid.delete(game.id)
        begun.delete(game.id)
        views.delete(game.id)
        bets.drop(game.id)
        props.drop(game.id)
      }
    },
    /**
     * The league's games on the board, one by one; those that did not change are the same objects as before. All of them
     * have to be taken before anything else is learned. Before its start a game is as of what was last read, however long ago.
     *
     * @param asOf  no moment before the last that was read to
     * @param mayPick  whether all there is to learn was learned; else nothing is shown as picked that was not published
     */
    *layOut(asOf: Instant, mayPick: boolean): Generator<BoardGame> {
      mayPickLast = mayPick
      if (shows && mayPick) for (const id of proposals.show(clock.readTo())) stale.add(id)
      const day = pacificDay(asOf)
      for (const file of forecaster.files.all()) {
        if (onBoard(file, day, asOf)) yield standingOf(file, asOf, mayPick)
        else if (file.result && file.game.day < day) drop(file.game.id)
      }
      stale.clear()
      laidAt = asOf
    },
  }
}

const kindOf = (decision: Pick | Pass): MarketKind | undefined =>
  isPick(decision) ? decision.market.kind : decision.best?.market.kind

/** A game, and how its books moved. */
export interface GamePaths {
  readonly game: Game
  readonly paths: readonly PricePaths[]
}

/** All that a session has learned of games that are over. */
export interface SavedSession extends SavedForecaster {
  readonly props: SavedPropBoard
  readonly strategies: SavedStrategyTracker
  readonly seasons: SavedSeasons
  readonly leading: SavedLeadingMoves
  readonly inPlay: SavedInPlay
  /** Left out by versions that did not watch books: those are watched from there on. */
  readonly books?: SavedBookWatch | undefined
}

export type LeagueSession = ReturnType<typeof leagueSession>
