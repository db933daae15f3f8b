import type { League } from '@fairline/domain'
import { IN_PLAY_NO_VIG, type InPlayLines } from '../forecast/in-play-forecast.ts'
import type { InPlayConfidence } from '../in-play/in-play-offer.ts'
import { type GameFile, winnerMarket } from '../market/game-file.ts'
import { consensusExcludingBest } from '../markets/consensus-excluding-best.ts'
import { inPlayQuotes } from '../markets/in-play-quotes.ts'
import { marketBook } from '../markets/market-book.ts'
import { decidedShare } from './decided-share.ts'
import { evaluateBet } from './evaluate-bet.ts'
import { type BelievedWinner, evaluateSideMarket } from './evaluate-side-market.ts'
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
  const remaining = file.score?.remaining ?? null
  const assumed = (fair: number, price: number) =>
    remaining === null ? null : confidence({ kind: 'winner', fair, others: fair, price, remaining })
  return [
    ...liveSelections(league, modeled, forecast).map((selection) =>
      evaluateModeled(file, selection, { published, confidence }),
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
        winner: believedWinner(league, file, forecast, confidence),
      }),
    ),
  ]
}

function evaluateModeled(
  file: GameFile,
  { market, selection, offers, estimate, kind, others }: LiveSelection,
  { published, confidence }: LiveRules,
): EvaluatedBet {
  const remaining = file.score?.remaining
  return evaluateBet({
    game: file.game,
    market,
    selection,
    state: 'live',
    estimate,
    offers,
    confidence: ({ price }) =>
      kind && estimate && remaining !== undefined
        ? confidence({ kind, fair: estimate.probability, others, price, remaining })
        : null,
    confidenceAssumed: false,
    published: published(market, selection),
  })
}

/** What is believed of the winner, if books price it now: a price that was taken away fixes nothing. */
function believedWinner(
  league: League,
  file: GameFile,
  { market }: InPlayLines,
  confidence: InPlayConfidence,
): BelievedWinner | null {
  const quotes = marketBook(inPlayQuotes(file, winnerMarket(league.outcomes))).complete(null)
  if (!market || quotes.length === 0) return null
  const others = consensusExcludingBest(quotes, market.length)
  const remaining = file.score?.remaining
  return {
    probabilities: market,
    market,
    confidence: (outcome, price) =>
      remaining === undefined
        ? null
        : confidence({
            kind: 'winner',
            fair: market[outcome] as number,
            others: others[outcome] ?? null,
            price,
            remaining,
          }),
  }
}
