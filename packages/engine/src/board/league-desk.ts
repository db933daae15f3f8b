import {
  type Day,
  type Fact,
  type Forecast,
  fullGame,
  type Game,
  type Instant,
  type LeagueKey,
  leagues,
  type MarketKind,
  marketPlace,
  type Pass,
  type Pick,
  pacificDay,
} from '@fairline/domain'
import { type Confidence, type Decided, leagueForecaster, type SavedForecaster } from '../forecast/league-forecaster.ts'
import type { NoVigChoice } from '../forecast/learnt-no-vig.ts'
import type { LineForecast } from '../forecast/line-desk.ts'
import { phasesOf } from '../learn/phases-of.ts'
import { closingOf } from '../ledger/closing-of.ts'
import type { DecidedGame, EndedGame } from '../ledger/entries-of.ts'
import { bestOffers } from '../market/best-offers.ts'
import { type GameFile, gameIdOf, winnerMarket } from '../market/game-file.ts'
import { lineKinds } from '../market/line-quotes.ts'
import { marketBoard } from '../market/market-board.ts'
import { gameMoves } from '../movement/game-moves.ts'
import { leadingMoves, type SavedLeadingMoves } from '../movement/leading-moves.ts'
import { type PricePaths, pricePaths } from '../movement/price-paths.ts'
import { decide, decideLine, isPick, publishedBar } from '../pick/decide.ts'
import { judgeBets } from '../pick/judge-bets.ts'
import { standingPicks } from '../pick/standing-picks.ts'
import type { SavedProps } from '../props/prop-models.ts'
import { type SavedStrategyDesk, strategyDesk } from '../strategies/strategy-desk.ts'
import type { BoardGame } from './board.ts'
import { onBoard } from './board-window.ts'
import { liveView } from './live-view.ts'
import { propBoard } from './prop-board.ts'
import { sideStrengths } from './side-strengths.ts'
import { type SavedSeasons, teamSeasons } from './team-seasons.ts'

/** How a league is kept. */
export interface DeskRules {
  readonly noVig: NoVigChoice
  /** See `FactSource`. */
  readonly pricesStand: boolean
  /** Whether its games are shown to somebody: then strategies propose on them, and sides' strengths are told. */
  readonly shows: boolean
}

const unknown: Confidence = () => null

/** What the forecaster says of a game now. */
interface GameView {
  readonly forecast: Forecast | null
  readonly lines: LineForecast | null
  readonly confidence: Confidence
}

/** What is said of a game's markets. */
type Decisions = Omit<DecidedGame, 'game'>

