import type { AgedWorld } from '../aged/aged-world.ts'
import { placeOf } from '../aged/bet-rows.ts'
import { isObject, nodesOf } from '../aged/json-nodes.ts'
import { tableSharesOf } from '../aged/outcome-shares.ts'

/**
 * Where a table of a game's outcomes stands next to bets on them, now or as the game began, both say one fair probability and
 * one of the market, to the last digit.
 *
 * @returns the faults, and how many bets were compared
 */
export function oneProbabilityPerOutcome(world: AgedWorld): {
  readonly faults: readonly string[]
  readonly compared: number
} {
  const pairs = nodesOf(world).flatMap((node) => {
    const table = { fair: tableSharesOf(node.value, 'ours'), market: tableSharesOf(node.value, 'market') }
    return winnersOf(node.value.bets).flatMap(({ id, winProbability, marketProbability }) => {
      const of = (shares: typeof table.fair) => shares.find(({ selection }) => id.endsWith(`|${selection}`))?.percent
      return [
        { id, place: placeOf(node), is: winProbability, said: of(table.fair) },
        { id, place: placeOf(node), is: marketProbability, said: of(table.market) ?? null },
      ]
    })
  })
  const faults = pairs.filter(({ is, said }) => is !== said)
  return {
    faults: faults.map(({ id, place, is, said }) => `${place}: ${id}: ${said} % in the table, ${is} % of the bet`),
    compared: pairs.length,
  }
}

interface Winner {
  readonly id: string
  readonly winProbability: number
  readonly marketProbability: number | null
}

const winnersOf = (bets: unknown): Winner[] =>
  Array.isArray(bets) ? bets.filter((bet): bet is Winner => isObject(bet) && isOnWinner(bet)) : []

const isOnWinner = ({ id, marketProbability }: Record<string, unknown>): boolean =>
  typeof id === 'string' && /\|(moneyline|three-way)\|\|/.test(id) && marketProbability !== undefined
