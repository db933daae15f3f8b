import type { Bet } from '@fairline/contract'
import type { AgedWorld } from '../aged/aged-world.ts'

/**
 * Before the start the moneyline of a part of a game and its spreads of half a point tell of the same three outcomes: ahead, level, behind.
 *
 * @returns the faults, and how many pairs were compared
 */
export function partsAgree({ bets }: Pick<AgedWorld, 'bets'>): {
  readonly faults: readonly string[]
  readonly compared: number
} {
  const ofParts = [...bets.values()].filter(
    ({ state, period, fairProbability }) => state === 'upcoming' && period !== 'full' && fairProbability !== null,
  )
  const winners = new Map(ofParts.filter(({ market }) => market === 'moneyline').map((bet) => [sideOf(bet), bet]))
  const pairs = ofParts.filter(isHalfPoint).flatMap((spread) => {
    const winner = winners.get(sideOf(spread))
    return winner ? [{ spread, winner }] : []
  })
  return { faults: pairs.flatMap(faultOf), compared: pairs.length }
}

/** Probabilities are sent to six digits, and so are the shares that are pushed. */
const ROUNDING = 3e-6

const sideOf = ({ gameId, period, selection }: Bet): string => `${gameId}|${period}|${selection}`

const isHalfPoint = ({ market, line }: Bet): boolean => market === 'spread' && (line === 0.5 || line === -0.5)

interface Pair {
  readonly spread: Bet
  readonly winner: Bet
}

function faultOf({ spread, winner }: Pair): string[] {
  const pushed = winner.pushProbability!
  const expected = (1 - pushed) * winner.fairProbability! + (spread.line === 0.5 ? pushed : 0)
  const isSame = Math.abs(expected - spread.fairProbability!) <= ROUNDING
  return isSame ? [] : [`${spread.id}: ${spread.fairProbability}, by its moneyline ${expected}`]
}
