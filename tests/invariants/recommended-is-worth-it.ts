import type { AgedWorld } from '../aged/aged-world.ts'
import { type BetRow, betRowsOf, placeOf } from '../aged/bet-rows.ts'
import { figureOfField } from '../aged/figures.ts'
import { type JsonNode, nodesOf, textOf } from '../aged/json-nodes.ts'
import { type Looked, looks } from '../aged/looks.ts'

const RECOMMENDED = /^(bet|lean|strong[ _]?bet|(strong )?buy)$/i
/** Lists and fields whose name promises bets worth making. */
const PROMISING =
  /(^|\.)(\w*[pP]icks|pick[12]?|prop|best|top\w*|recommendations|opportunities|valueOpportunities|predictions)(\[\])?$/

/** Nothing is recommended, and nothing is in a list called picks, best or top, without an EV above 0 at the price shown. */
export function recommendedIsWorthIt(world: AgedWorld): Looked {
  const { at, looked } = looks()
  for (const row of betRowsOf(world)) {
    if (isPromised(row)) at('promised', shortfallOf(row))
    if (row.node.path === 'prop') at('drawn', passFault(row))
  }
  for (const node of nodesOf(world)) if (RECOMMENDED.test(textOf(node.value.consensus))) at('buy', buyFault(node))
  return looked()
}

const isPromised = ({ node, fields }: BetRow): boolean =>
  PROMISING.test(node.path) ||
  fields.some((field) => figureOfField(field) === 'recommendation' && RECOMMENDED.test(textOf(field.value)))

function shortfallOf({ bet, place, fields }: BetRow): string | null {
  const values = fields.filter((field) => figureOfField(field) === 'expectedValue').map(({ value }) => value)
  const shown = values.length > 0 ? values : [bet.expectedValue]
  const isWorthIt = bet.state !== 'ended' && shown.every((value) => typeof value === 'number' && value > 0)
  return isWorthIt ? null : `${place}: ${bet.id}: ${bet.state}, EV ${shown.join(', ')}`
}

/** `Buy` is shown only with a first pick. */
function buyFault(node: JsonNode): string | null {
  const { consensus, topPicks } = node.value
  const hasPick = typeof topPicks !== 'object' || topPicks === null || Object.values(topPicks)[0] !== null
  return hasPick ? null : `${placeOf(node)}: ${textOf(consensus)} without a pick`
}

/** A prop that is drawn is shown as a bet to make. */
const passFault = ({ bet, place }: BetRow): string | null =>
  bet.recommendation === 'pass' ? `${place}: ${bet.id}: drawn, and a pass` : null
