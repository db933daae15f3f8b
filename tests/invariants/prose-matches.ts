import type { AgedWorld } from '../aged/aged-world.ts'
import { type BetRow, betRowsOf, placeOf } from '../aged/bet-rows.ts'
import { americanOf } from '../aged/figures.ts'
import { isObject, type JsonNode, nodesOf } from '../aged/json-nodes.ts'

/** Figures in sentences are those of the fields beside them, and no sentence holds what is no figure. */
export const proseMatches = (world: AgedWorld): string[] => [
  ...nodesOf(world).flatMap(brokenWords),
  ...betRowsOf(world).flatMap(wrongFigures),
  ...nodesOf(world).flatMap(wrongMoves),
]

/** Whatever is a sentence or a word: fields of an answer, and items of its lists. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.flatMap((item) => (typeof item === 'string' ? [item] : []))
      : []

const BROKEN = /\b(NaN|undefined|null|Infinity)\b|\[object/

const brokenWords = (node: JsonNode): string[] =>
  Object.entries(node.value).flatMap(([key, value]) =>
    textsOf(value).flatMap((text) => (BROKEN.test(text) ? [`${placeOf(node)}: ${key} reads “${text}”`] : [])),
  )

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

function wrongFigures({ bet, node, place }: BetRow): string[] {
  return sentencesOf(node.value).flatMap((text) => {
    const faults = [fairFault(text, bet), chanceFault(text, bet), oddsFault(text, bet)].flatMap((fault) => fault ?? [])
    return faults.map((fault) => `${place}: ${bet.id}: “${text}”: ${fault}`)
  })
}

type Bet = BetRow['bet']
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

/** `at +110`. */
function oddsFault(text: string, { price }: Bet): string | null {
  const [, sign, size] = AT.exec(text) ?? []
  if (size === undefined || price === null) return null
  const american = (sign === '+' ? 1 : -1) * Number(size)
  return american === americanOf(price) ? null : `its price is ${americanOf(price)}`
}

/** `Pinnacle −1.5 at +140`: where a sharp book opened and where it is now, in words and as fields. */
function wrongMoves(node: JsonNode): string[] {
  const { opening, current, from, to } = node.value as Record<string, { readonly odds?: number } | string | undefined>
  return [
    [opening, from],
    [current, to],
  ].flatMap(([text, point]) => {
    if (typeof text !== 'string' || typeof point !== 'object') return []
    const [, sign, size] = AT.exec(text) ?? []
    return (sign === '+' ? 1 : -1) * Number(size) === point.odds ? [] : [`${placeOf(node)}: “${text}” is ${point.odds}`]
  })
}
