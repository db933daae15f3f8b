import type { League } from '@fairline/domain'
import type { InPlayLines } from '../forecast/in-play-forecast.ts'
import { type InPlayConfidence, playLeft } from '../in-play/in-play-offer.ts'
import { type GameFile, winnerMarket } from '../market/game-file.ts'
import { IN_PLAY_NO_VIG } from '../markets/in-play-no-vig.ts'
import { inPlayQuotes } from '../markets/in-play-quotes.ts'
import { marketBook } from '../markets/market-book.ts'
import { decidedShare } from './decided-share.ts'
import { evaluateBet } from './evaluate-bet.ts'
import { type AssumedConfidence, type BelievedWinner, evaluateSideMarket } from './evaluate-side-market.ts'
import type { EvaluatedBet } from './evaluated-bet.ts'
import { type LiveSelection, liveGroups, liveSelections } from './live-selections.ts'
import type { PublishedOf } from './published-of.ts'

/** How bets in play are judged. */
export interface LiveRules {
  readonly published: PublishedOf
  readonly confidence: InPlayConfidence
}

/** Every bet that books price while a game is played, at in-play prices and in-play probabilities. */
export function evaluateLive(
  league: League,
  file: GameFile,
  forecast: InPlayLines,
  { published, confidence }: LiveRules,
): EvaluatedBet[] {
  const { modeled, others } = liveGroups(league, file, forecast)
  const remaining = playLeft(league, file.score)
  const assumed: AssumedConfidence = ({ probability, others, price }) =>
    remaining === null ? null : confidence({ kind: 'winner', fair: probability, others, price, remaining })
  return [
    ...liveSelections(league, modeled, forecast).map((selection) =>
      evaluateModeled(file, remaining, selection, { published, confidence }),
    ),
    ...others.flatMap((group) =>
      evaluateSideMarket(file.game, group, {
        state: 'live',
        method: IN_PLAY_NO_VIG,
        assumedConfidence: assumed,
        // How often a part that has begun is tied is not known.
        decidedShare: (market) =>
          market.line === null && market.kind === 'moneyline' ? null : decidedShare(league.key, market),
        published,
        winner: believedWinner(league, file, forecast),
        part: null,
      }),
    ),
  ]
}

function evaluateModeled(
  file: GameFile,
  remaining: number | null,
  { market, selection, offers, estimate, kind, isConfirmed, others }: LiveSelection,
  { published, confidence }: LiveRules,
): EvaluatedBet {
  // Of lines that others are carried over to nothing is learned.
  const isKnown = kind !== null && estimate?.carriedOverFrom === null && remaining !== null
  return evaluateBet({
    game: file.game,
    market,
    selection,
    state: 'live',
    estimate,
    offers,
    confidence: ({ book, price, quotedAt }) =>
      isKnown && isConfirmed({ book, quotedAt })
        ? confidence({ kind, fair: estimate.probability, others, price, remaining })
        : null,
    confidenceAssumed: false,
    published: published(market, selection),
  })
}

/** What is believed of the winner, if books price it now: a price that was taken away fixes nothing. */
function believedWinner(league: League, file: GameFile, { market }: InPlayLines): BelievedWinner | null {
  const isPriced = marketBook(inPlayQuotes(file, winnerMarket(league.outcomes))).complete(null).length > 0
  // Whether the other books have confirmed a price of such a spread is not known.
  return market && isPriced ? { probabilities: market, market, confidence: () => null } : null
}
