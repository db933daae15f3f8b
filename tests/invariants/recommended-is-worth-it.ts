import type { AgedWorld } from '../aged/aged-world.ts'
import { type BetRow, betRowsOf, placeOf } from '../aged/bet-rows.ts'
import { figureOfField } from '../aged/figures.ts'
import { nodesOf, textOf } from '../aged/json-nodes.ts'

const RECOMMENDED = /^(bet|lean|strong[ _]?bet|(strong )?buy)$/i
/** Lists and fields whose name promises bets worth making. */
const PROMISING =
  /(^|\.)(\w*[pP]icks|pick[12]?|prop|best|top\w*|recommendations|opportunities|valueOpportunities|predictions)(\[\])?$/

/** Nothing is recommended, and nothing is in a list called picks, best or top, without an EV above 0 at the price shown. */
export const recommendedIsWorthIt = (world: AgedWorld): string[] => [
  ...betRowsOf(world).flatMap((row) => (isPromised(row) ? shortfallsOf(row) : [])),
  ...buysWithoutPick(world),
  ...passesDrawn(world),
]

const isPromised = ({ node, fields }: BetRow): boolean =>
  PROMISING.test(node.path) ||
  fields.some((field) => figureOfField(field) === 'recommendation' && RECOMMENDED.test(textOf(field.value)))

function shortfallsOf({ bet, place, fields }: BetRow): string[] {
  const values = fields.filter((field) => figureOfField(field) === 'expectedValue').map(({ value }) => value)
  const shown = values.length > 0 ? values : [bet.expectedValue]
  const isWorthIt = bet.state !== 'ended' && shown.every((value) => typeof value === 'number' && value > 0)
  return isWorthIt ? [] : [`${place}: ${bet.id}: ${bet.state}, EV ${shown.join(', ')}`]
}

/** `Buy` is said of a first pick. */
function buysWithoutPick(world: AgedWorld): string[] {
  return nodesOf(world).flatMap((node) => {
    const { consensus, topPicks } = node.value
    const isBuy = RECOMMENDED.test(textOf(consensus))
    const hasPick = typeof topPicks !== 'object' || topPicks === null || Object.values(topPicks)[0] !== null
    return isBuy && !hasPick ? [`${placeOf(node)}: ${textOf(consensus)} without a pick`] : []
  })
}

/** A prop that is drawn is shown as a bet to make. */
function passesDrawn(world: AgedWorld): string[] {
  return betRowsOf(world).flatMap(({ bet, node, place }) =>
    node.path === 'prop' && bet.recommendation === 'pass' ? [`${place}: ${bet.id}: drawn, and a pass`] : [],
  )
}