/** Keeps one league: learns its facts moment by moment, decides what they touched, and lays out its games. */
export function leagueDesk(key: LeagueKey, { noVig, pricesStand, shows }: DeskRules) {
  const league = leagues[key]
  const forecaster = leagueForecaster(league, 'open', noVig)
  const winner = winnerMarket(league.outcomes)
  const decidedPlaces = new Set([winner, ...lineKinds].map((kind) => marketPlace(fullGame(kind))))
  const picks = standingPicks()
  /** Games whose forecast or best price may have changed since they were last decided, and laid out. */
  const undecided = new Set<string>()
  const stale = new Set<string>()
  const laid = new Map<string, BoardGame>()
  const markets = marketBoard()
  const props = propBoard(league)
  const proposals = strategyDesk(league, forecaster)
  const seasons = teamSeasons(league)
  const leading = leadingMoves(league)
  /** What is said of a game, until something of it or of its league changes. */
  const views = new Map<string, GameView>()
  const strengths = sideStrengths(forecaster)
  let laidAt: Instant = Number.NEGATIVE_INFINITY

  function drop(id: string): void {
    forecaster.files.close(id)
    laid.delete(id)
    picks.drop(id)
    markets.drop(id)
    props.drop(id)
    views.delete(id)
  }

  function touch(fact: Fact): void {
    const id = gameIdOf(fact)
    stale.add(id)
    views.delete(id)
    const place = fact.kind === 'quote' ? marketPlace(fact.quote.market) : null
    const priced = place !== null && decidedPlaces.has(place)
    if (place !== null) {
      markets.touch(id, place)
      props.touch(id, place)
    }
    const starts = fact.kind === 'news' && fact.news.what === 'starter'
    if (fact.kind === 'game') proposals.expect(fact.game)
    if (fact.kind === 'game' || priced || starts) undecided.add(id)
  }

  /** What was learnt from a result moves every forecast of the league. */
  function touchAll(): void {
    views.clear()
    strengths.forget()
    for (const id of touchOpen()) undecided.add(id)
  }

  /** Games that are not over are laid out anew. */
  function touchOpen(): string[] {
    const open = [...forecaster.files.all()].flatMap(({ game, result }) => (result ? [] : [game.id]))
    for (const id of open) stale.add(id)
    return open
  }

  function endedOf({ file }: Decided): EndedGame[] {
    const { result } = file
    if (!result) return []
    props.ended(file)
    seasons.learn(file.game, result)
    leading.learn(file)
    strengths.ended(file.game)
    const closing = closingOf(forecaster, file)
    proposals.ended(file, closing.close)
    return [{ result, ...closing }]
  }

  function viewOf(file: GameFile, asOf: Instant): GameView {
    const known = views.get(file.game.id)
    if (known) return known
    const [forecast, lines] = [forecaster.forecast(file, { asOf }), forecaster.lines(file, { asOf })]
    const view = { forecast, lines, confidence: forecaster.confidenceOf(file, { asOf }) }
    views.set(file.game.id, view)
    return view
  }

  /** What there is to say of a game's markets now: the picks that were made stand. */
  function decisionsOf(file: GameFile, asOf: Instant): Decisions {
    const { startsAt, id } = file.game
    const started = startsAt !== null && startsAt <= asOf
    // A price of a game that has started is no longer to be had.
    const over: Pass = { gameId: id, reason: 'already-started', best: null }
    const view = started ? null : viewOf(file, asOf)
    const [forecast, lines] = [view?.forecast ?? null, view?.lines ?? null]
    const rules = { forecast, bar: publishedBar, pricesStand }
    const standing = <T>(kind: MarketKind, judged: () => T) => picks.of(id, kind) ?? (started ? over : judged())
    return {
      decision: standing(winner, () =>
        decide(league, file, { asOf }, { ...rules, confidence: view?.confidence ?? unknown }),
      ),
      lineDecisions: lineKinds.flatMap((kind) =>
        lines || picks.of(id, kind)
          ? (standing(kind, () => decideLine(kind, file, { asOf }, { ...rules, lines })) ?? [])
          : [],
      ),
    }
  }

  /** What is shown of a game: before all there is to learn was learnt nothing is picked that was not published. */
  function shownDecisions(file: GameFile, asOf: Instant, mayPick: boolean): Decisions {
    const { decision, lineDecisions } = decisionsOf(file, asOf)
    const shown = (one: Pick | Pass): Pick | Pass =>
      !mayPick && isPick(one) && picks.of(file.game.id, one.market.kind) === undefined
        ? { gameId: file.game.id, reason: 'still-learning', best: null }
        : one
    return { decision: shown(decision), lineDecisions: lineDecisions.map(shown) }
  }

  function layOutGame(file: GameFile, asOf: Instant, mayPick: boolean): BoardGame {
    const { game, result, score, news, weather } = file
    const started = game.startsAt !== null && game.startsAt <= asOf
    const before = laid.get(game.id)
    const live = started && !result ? liveView(league, file, before?.forecast?.chances ?? null) : null
    const same = { game, live, score, news, weather, result }
    // What was said before the start stays as it was.
    if (started && before) return { ...before, ...same, ...shownDecisions(file, asOf, mayPick) }
    const best = bestOffers(league, file, { asOf }).map(
      (offer) => offer && { book: offer.quote.book, price: offer.price, observedAt: offer.quote.observedAt },
    )
    const { forecast, lines, confidence: sure } = viewOf(file, asOf)
    const confidence = best.map((offer, i) => (offer && forecast ? sure(i, offer.price) : null))
    return {
      confidence,
      strengths: strengths.ofBoth(game),
      moves: gameMoves(league, file, leading.deviation),
      bets: judgeBets(league, file, { asOf }, { forecast, confidence: sure, lines }),
      ...same,
      forecast,
      model: forecaster.model(file),
      best,
      markets: markets.of(file, (fair, price) => forecaster.assumedConfidence(fair, price, fair)),
      props: mayPick ? props.of(file, forecaster.assumedConfidence) : [],
      proposals: mayPick ? proposals.of(game.id) : [],
      ...shownDecisions(file, asOf, mayPick),
    }
  }

  /** What is said at fixed moments is said before anything of a later one is learnt. */
  function goTo(moment: Instant): void {
    if (props.goTo(moment)) touchOpen()
    for (const id of proposals.goTo(moment)) stale.add(id)
  }

  /** A game as it stands; the same object as before where nothing of it changed. */
  function standingOf(file: GameFile, asOf: Instant, mayPick: boolean): BoardGame {
    const { id, startsAt } = file.game
    const begun = startsAt !== null && startsAt > laidAt && startsAt <= asOf
    const before = begun || stale.has(id) ? null : laid.get(id)
    const standing = before ?? layOutGame(file, asOf, mayPick)
    laid.set(id, standing)
    return standing
  }

  return {
    /** Learns the facts of one moment, and tells which games they ended. */
    learn(moment: readonly Fact[]): EndedGame[] {
      const [first] = moment
      if (first) goTo(first.observedAt)
      const { before, results, openings } = phasesOf(moment)
      const ended = [before, results, openings].flatMap((phase) => forecaster.learn(phase))
      for (const fact of moment) touch(fact)
      if (ended.length > 0) touchAll()
      return ended.flatMap(endedOf)
    },
    /** Decides every game that was touched since the last time. A pick once made stands. */
    decide(at: Instant): Pick[] {
      const made: Pick[] = []
      for (const id of undecided) {
        const file = forecaster.files.of(id)
        if (!file || file.result) continue
        const { decision, lineDecisions } = decisionsOf(file, at)
        for (const one of [decision, ...lineDecisions]) {
          if (!isPick(one) || !picks.keep(one)) continue
          stale.add(id)
          made.push(one)
        }
      }
      undecided.clear()
      return made
    },
    /** Files facts that were learnt elsewhere: games that are over and still on the board. */
    file(facts: readonly Fact[]): void {
      for (const fact of facts) forecaster.files.file(fact)
    },
    /** Takes over a pick that was published before. */
    remember: (pick: Pick): void => void picks.keep(pick),
    /** What was learnt from games that are over. */
    save: (to: Instant | null): SavedDesk => ({
      ...forecaster.save(to),
      ...{ props: props.save(), strategies: proposals.save(), seasons: seasons.save(), leading: leading.save() },
    }),
    restore(saved: SavedDesk): void {
      forecaster.restore(saved)
      props.restore(saved.props)
      proposals.restore(saved.strategies)
      seasons.restore(saved.seasons)
      leading.restore(saved.leading)
    },
    /** Every side's season so far; how strong it is, once all there is to learn was learnt. */
    seasons: (mayPick: boolean) => seasons.told(mayPick ? strengths.asOfNow : null),
    /** What strategies came to. */
    strategies: proposals,
    /** How every book moved on a game before it began; null for a game that is not known. */
    pathsOf(id: string): GamePaths | null {
      const file = forecaster.files.of(id)
      return file ? { game: file.game, paths: pricePaths(league, file) } : null
    },
    gameOf: (id: string) => forecaster.files.of(id)?.game,
    /** Drops games of before a day that are over. */
    forget(before: Day): void {
      for (const { game, result } of forecaster.files.all()) if (result && game.day < before) drop(game.id)
    },
    /** Closes the files of all games that are not over: everything of them is told anew. */
    reopen(): void {
      for (const { game, result } of forecaster.files.all()) {
        if (result) continue
        forecaster.files.close(game.id)
        laid.delete(game.id)
        views.delete(game.id)
        markets.drop(game.id)
        props.drop(game.id)
      }
    },
    /**
     * The league's games on the board; those that did not change are the same objects as before.
     *
     * @param mayPick  whether all there is to learn was learnt; else nothing is shown as picked that was not published
     */
    layOut(asOf: Instant, mayPick: boolean): BoardGame[] {
      goTo(asOf)
      if (shows && mayPick) for (const id of proposals.show(asOf)) stale.add(id)
      const day = pacificDay(asOf)
      const games: BoardGame[] = []
      for (const file of forecaster.files.all()) {
        if (onBoard(file, day, asOf)) games.push(standingOf(file, asOf, mayPick))
        else if (file.result && file.game.day < day) drop(file.game.id)
      }
      stale.clear()
      laidAt = asOf
      return games
    },
  }
}

/** A game, and how its books moved. */
export interface GamePaths {
  readonly game: Game
  readonly paths: readonly PricePaths[]
}

/** All that a desk has learnt of games that are over. */
export interface SavedDesk extends SavedForecaster {
  readonly props: SavedProps
  readonly strategies: SavedStrategyDesk
  readonly seasons: SavedSeasons
  readonly leading: SavedLeadingMoves
}

export type LeagueDesk = ReturnType<typeof leagueDesk>
