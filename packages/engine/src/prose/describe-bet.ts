import type { BetFacts } from '../ports/analyst.ts'

/** Who is named as the author of prose from rules. */
export const BUILT_IN_ANALYST = 'Fairline'

/** A bet in sentences, from its facts only: needs no analyst, so that lists can show prose for every bet. */
export function describeBet(facts: BetFacts): string[] {
  const { pick, game } = facts
  return [
    `${pick}, ${game}.`,
    valueSentence(facts),
    ...againstSentence(facts),
    ...marketSentence(facts),
    confidenceSentence(facts),
    ...moveSentence(facts),
    ...limitSentence(facts),
  ]
}

/** An EV in percent with its sign: `+9.4% EV`. */
const signedEv = (value: number) => `${value > 0 ? '+' : '−'}${percentText(value)} EV`

function valueSentence({ winProbability, breakEven, expectedValue }: BetFacts): string {
  const comparison = `Fair ${percentText(winProbability)} vs. ${percentText(breakEven)} implied`
  return expectedValue === 0
    ? `${comparison}: the price is exactly fair.`
    : `${comparison}: ${signedEv(expectedValue)}.`
}

const againstSentence = ({ against }: BetFacts): string[] =>
  against === null ? [] : [`It is against our published pick ${against}, which is not recommended now.`]

function marketSentence({ winProbability, marketProbability, isSharpMarket }: BetFacts): string[] {
  if (marketProbability === null) return []
  const market = isSharpMarket ? 'the sharp book’s vig-free price' : 'the vig-free consensus'
  if (winProbability === marketProbability) return [`That is in line with ${market}.`]
  const side = marketProbability < winProbability ? 'below' : 'above'
  return [`${capitalized(market)} is ${percentText(marketProbability)}, ${side} our number.`]
}

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

function confidenceSentence({ confidence, inPlay }: BetFacts): string {
  const beats = `Its chance to beat ${inPlay ? 'the fair odds two minutes later' : 'the closing line'}`
  if (confidence === null)
    return inPlay
      ? `${beats} is unknown.`
      : `${beats} is unknown: too few books quote it, or too few similar lines have closed.`
  return `${beats} is ${confidence === 0 ? 'less than one percent' : `${confidence}%`}.`
}

function moveSentence({ moves }: BetFacts): string[] {
  if (!moves) return []
  const { towards, away, books } = moves
  if (towards === 0 && away === 0) return [`None of ${books} books has moved meaningfully since open.`]
  if (away === 0) return [`${booksMoved(towards, books)} toward this bet since open, none against it.`]
  if (towards === 0) return [`${booksMoved(away, books)} against this bet since open, none toward it.`]
  return [
    `Of ${books} books, ${towards} ${towards === 1 ? 'has' : 'have'} moved toward this bet since open and ${away} against it.`,
  ]
}

/** `All 12 books have moved`, `9 of 12 books have moved`, `1 of 12 books has moved`. */
export const booksMoved = (count: number, books: number): string =>
  `${count === books ? 'All' : `${count} of`} ${books} books ${count === 1 ? 'has' : 'have'} moved`

const limitSentence = ({ expectedValue }: BetFacts): string[] => (expectedValue > 0 ? [] : ['Pass at this price.'])

/** With the decimals it has, and one at least, as probabilities and EVs are shown; without its sign. */
export const percentText = (value: number): string => {
  const size = Math.abs(value)
  return `${Number.isInteger(size) ? size.toFixed(1) : size}%`
}
