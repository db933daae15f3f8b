import { type Chance, type DecimalOdds, expectedValue, profitOf, settleSelection } from '@fairline/odds'
import type { BlendedLine } from './prop-blend.ts'
import type { PropQuote } from './prop-quote.ts'

/** One side of a line at the best price there was. */
export interface SettledPropBet {
  readonly side: (typeof sides)[number]
  readonly price: DecimalOdds
  /** Against the mean of the other books. */
  readonly expectedValue: number
  readonly profit: number
}

const sides = ['over', 'under'] as const

/** Both sides of a line at the best price that could be had; none where all prices are chances without a margin. */
export function propBets({ line, market: probabilities }: Pick<BlendedLine, 'line' | 'market'>): SettledPropBet[] {
  return sides.flatMap((side) => {
    const best = bestOf(line.quotes, side)
    if (best === null) return []
    const price = line.quotes[best]?.[side] as DecimalOdds
    const over = probabilities[best] as number
    const market = { kind: 'player-prop', line: line.line, team: null } as const
    const settlement = settleSelection({ market, selection: side }, { count: line.actual })
    if (settlement === null) return []
    const chance = (side === 'over' ? over : 1 - over) as Chance
    return [{ side, price, expectedValue: expectedValue(chance, price), profit: profitOf(settlement, price) }]
  })
}

/** Index of the quote with the highest price of a side; the first of equals. */
function bestOf(quotes: readonly PropQuote[], side: SettledPropBet['side']): number | null {
  let best: number | null = null
  for (const [i, quote] of quotes.entries()) {
    if (quote.fair) continue
    if (best === null || quote[side] > (quotes[best] as PropQuote)[side]) best = i
  }
  return best
}
