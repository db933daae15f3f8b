import { fullGame, type LeagueKey, type Market, type Selection } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { evaluateBet } from '../src/betting/evaluate-bet.ts'
import type { EvaluatedBet, PricedBet } from '../src/betting/evaluated-bet.ts'

interface Asked {
  readonly gameId?: string
  readonly league?: LeagueKey
  /** Fair, of the bets that are decided. */
  readonly probability?: number
  /** Share of the bets that are not pushed. */
  readonly decided?: number
  /** Decimal, by book. */
  readonly prices: Readonly<Record<string, number>>
  readonly market?: Market
  readonly selection?: Selection
  readonly state?: EvaluatedBet['state']
  /** Probability in percent that every price beats the closing line. */
  readonly confidence?: number | null
  readonly confidenceAssumed?: boolean
  readonly published?: EvaluatedBet['published']
}

/** A bet at fresh prices, on the home side of an upcoming game, winning half of the time, its confidence unknown, unless other values are given. */
export const pricedBet = ({
  gameId = 'g',
  league = 'nba',
  probability = 0.5,
  decided = 1,
  prices,
  market = fullGame('moneyline'),
  selection = 'home',
  state = 'upcoming',
  confidence = null,
  confidenceAssumed = false,
  published = null,
}: Asked): PricedBet =>
  evaluateBet({
    game: { id: gameId, league },
    market,
    selection,
    state,
    estimate: { probability, decided, market: probability, sharp: null, carriedOverFrom: null },
    offers: Object.entries(prices)
      .map(([book, price]) => ({ book, price: decimalOdds(price), quotedAt: 0, isStale: false }))
      .sort((a, b) => b.price - a.price),
    confidence: () => confidence,
    confidenceAssumed,
    published,
  }) as PricedBet
