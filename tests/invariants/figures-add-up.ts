import type { Bet } from '@fairline/contract'
import type { AgedWorld } from '../aged/aged-world.ts'

/** GET /api/v1/bets rounds to a millionth; a price multiplies what that leaves out. */
const ROUNDING = 1e-6

/**
 * The fields of a bet follow from each other: its EV from probability, pushes and price; its line from its id; the
 * probabilities of both sides of a line sum to 1, before the start and in play.
 */
export function figuresAddUp({ bets }: Pick<AgedWorld, 'bets'>): string[] {
  const all = [...bets.values()]
  return [...all.flatMap(valueFault), ...all.flatMap(lineFault), ...complementFaults(all)]
}

function valueFault({ id, fairProbability, pushProbability, price, expectedValue }: Bet): string[] {
  if (fairProbability === null || price === null || expectedValue === null) return []
  const value = (1 - pushProbability) * (fairProbability * price - 1)
  return Math.abs(value - expectedValue) <= 2 * ROUNDING * (1 + price)
    ? []
    : [`${id}: EV ${expectedValue}, by its fields ${value}`]
}

/** An id holds the home side's line; a bet on the away side of a spread has it with the other sign. */
function lineFault({ id, market, selection, line }: Bet): string[] {
  const written = id.split('|').at(-2)
  if (line === null) return written === '' ? [] : [`${id}: no line`]
  const own = market === 'spread' && selection === 'away' ? -Number(written) : Number(written)
  return Math.abs(own - line) < ROUNDING ? [] : [`${id}: line ${line}`]
}

const others: Readonly<Record<string, string>> = { home: 'away', over: 'under' }

function complementFaults(all: readonly Bet[]): string[] {
  const byId = new Map(all.map((bet) => [bet.id, bet]))
  return all.flatMap(({ id, market, selection, state, fairProbability }) => {
    const other = byId.get(`${id.slice(0, id.lastIndexOf('|'))}|${others[selection] ?? ''}`)
    if (market === 'three-way' || fairProbability === null || other?.fairProbability == null || other.state !== state)
      return []
    const sum = fairProbability + other.fairProbability
    return Math.abs(sum - 1) <= 2 * ROUNDING ? [] : [`${id}: both sides sum to ${sum}`]
  })
}
