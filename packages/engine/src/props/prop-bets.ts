import { type DecimalOdds, profitOf, settleSelection } from '@fairline/odds'
import { isBargain } from '../betting/publishing-bar.ts'
import type { PropOpinion } from './prop-opinions.ts'
import type { PropQuote } from './prop-quote.ts'

const sides = ['over', 'under'] as const

/** One side of a line at a price, settled. */
export interface SettledPropBet {
  readonly side: (typeof sides)[number]
  readonly price: DecimalOdds
  /** Per unit staked. */
  readonly profit: number
}

/** A bet that the app would have listed as one with value. */
export interface PublishedPropBet extends SettledPropBet {
  /** By the blend the app publishes. */
  readonly expectedValue: number
}

/** Both sides of a line at the best price that was offered; none where all prices are probabilities without a margin. */
export function blindBets({ line }: Pick<PropOpinion, 'line'>): SettledPropBet[] {
  return sides.flatMap((side) => {
    const prices = line.quotes.flatMap((quote: PropQuote) => (quote.fair ? [] : [quote[side]]))
    return prices.length === 0 ? [] : settled(line, side, Math.max(...prices) as DecimalOdds)
  })
}

/** The sides of a line whose best price has value by the app's own rules: books required, none stale, no likely misprint. */
export function publishedBets({ line, judged }: Pick<PropOpinion, 'line' | 'judged'>): PublishedPropBet[] {
  return sides.flatMap((side) => {
    const { price = null, expectedValue = null, carriedOverFrom = null } = judged?.[side] ?? {}
    if (price === null || expectedValue === null || carriedOverFrom !== null || !isBargain(expectedValue)) return []
    return settled(line, side, price).map((bet) => ({ ...bet, expectedValue }))
  })
}

function settled(
  { line, actual }: PropOpinion['line'],
  side: SettledPropBet['side'],
  price: DecimalOdds,
): SettledPropBet[] {
  const market = { kind: 'player-prop', line, team: null } as const
  const settlement = settleSelection({ market, selection: side }, { count: actual })
  return settlement === null ? [] : [{ side, price, profit: profitOf(settlement, price) }]
}
