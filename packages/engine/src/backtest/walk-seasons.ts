import { type Day, type Fact, type LeagueKey, leagues } from '@fairline/domain'
import type { NoVigChoice } from '../forecast/fitted-no-vig.ts'
import { leagueForecaster } from '../forecast/league-forecaster.ts'
import { leagueModels, winnerModelOf } from '../forecast/league-models.ts'
import { daysOf, type Played, playedOf, walkRating } from '../forecast/rating-walk.ts'
import { bookWatch } from '../markets/book-watch.ts'
import { type StrategyRecord, strategyRecords } from '../strategies/strategy-records.ts'
import { hourBands } from './hour-bands.ts'
import type { BacktestReport } from './report.ts'
import { untilDay } from './until-day.ts'
import { type EndedGame, type WalkedGame, walkForward } from './walk-forward.ts'
import type { WalkLabels } from './walk-labels.ts'

/** What to test. */
export interface BacktestOptions {
  readonly league: LeagueKey
  /** First and last day scored, both included; everything before warms up, and the walk stops after the last. */
  readonly from: Day | null
  readonly to: Day | null
  readonly at: 'open' | 'close'
  readonly noVig: NoVigChoice
  /** Whether strategies propose bets, too; not if left out: one of them plays every game a thousand times. */
  readonly strategies?: boolean
  readonly onGame?: (done: number) => void
}

/** A walk through a league's seasons: everything a report is computed from. */
export interface SeasonsWalk {
  /** Those of the scored days, in the order they ended. */
  readonly games: readonly WalkedGame[]
  /** Weights and methods are those after the last scored day. */
  readonly labels: WalkLabels
  /** Empty where no price has a time, or none has a confidence. */
  readonly confidenceByHours: BacktestReport['confidenceByHours']
  /** Empty unless `strategies` was set. */
  readonly strategies: readonly StrategyRecord[]
  /** What each book's bets came to, and since when a book is excluded. */
  readonly books: BacktestReport['books']
}

/**
 * Walks a league's facts forward up to the last scored day.
 *
 * @param facts  of that league, in the order they became known; those about games after `to` are not looked at
 */
export function walkSeasons(facts: readonly Fact[], options: BacktestOptions): SeasonsWalk {
  const { league, from, to, at, noVig, strategies = false } = options
  const known = untilDay(facts, to)
  const forecaster = leagueForecaster(leagues[league], at, noVig)
  const books = bookWatch()
  const timed = hourBands()
  const games: WalkedGame[] = []
  const played: Played[] = []
  const records = strategyRecords(leagues[league], Number.POSITIVE_INFINITY, books.excluded)
  const isScored = (day: Day) => from === null || day >= from
  let done = 0
  walkForward(known, forecaster, {
    at,
    books,
    onLook(look) {
      // Before the first day that is scored strategies only learn.
      if (strategies && isScored(look.file.game.day))
        records.look({ ...look, moment: at, opened: at === 'open' ? null : forecaster.market(look.file, 'open') })
    },
    onGame(game) {
      if (strategies) records.end(game.file, game.closedLater ? game.close : null)
      const over = playedOf(game.file, leagues[league], null)
      if (over) played.push(over)
      if (isScored(game.file.game.day)) games.push(withoutQuotes(game))
      done += 1
      options.onGame?.(done)
    },
    ...(at === 'open' ? { onTimed: (closed, { game }) => void (isScored(game.day) && timed.add(closed)) } : {}),
  })
  const openingMethod =
    leagues[league].sport === 'basketball' ? forecaster.openingMethod : 'opening price without its margin'
  const labels = {
    league,
    at,
    scoredFrom: from,
    noVig: noVig === 'learnt' ? `${forecaster.noVig()} (learnt)` : noVig,
    openingMethod,
    weights: forecaster.weights(),
  }
  return {
    games,
    labels: { ...labels, resultsOnly: resultsOnlyOf(played, league) },
    confidenceByHours: timed.hours(),
    strategies: strategies ? records.records() : [],
    books: books.records(),
  }
}

/** Drops the quotes of a game that ended: tens of thousands are kept until they are scored. */
function withoutQuotes(ended: EndedGame): WalkedGame {
  const { game, result, references, news } = ended.file
  return { ...ended, file: { game, result, references, news } }
}

/** What the results-only model says of each game, by its id. */
function resultsOnlyOf(games: readonly Played[], league: LeagueKey): ReadonlyMap<string, readonly number[]> {
  const said = new Map<string, readonly number[]>()
  const model = winnerModelOf(leagueModels[league].results)
  walkRating(daysOf(games), model, 'results', ({ id }, probabilities) => void said.set(id, probabilities))
  return said
}
