import type { Instant, Market, Quote } from '@fairline/domain'
import { type Chance, consensus, type DecimalOdds, expectedValue, type NoVigMethod, noVig } from '@fairline/odds'
import type { Quoted } from './game-file.ts'
import { wholePrices } from './whole-prices.ts'

/** The best price of a selection, and what it is worth at the fair chance. */
export interface BestPrice {
  readonly book: string
  readonly price: DecimalOdds
  readonly observedAt: Instant
  /** Profit expected per unit staked; null where no fair chance is known. */
  readonly value: number | null
  /** Chance in percent to beat the fair close, taken over from another kind of market; null where that is not known. */
  readonly confidence: number | null
}

/** One market of a game before its start: what the books together think, and the best price of each selection. */
export interface MarketOffer {
  readonly market: Market
  /** Fair chances of the bets that are decided, margin removed; null where too few books quote every selection. */
  readonly fair: readonly number[] | null
  /** Whether that is the leading book's word alone. */
  readonly led: boolean
  /** Books that quote it. */
  readonly books: number
  /** In the order of the market's selections; null where nobody offers one. */
  readonly best: readonly (BestPrice | null)[]
  /** Of each selection every book's price, the best first. */
  readonly offers: readonly (readonly BestPrice[])[]
}

/** The book whose price is the market where it quotes. */
const LEADER = 'Pinnacle'
/** A line that fewer books quote says nothing of what is fair. */
const FEWEST_BOOKS = 3

/**
 * The markets of one place as they stand: a book's newest quote counts, and lines that differ are markets of their own.
 *
 * @param quoted      of one place, by book
 * @param confidence  chance in percent that a price beats its fair close, by the fair chance; null where it is not known
 * @param method      how the margin is removed
 */
export function marketOffers(
  quoted: Quoted,
  confidence: Sure = () => null,
  method: NoVigMethod = 'multiplicative',
): MarketOffer[] {
  const byLine = new Map<number | null, Quote[]>()
  for (const quotes of quoted.values()) {
    const newest = quotes.at(-1)
    if (!newest?.prices.some((price) => price !== null)) continue
    const ofLine = byLine.get(newest.market.line)
    if (ofLine) ofLine.push(newest)
    else byLine.set(newest.market.line, [newest])
  }
  return [...byLine.values()].map((quotes) => offerOf(quotes, confidence, method))
}

type Sure = (fair: number, price: number) => number | null

function offerOf(quotes: readonly Quote[], confidence: Sure, method: NoVigMethod): MarketOffer {
  const { market, prices } = quotes[0] as Quote
  const { fair, led } = fairOf(quotes, method)
  const offers = prices.map((_, selection) => offersOf(quotes, selection, fair?.[selection] ?? null, confidence))
  return { market, fair, led, books: quotes.length, best: offers.map(([best]) => best ?? null), offers }
}

function fairOf(quotes: readonly Quote[], method: NoVigMethod): Pick<MarketOffer, 'fair' | 'led'> {
  const whole = quotes.filter(({ prices }) => wholePrices(prices) !== null)
  const leader = whole.find(({ book }) => book === LEADER)
  if (leader) return { fair: noVig(method, leader.prices as DecimalOdds[]), led: true }
  if (whole.length < FEWEST_BOOKS) return { fair: null, led: false }
  const opinions = whole.map(({ prices }) => ({
    chances: noVig(method, prices as DecimalOdds[]),
    weight: 1,
    ageMs: 0,
  }))
  return { fair: consensus(opinions, 0)?.chances ?? null, led: false }
}

/** Every book's price of a selection, the best first; of equals the first one quoted. */
function offersOf(quotes: readonly Quote[], selection: number, fair: number | null, confidence: Sure): BestPrice[] {
  return quotes
    .flatMap(({ book, prices, observedAt }): BestPrice[] => {
      const price = prices[selection]
      if (!price) return []
      const value = fair === null ? null : expectedValue(fair as Chance, price)
      return [{ book, price, observedAt, value, confidence: fair === null ? null : confidence(fair, price) }]
    })
    .sort((a, b) => b.price - a.price)
}
