import type { League } from '@fairline/domain'
import { noVigMultiplicative } from '@fairline/odds'
import { type GameFile, winnerMarket } from './game-file.ts'
import { type Moment, quotesAt } from './quotes-at.ts'
import { wholePrices } from './whole-prices.ts'

/** So many books must quote every outcome before the others' mean says where a price stands among them. */
const FEWEST = 3

/**
 * What the other books say of each outcome than the one whose price of it is best: the mean of their chances, margins taken
 * out, all counted alike.
 *
 * @returns chances in the order of the league's outcomes; null where fewer than three books quote them all
 */
export function othersSay(league: League, file: GameFile, moment: Moment): readonly (number | null)[] {
  const whole = quotesAt(file, winnerMarket(league.outcomes), moment).flatMap(({ prices }) => {
    const priced = wholePrices(prices)
    return priced ? [priced] : []
  })
  const outcomes = league.outcomes === 'three-way' ? 3 : 2
  if (whole.length < FEWEST) return new Array<null>(outcomes).fill(null)
  const chances = whole.map(noVigMultiplicative)
  return Array.from({ length: outcomes }, (_, outcome) => {
    let [sum, best] = [0, 0]
    for (const [i, said] of chances.entries()) {
      sum += said[outcome] as number
      if ((whole[i]?.[outcome] as number) > (whole[best]?.[outcome] as number)) best = i
    }
    return (sum - (chances[best]?.[outcome] as number)) / (whole.length - 1)
  })
}
