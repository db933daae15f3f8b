import { type League, selectionsOf } from '@fairline/domain'
import { inPlay, type Pregame } from '@fairline/models'
import { leagueScoring } from '../forecast/league-scoring.ts'
import { quotedTotal } from '../forecast/total-game-of.ts'
import { type GameFile, winnerMarket } from '../market/game-file.ts'
import { lineQuotes } from '../market/line-quotes.ts'
import { lastLiveChances, liveChances } from '../market/live-chances.ts'
import { liveOffers } from '../market/live-offers.ts'
import type { MarketOffer } from '../market/market-offers.ts'
import { quotesAt } from '../market/quotes-at.ts'
import { standingOf } from './standing-of.ts'

/** What is believed of a game while it is played. Chances are in the order of the league's outcomes. */
export interface LiveView {
  /**
   * Of the books that price it in play, margin removed. While all have taken their prices away, what they asked last, but only where
   * score and time say nothing: a price of before a run is no chance after it, and a game that is decided is priced by nobody.
   */
  readonly market: readonly number[] | null
  /** Of score and time, around what was believed before the game; null where that or the score is not known. */
  readonly model: readonly number[] | null
  /** Chance that both scores pass the total the game began with. */
  readonly total: { readonly line: number; readonly over: number } | null
  /** Chance that the home side covers the spread the game began with. */
  readonly spread: { readonly line: number; readonly covers: number } | null
  /** What can be had right now, on teams, at every book that prices it. */
  readonly offers: readonly MarketOffer[]
}

/** @param pregame  the last chances before the start; null where none were said */
export function liveView(league: League, file: GameFile, pregame: readonly number[] | null): LiveView {
  // In play margins are wide and long shots carry most of them: shared out evenly, a game that is all but lost would look open.
  const priced = liveChances(league, file, 'power')
  const offers = liveOffers(file)
  const scoring = leagueScoring(league)?.scores
  const [total, spread] = [lineOf(file, 'total'), lineOf(file, 'spread')]
  const whole = pregame?.length === selectionsOf(winnerMarket(league.outcomes)).length
  if (!scoring || !file.score || !pregame || !whole || total === null)
    return { market: priced ?? lastLiveChances(league, file, 'power'), model: null, total: null, spread: null, offers }
  const now = inPlay(
    { chances: pregame, total: expectedTotal(file, scoring) ?? total, scoring },
    standingOf(file.score),
  )
  return {
    market: priced,
    model: now.chances,
    total: { line: total, over: now.over(total) },
    spread: spread === null ? null : { line: spread, covers: now.covers(spread) },
    offers,
  }
}

/** What the books last expected both sides to score together: counts lean to one side, and half of them fall short of their mean. */
const expectedTotal = (file: GameFile, scoring: Pregame['scoring']) =>
  quotedTotal(lineQuotes(file, 'total', 'close'), scoring) ?? quotedTotal(lineQuotes(file, 'total', 'open'), scoring)

/** The line the game began with, as the first book quoted it last; where nobody moved it, the one it opened with. */
const lineOf = (file: GameFile, kind: 'total' | 'spread') =>
  (quotesAt(file, kind, 'close')[0] ?? quotesAt(file, kind, 'open')[0])?.market.line ?? null
