import type { Bet } from '@fairline/contract'
import type { AgedWorld } from '../aged/aged-world.ts'
import { type Looked, looks } from '../aged/looks.ts'

/** GET /api/v1/bets rounds to a millionth; a price multiplies what that leaves out. */
const ROUNDING = 1e-6

/**
 * The fields of a bet follow from each other: its EV from probability, pushes and price; its line from its id; the
 * probabilities of both sides of a line sum to 1, before the start and in play.
 */
export function figuresAddUp({ bets }: Pick<AgedWorld, 'bets'>): Looked {
  const { at, looked } = looks()
  for (const bet of bets.values()) {
    const { fairProbability, price, expectedValue } = bet
    if (fairProbability !== null && price !== null && expectedValue !== null)
      at('value', valueFault(bet, fairProbability, price, expectedValue))
    at('line', lineFault(bet))
    const sum = sumOfSides(bet, bets)
    if (sum !== null) at('both sides', Math.abs(sum - 1) <= 2 * ROUNDING ? null : `${bet.id}: both sides sum to ${sum}`)
  }
  return looked()
}

function valueFault({ id, pushProbability }: Bet, fair: number, price: number, expected: number): string | null {
  const value = (1 - pushProbability) * (fair * price - 1)
  return Math.abs(value - expected) <= 2 * ROUNDING * (1 + price)
    ? null
    : `${id}: EV ${expected}, by its fields ${value}`
}

/** An id holds the home side's line; a bet on the away side of a spread has it with the other sign. */
function lineFault({ id, market, selection, line }: Bet): string | null {
  const written = id.split('|').at(-2)
  if (line === null) return written === '' ? null : `${id}: no line`
  const own = market === 'spread' && selection === 'away' ? -Number(written) : Number(written)
  return Math.abs(own - line) < ROUNDING ? null : `${id}: line ${line}`
}

const others: Readonly<Record<string, string>> = { home: 'away', over: 'under' }

/** Probabilities of the home side or the over and of the other side; null where one of them is not shown in the same state. */
function sumOfSides({ id, market, selection, state, fairProbability }: Bet, bets: AgedWorld['bets']): number | null {
  const other = bets.get(`${id.slice(0, id.lastIndexOf('|'))}|${others[selection] ?? ''}`)
  if (market === 'three-way' || fairProbability === null || other?.fairProbability == null || other.state !== state)
    return null
  return fairProbability + other.fairProbability
}
