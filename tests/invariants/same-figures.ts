import type { AgedWorld } from '../aged/aged-world.ts'
import { betRowsOf, isPastPart, placeOf, type RowField } from '../aged/bet-rows.ts'
import { americanOf, contradictionOf, figureOfField } from '../aged/figures.ts'
import { type JsonNode, nodesOf, textOf } from '../aged/json-nodes.ts'

/** The same bet has the same figures in every answer at one moment: those of GET /api/v1/bets. */
export const sameFigures = (world: AgedWorld): string[] => [
  ...contradictions(world),
  ...bestPrices(world),
  ...strangers(world),
]

function contradictions(world: AgedWorld): string[] {
  return betRowsOf(world).flatMap(({ bet, place, fields }) =>
    fields.flatMap((field) => {
      const contradiction = contradictionOf(field, bet)
      return contradiction ? [`${place}: ${bet.id}: ${contradiction}`] : uncompared(place, field)
    }),
  )
}

interface BookPrice {
  readonly book: string
  readonly odds: number
  readonly isStale: boolean
  readonly isExcluded: boolean
}

/** Where every book's price is listed, the first that is not stale and whose book is not excluded is the best price. */
function bestPrices(world: AgedWorld): string[] {
  return betRowsOf(world).flatMap(({ node, bet, place }) => {
    if (!Array.isArray(node.value.books)) return []
    const best = (node.value.books as BookPrice[]).find(({ isStale, isExcluded }) => !isStale && !isExcluded)
    const expected = bet.price === null ? undefined : americanOf(bet.price)
    if (best?.odds === expected && (bet.book === null || best?.book === bet.book)) return []
    return [
      `${place}: ${bet.id}: the best of books is ${best?.odds} at ${best?.book}, the bet’s ${expected} at ${bet.book}`,
    ]
  })
}

const FIGURE_NAMES = /(^|\.)(odds|price|winProbability|fairProbability|expectedValue|confidence|valueGrade|rankScore)$/

/** A new field that sounds like a figure has to be compared, too. */
const uncompared = (place: string, field: RowField): string[] =>
  FIGURE_NAMES.test(field.key) && figureOfField(field) === null
    ? [`${place}: ${field.key} is compared with nothing`]
    : []

/** Everything that has a price and a probability or an expected value is a bet, and says which one: one that GET /api/v1/bets knows. */
function strangers(world: AgedWorld): string[] {
  const games = new Set(world.board.games.map(({ game }) => game.id))
  return nodesOf(world).flatMap((node) => {
    const { value } = node
    const isPriced = 'odds' in value && ('winProbability' in value || 'expectedValue' in value)
    if (isPriced && !('id' in value) && !hasNoBet(node)) return [`${placeOf(node)}: a bet without its id`]
    const isBet = typeof value.id === 'string' && games.has(value.id.split('|')[0] ?? '') && value.id.includes('|')
    if (!isBet || isPastPart(node) || world.bets.has(value.id as string) || isArbitrage(node)) return []
    return [`${placeOf(node)}: GET /api/v1/bets has no ${textOf(value.id)}`]
  })
}

/** What several bets come to together, what one book of many pays, and parts of a row that has an id. */
const NO_BET = /(^|\.)(parlay|asked|published|now|books\[\]|legs\[\])$/

const hasNoBet = ({ path, answer }: JsonNode): boolean =>
  NO_BET.test(path) || answer.route.path.startsWith('/api/tools')

/** An arbitrage is several bets. */
const isArbitrage = ({ value }: JsonNode): boolean => 'legs' in value
