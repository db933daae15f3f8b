import type { Game, Market, Pick as PublishedPick, Selection } from '@fairline/domain'
import { betId } from './bet-id.ts'
import { type BetInput, evaluateBet } from './evaluate-bet.ts'
import type { BetState, EvaluatedBet } from './evaluated-bet.ts'
import { publishedBet } from './published-bet.ts'

/** How bets stand now. */
interface Now {
  readonly state: BetState
  readonly estimate: (market: Market, selection: Selection) => BetInput['estimate']
}

/**
 * Published bets that no book offers now, or that can no longer be made: shown with what was published and, if it is
 * known, what their probability is now.
 *
 * @param bets  those that are offered
 */
export function missingPublished(
  game: Pick<Game, 'id' | 'league'>,
  picks: readonly PublishedPick[],
  bets: readonly EvaluatedBet[],
  { state, estimate }: Now,
): EvaluatedBet[] {
  const offered = new Set(bets.map(({ id }) => id))
  return picks
    .filter(({ market, selection }) => !offered.has(betId(game.id, market, selection)))
    .map((pick) =>
      evaluateBet({
        game,
        market: pick.market,
        selection: pick.selection,
        state,
        estimate: estimate(pick.market, pick.selection),
        offers: [],
        confidence: () => null,
        confidenceAssumed: false,
        published: publishedBet(pick),
      }),
    )
}
