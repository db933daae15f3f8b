import type { AgedWorld } from '../aged/aged-world.ts'
import { type BetRow, betRowsOf, placeOf } from '../aged/bet-rows.ts'
import { americanOf } from '../aged/figures.ts'
import { isObject, type JsonNode, nodesOf } from '../aged/json-nodes.ts'
import { type Looked, looks } from '../aged/looks.ts'

/** Figures in sentences are those of the fields next to them, and no sentence holds what is no figure. */
export function proseMatches(world: AgedWorld): Looked {
  const { at, looked } = looks()
  for (const node of nodesOf(world)) {
    for (const text of Object.values(node.value).flatMap(textsOf))
      at('text', BROKEN.test(text) ? `${placeOf(node)} reads “${text}”` : null)
    for (const { text, odds } of movesOf(node))
      at('move', oddsIn(text) === odds ? null : `${placeOf(node)}: “${text}” is ${odds}`)
  }
  for (const row of betRowsOf(world)) for (const [what, fault] of figuresOf(row)) at(what, fault)
  return looked()
}

/** The figures that the sentences of a row name, and what is wrong with each. */
const figuresOf = ({ bet, node, place }: BetRow): Named[] =>
  sentencesOf(node.value).flatMap((text) =>
    figuresIn(text, bet).map(
      ([what, fault]): Named => [what, fault === null ? null : `${place}: ${bet.id}: “${text}”: ${fault}`],
    ),
  )

/** Everything that is a sentence or a word: fields of an answer, and items of its lists. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.flatMap((item) => (typeof item === 'string' ? [item] : []))
      : []

const BROKEN = /\b(NaN|undefined|null|Infinity)\b|\[object/

/** Every sentence of a row, also of its parts that have no id of their own. */
function sentencesOf(value: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(value).flatMap(([key, inner]) => {
    if (isObject(inner)) return isAside(key, inner) ? [] : sentencesOf(inner)
    return [...textsOf(inner), ...(Array.isArray(inner) ? inner.filter(isObject).flatMap(sentencesOf) : [])]
  })
}

/** Of another bet, of what was published, or of how the sharp book moved. */
const isAside = (key: string, part: Readonly<Record<string, unknown>>): boolean =>
  'id' in part || key === 'published' || key === 'lineMovement'

/** The figures that a sentence names, and what is wrong with each. */
function figuresIn(text: string, bet: Bet): Named[] {
  return [
    ...(FAIR.test(text) ? [['fair', fairFault(text, bet)] as const] : []),
    ...(CHANCE.test(text) ? [['chance', chanceFault(text, bet)] as const] : []),
    ...(AT.test(text) && bet.price !== null ? [['odds', oddsFault(text, bet.price)] as const] : []),
  ]
}

type Bet = BetRow['bet']
type Named = readonly [what: string, fault: string | null]
const FAIR = /Fair ([\d.]+)% vs\. ([\d.]+)% implied: ([+−]?)([\d.]+)% EV/

/** `Fair 60.8% vs. 55.6% implied: +9.4% EV`. */
function fairFault(text: string, { fairProbability, price, expectedValue }: Bet): string | null {
  const [, fair, implied, sign, size] = FAIR.exec(text) ?? []
  if (fair === undefined || fairProbability === null || price === null || expectedValue === null) return null
  const value = (sign === '−' ? -1 : 1) * Number(size)
  const digits = (size ?? '').split('.')[1]?.length ?? 0
  const isNear = (shown: string | undefined, share: number) => Math.abs(Number(shown) - 100 * share) <= 0.06
  if (!isNear(fair, fairProbability)) return `its fair probability is ${fairProbability}`
  if (!isNear(implied, 1 / price)) return `its price is ${price}`
  if (Math.abs(value - 100 * expectedValue) > 0.56 * 10 ** -digits) return `its EV is ${expectedValue}`
  return value > 0 === expectedValue > 0 || Math.abs(expectedValue) < 0.00005 ? null : `its EV is ${expectedValue}`
}

const CHANCE = /(<?\d+)% chance to beat the (?:closing line|fair odds two minutes later)/

/** Rounded down, so that what is not 70 % is never called so, and never to nothing. */
function chanceFault(text: string, { confidence }: Bet): string | null {
  const [, shown] = CHANCE.exec(text) ?? []
  if (shown === undefined) return null
  if (confidence === null) return 'its confidence is not known'
  const isShown = shown === '<1' ? confidence < 1 : Math.floor(confidence) === Number(shown) && confidence >= 1
  return isShown ? null : `its confidence is ${confidence}`
}

const AT = / at ([+−-])(\d{3,})\b/

/** `at +110`; null where a text names no odds. */
function oddsIn(text: string): number | null {
  const [, sign, size] = AT.exec(text) ?? []
  return size === undefined ? null : (sign === '+' ? 1 : -1) * Number(size)
}

const oddsFault = (text: string, price: number): string | null =>
  oddsIn(text) === americanOf(price) ? null : `its price is ${americanOf(price)}`

/** `Pinnacle −1.5 at +140`: where a sharp book opened and where it is now, in words and as fields. */
function movesOf({ value }: JsonNode): { readonly text: string; readonly odds: number | undefined }[] {
  const { opening, current, from, to } = value as Record<string, { readonly odds?: number } | string | undefined>
  return [
    [opening, from],
    [current, to],
  ].flatMap(([text, point]) =>
    typeof text === 'string' && typeof point === 'object' ? [{ text, odds: point.odds }] : [],
  )
}
