import type { Instant, Market, Quote } from '@fairline/domain'
import { type Chance, consensus, type DecimalOdds, expectedValue, noVig } from '@fairline/odds'
import type { Quoted } from './game-file.ts'

/** The best price of a selection, and what it is worth at the fair chance. */
export interface BestPrice {
  readonly book: string
  readonly price: DecimalOdds
  readonly observedAt: Instant
  /** Profit expected per unit staked; null where no fair chance is known. */
  readonly value: number | null
}

/** One market of a game before its start: what the books together think, and the best price of each selection. */
export interface MarketOffer {
  readonly market: Market
  /** Fair chances of the bets that are decided, margin removed; null where too few books quote every selection. */
  readonly fair: readonly number[] | null
  /** Books that quote it. */
  readonly books: number
  /** In the order of the market's selections; null where nobody offers one. */
  readonly best: readonly (BestPrice | null)[]
}

/** The book whose price is the market where it quotes. */
const LEADER = 'Pinnacle'
/** A line that fewer books quote says nothing of what is fair. */
const FEWEST_BOOKS = 3

/**
 * The markets of one place as they stand: a book's newest quote counts, and lines that differ are markets of their own.
 *
 * @param quoted  of one place, by book
 */
export function marketOffers(quoted: Quoted): MarketOffer[] {
  const byLine = new Map<number | null, Quote[]>()
  for (const quotes of quoted.values()) {
    const newest = quotes.at(-1)
    if (!newest?.prices.some((price) => price !== null)) continue
    const ofLine = byLine.get(newest.market.line)
    if (ofLine) ofLine.push(newest)
    else byLine.set(newest.market.line, [newest])
  }
  return [...byLine.values()].map(offerOf)
}

function offerOf(quotes: readonly Quote[]): MarketOffer {
  const { market, prices } = quotes[0] as Quote
  const fair = fairOf(quotes)
  const best = prices.map((_, selection) => bestOf(quotes, selection, fair?.[selection] ?? null))
  return { market, fair, books: quotes.length, best }
}

function fairOf(quotes: readonly Quote[]): readonly number[] | null {
  const whole = quotes.filter(({ prices }) => {
    let total = 0
    for (const price of prices) {
      if (price === null) return false
      total += 1 / price
    }
    return total >= 1
  })
  const leader = whole.find(({ book }) => book === LEADER)
  if (leader) return noVig('multiplicative', leader.prices as DecimalOdds[])
  if (whole.length < FEWEST_BOOKS) return null
  const opinions = whole.map(({ prices }) => ({
    chances: noVig('multiplicative', prices as DecimalOdds[]),
    weight: 1,
    ageMs: 0,
  }))
  return consensus(opinions, 0)?.chances ?? null
}

function bestOf(quotes: readonly Quote[], selection: number, fair: number | null): BestPrice | null {
  let best: Quote | null = null
  for (const quote of quotes) {
    const price = quote.prices[selection]
    if (price && price > (best?.prices[selection] ?? 1)) best = quote
  }
  const price = best?.prices[selection]
  if (!best || !price) return null
  const value = fair === null ? null : expectedValue(fair as Chance, price)
  return { book: best.book, price, observedAt: best.observedAt, value }
}
