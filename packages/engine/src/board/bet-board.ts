import {
  fullGame,
  type Instant,
  type League,
  type Market,
  marketGroup,
  type Selection,
  selectionsOf,
} from '@fairline/domain'
import type { NoVigMethod } from '@fairline/odds'
import { betsExcludingBooks } from '../betting/bets-excluding-books.ts'
import { decidedShare } from '../betting/decided-share.ts'
import type { BetInput, SelectionEstimate } from '../betting/evaluate-bet.ts'
import { evaluateLive } from '../betting/evaluate-live.ts'
import { evaluateModeled } from '../betting/evaluate-modeled.ts'
import type { AssumedConfidence, BelievedWinner } from '../betting/evaluate-side-market.ts'
import type { EvaluatedBet } from '../betting/evaluated-bet.ts'
import { liveEstimate } from '../betting/live-selections.ts'
import { missingPublished } from '../betting/missing-published.ts'
import type { openPicks } from '../betting/open-picks.ts'
import { publishedBet } from '../betting/published-bet.ts'
import type { PublishedOf } from '../betting/published-of.ts'
import { sideBets } from '../betting/side-bets.ts'
import type { GameForecast } from '../forecast/game-forecast.ts'
import { type InPlayForecast, inPlayForecast } from '../forecast/in-play-forecast.ts'
import type { TimedOffer } from '../forecast/timed-beat-curve.ts'
import type { InPlayConfidence } from '../in-play/in-play-offer.ts'
import { type GameFile, winnerMarket } from '../market/game-file.ts'
import { hoursStep, hoursToMove } from '../market/hours-left.ts'
import { lineKinds } from '../market/line-kind.ts'
import { marketBook } from '../markets/market-book.ts'
import { noQuotes } from '../markets/market-quotes.ts'

/** What a game's bets are judged by besides its own quotes. */
export interface BetBoardOptions {
  readonly picks: ReturnType<typeof openPicks>
  /** How vig is removed now. */
  readonly noVig: () => NoVigMethod
  /** Probability in percent that a price closes like totals do; null if that is not known. */
  readonly assumedConfidence: (offer: TimedOffer) => number | null
  readonly inPlayConfidence: InPlayConfidence
  /** Books at whose prices no bet is recommended now. */
  readonly excludedBooks: () => ReadonlySet<string>
}

const unknown = () => null

/** Evaluates the bets of a league's games: before the start, in play, and once a game is over. */
export function betBoard(league: League, options: BetBoardOptions) {
  const { picks, noVig, assumedConfidence, inPlayConfidence, excludedBooks } = options
  const side = sideBets()
  const winnerGroup = marketGroup(fullGame(winnerMarket(league.outcomes)))
  const lineGroups = lineKinds.map((kind) => marketGroup(fullGame(kind)))

  const publishedOf =
    (gameId: string): PublishedOf =>
    (market, selection) => {
      const pick = market.period === 'full' ? picks.of(gameId, market.kind) : undefined
      return pick && pick.market.line === market.line && pick.selection === selection ? publishedBet(pick) : null
    }

  /** What is assumed of prices on a game's markets that we have no model for: the books together are all that is believed. */
  const assumedBy =
    (file: GameFile, asOf: Instant): AssumedConfidence =>
    ({ probability, others, price, quotedAt }) => {
      const hoursLeft = hoursToMove(file, quotedAt, asOf)
      if (hoursLeft === null) return null
      return assumedConfidence({ market: probability, model: probability, others, price, hoursLeft })
    }

  return {
    touch: side.touch,
    drop: side.drop,
    /** Bets on winner, spread and total before the start. */
    modeled: (file: GameFile, asOf: Instant, forecast: GameForecast): readonly EvaluatedBet[] =>
      betsExcludingBooks(evaluateModeled(league, file, { asOf }, forecast, publishedOf(file.game.id)), excludedBooks()),
    /** @param modeled  as returned by `modeled` */
    upcoming(
      file: GameFile,
      asOf: Instant,
      forecast: GameForecast,
      modeled: readonly EvaluatedBet[],
    ): readonly EvaluatedBet[] {
      const rules = {
        state: 'upcoming' as const,
        method: noVig(),
        clock: file.pricesStand ? hoursStep(file.game, asOf) : file.game.startsAt,
        assumedConfidence: assumedBy(file, asOf),
        decidedShare: (market: Market) => decidedShare(league.key, market),
        published: unknown,
        winner: believedWinner(forecast),
      }
      const isModeled = (group: string) =>
        group === winnerGroup || (forecast.lines !== null && forecast.forecast !== null && lineGroups.includes(group))
      const offered = [...modeled, ...betsExcludingBooks(side.of(file, rules, isModeled), excludedBooks())]
      const estimate = (market: Market, selection: Selection) => forecastEstimate(forecast, market, selection)
      const missing = missingPublished(file.game, picks.ofGame(file.game.id), offered, { state: 'upcoming', estimate })
      return [...offered, ...missing]
    },
    /** @param pregame  the last probabilities of the winner before the start; null if there were none */
    live(
      file: GameFile,
      pregame: readonly number[] | null,
    ): { forecast: InPlayForecast; bets: readonly EvaluatedBet[] } {
      const forecast = inPlayForecast(league, file, pregame)
      const evaluated = evaluateLive(league, file, forecast, {
        published: publishedOf(file.game.id),
        confidence: inPlayConfidence,
      })
      const offered = betsExcludingBooks(evaluated, excludedBooks())
      const estimate: EstimateOf = (market, selection) =>
        liveEstimate(marketBook(noQuotes), market, selectionsOf(market.kind).indexOf(selection), forecast)
      const missing = missingPublished(file.game, picks.ofGame(file.game.id), offered, { state: 'live', estimate })
      const { winner, market, model, total, spread } = forecast
      return { forecast: { winner, market, model, total, spread }, bets: [...offered, ...missing] }
    },
    /** What was published of a game that is over. */
    ended: ({ game }: GameFile): readonly EvaluatedBet[] =>
      missingPublished(game, picks.ofGame(game.id), [], { state: 'ended', estimate: unknown }),
  }
}

const believedWinner = ({ forecast, confidence }: GameForecast): BelievedWinner | null =>
  forecast?.market ? { probabilities: forecast.chances, market: forecast.market, confidence } : null

type EstimateOf = (market: Market, selection: Selection) => BetInput['estimate']

/** What our models say of a bet that no one prices. */
function forecastEstimate(
  { forecast, lines }: GameForecast,
  { kind, line }: Market,
  selection: Selection,
): SelectionEstimate | null {
  const index = selectionsOf(kind).indexOf(selection)
  if (kind !== 'spread' && kind !== 'total') {
    const probability = forecast?.chances[index]
    if (probability === undefined) return null
    const market = forecast?.market?.[index] ?? null
    return { probability, decided: 1, market, sharp: null, carriedOverFrom: null }
  }
  const fair = line === null ? null : lines?.fair(kind, line)
  const market = line === null ? null : lines?.market(kind, line)
  if (!fair || !market) return null
  const ofSide = (probability: number) => (index === 0 ? probability : 1 - probability)
  const { probability, decided, carriedOverFrom } = fair
  const consensus = carriedOverFrom === null ? ofSide(market.probability) : null
  return { probability: ofSide(probability), decided, market: consensus, sharp: null, carriedOverFrom }
}
