import type { Bet } from '@fairline/contract'
import { LeagueKey, leagues } from '@fairline/domain'
import type { AgedWorld } from '../aged/aged-world.ts'

/**
 * A spread of half a point is the winner by another name: one event with one probability, whose better price is not believed less, before
 * anything is learned as well. Full games only: of a quarter that ends level the stake on its winner comes back, that on its spread does not.
 *
 * @returns the faults, and how many pairs were compared
 */
export function oneEventOneConfidence({ bets }: Pick<AgedWorld, 'bets'>): {
  readonly faults: readonly string[]
  readonly compared: number
} {
  const upcoming = [...bets.values()].filter(
    ({ state, period, fairProbability, price }) =>
      state === 'upcoming' && period === 'full' && fairProbability !== null && price !== null,
  )
  const winners = upcoming.filter(({ market }) => market === 'moneyline' || market === 'three-way')
  const byWinner = new Map(winners.map((bet) => [eventOf(bet), bet]))
  const pairs = upcoming.filter(isWinnersSpread).flatMap((bet) => {
    const winner = byWinner.get(eventOf(bet))
    return winner ? [{ bet, winner }] : []
  })
  return { faults: pairs.flatMap(({ bet, winner }) => faultOf(bet, winner)), compared: pairs.length }
}

/** Probabilities are sent to six digits. */
const ROUNDING = 1.5e-6

const eventOf = ({ gameId, selection }: Bet): string => `${gameId}|${selection}`

const isWinnersSpread = ({ market, line, league }: Bet): boolean =>
  market === 'spread' &&
  (line === -0.5 || ((line === 0 || line === 0.5) && leagues[LeagueKey.parse(league)].outcomes === 'two-way'))

function faultOf(bet: Bet, winner: Bet): string[] {
  const apart = Math.abs(bet.fairProbability! - winner.fairProbability!)
  if (apart > ROUNDING) return [`${bet.id}: ${bet.fairProbability}, as the winner ${winner.fairProbability}`]
  const [worse, better] = bet.price! < winner.price! ? [bet, winner] : [winner, bet]
  if (worse.confidence === null || better.confidence === null) {
    // Where learned curves end, the confidence is 0 and not shown: at a price far below fair odds, next to one that pays more.
    const isFarBelowFair = worse.confidence === null && worse.expectedValue! < -0.1 && bet.price !== winner.price
    const isExplained = worse.confidence === better.confidence || isFarBelowFair
    return isExplained ? [] : [`${bet.id}: confidence ${bet.confidence}, as the winner ${winner.confidence}`]
  }
  const isSame = bet.price !== winner.price || bet.confidence === winner.confidence
  return better.confidence! >= worse.confidence! && isSame && !bet.confidenceAssumed
    ? []
    : [`${bet.id}: ${bet.confidence} % at ${bet.price}, as the winner ${winner.confidence} % at ${winner.price}`]
}
