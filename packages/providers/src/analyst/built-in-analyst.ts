import type { Analyst, BetFacts, DayFacts, SlateFacts } from '@fairline/engine'

const free = { tokens: 0, cost: 0 }

/** The analyst of the house: prose by rules. It needs no key, costs nothing and says the same of the same numbers. */
export const builtInAnalyst: Analyst = {
  name: 'Fairline',
  bet: async (facts) => ({ sentences: betSentences(facts), usage: free }),
  slate: async (facts) => ({ sentences: slateSentences(facts), usage: free }),
  day: async (facts) => ({ sentences: daySentences(facts), usage: free }),
}

const percent = (value: number) => `${Math.abs(value)}%`
const counted = (count: number, one: string, many = `${one}s`) =>
  `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`
/** `won 3, lost 2`. */
const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

function betSentences(facts: BetFacts): string[] {
  const { pick, game, odds, bookmaker, winProbability, breakEven, marketProbability, expectedValue } = facts
  const worth =
    expectedValue > 0
      ? `At ${odds} with ${bookmaker} it has to come in ${percent(breakEven)} of the time to break even and we make it ${percent(winProbability)}, so the price is worth ${percent(expectedValue)} of the stake.`
      : expectedValue < 0
        ? `At ${odds} with ${bookmaker} it has to come in ${percent(breakEven)} of the time to break even and we make it ${percent(winProbability)}: the price costs ${percent(expectedValue)} of the stake.`
        : `At ${odds} with ${bookmaker} the price is exactly fair: it asks for what we make it, ${percent(winProbability)}.`
  return [
    `${pick}, in ${game}.`,
    worth,
    marketSentence(winProbability, marketProbability),
    ...confidenceSentence(facts),
    ...moveSentence(facts),
    ...limitSentence(facts),
  ]
}

function marketSentence(ours: number, market: number): string {
  if (ours === market) return `The books together say the same.`
  return `The books together say ${percent(market)}, which is ${ours > market ? 'less' : 'more'} than we do.`
}

function confidenceSentence({ confidence }: BetFacts): string[] {
  if (confidence === null) return ['Too few such prices have closed to say how likely this one is to beat the close.']
  const how =
    confidence >= 65 ? 'It is likely to' : confidence >= 45 ? 'It is about as likely as not to' : 'It is not likely to'
  return [`${how} look better than the closing price: of such prices ${percent(confidence)} did.`]
}

function moveSentence({ moves }: BetFacts): string[] {
  if (!moves) return []
  const { towards, away, books } = moves
  if (towards === 0 && away === 0) return [`None of the ${books} books has moved to speak of since it opened.`]
  if (away === 0) return [`Of ${books} books ${towards} moved towards it since they opened, none away.`]
  if (towards === 0) return [`Of ${books} books ${away} moved away from it since they opened, none towards.`]
  return [`Of ${books} books ${towards} moved towards it since they opened and ${away} away.`]
}

function limitSentence({ goodDownTo, expectedValue }: BetFacts): string[] {
  if (goodDownTo === null || expectedValue <= 0) return ['We would leave it at this price.']
  return [`It stays worth taking down to ${goodDownTo}; below that, leave it.`]
}

function slateSentences({ games, live, judged, worthwhile, picks, averageConfidence, best }: SlateFacts): string[] {
  if (games === 0) return ['There is no game to look at right now.']
  const sentences = [
    `The board holds ${counted(games, 'game')}, ${live === 0 ? 'none' : live} of them being played.`,
    judged === 0
      ? 'No game to come is priced.'
      : `We judged ${counted(judged, 'price')} and found ${worthwhile === 0 ? 'none' : worthwhile} worth taking; ${picks === 0 ? 'none' : picks} of them ${picks === 1 ? 'is' : 'are'} published as a pick.`,
  ]
  if (averageConfidence !== null)
    sentences.push(`On average they beat the close with a chance of ${percent(averageConfidence)}.`)
  if (best)
    sentences.push(
      `The best of them is ${best.pick} in ${best.game}, at ${best.odds}: worth ${percent(best.expectedValue)} of the stake.`,
    )
  return sentences
}

function daySentences({ date, picks, won, lost, pushed, profit, closingValue, saidToWin, live }: DayFacts): string[] {
  if (picks === 0) return ['No pick has been settled yet.']
  const outcome = listed([
    ...(won > 0 ? [`${won} won`] : []),
    ...(lost > 0 ? [`${lost} lost`] : []),
    ...(pushed > 0 ? [`${pushed} gave the stake back`] : []),
  ])
  const money =
    profit === 0
      ? 'came out even'
      : profit > 0
        ? `made ${percentless(profit)} units`
        : `lost ${percentless(profit)} units`
  const sentences = [
    `Of ${counted(picks, 'pick')} settled on ${date}, ${outcome}.`,
    `With one unit on each that ${money}.`,
  ]
  if (saidToWin !== null) sentences.push(`We had said that ${percent(saidToWin)} of them would win.`)
  if (closingValue !== null)
    sentences.push(
      closingValue === 0
        ? 'Against the fair closing price they were worth nothing either way.'
        : `Against the fair closing price they were worth ${percent(closingValue)} of the stake ${closingValue > 0 ? 'more than they cost' : 'less than they cost'}, which says more than one day of results.`,
    )
  if (!live) sentences.push('They were decided afterwards from what was known then, so nobody was promised anything.')
  return sentences
}

const percentless = (value: number) => String(Math.abs(value))
