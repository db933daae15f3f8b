import {
  type Analyst,
  BUILT_IN_ANALYST,
  type DayFacts,
  dayInWords,
  describeBet,
  percentText,
  plural,
  type SlateFacts,
} from '@fairline/engine'

const free = { tokens: 0, cost: 0 }

/** The built-in analyst: prose from rules. Needs no key, costs nothing, and the same numbers give the same text. */
export const builtInAnalyst: Analyst = {
  name: BUILT_IN_ANALYST,
  bet: async (facts) => ({ sentences: describeBet(facts), usage: free }),
  slate: async (facts) => ({ sentences: slateSentences(facts), usage: free }),
  day: async (facts) => ({ sentences: daySentences(facts), usage: free }),
}

const counted = (count: number, noun: string) => (count === 0 ? `no ${noun}s` : plural(count, noun))
/** `won 3, lost 2`. */
const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** An EV in percent with its sign: `+9.4% EV`. */
const signedEv = (value: number) => `${value > 0 ? '+' : '−'}${percentText(value)} EV`

/** What has the average confidence: `The +EV bet has`, `On average the 36 +EV bets have`. */
function averagedBets({ positiveEv, confidenceSample }: SlateFacts): string {
  const isAll = confidenceSample === positiveEv
  if (confidenceSample === 1) return isAll ? 'The +EV bet has' : 'The one +EV bet whose confidence is known has'
  return `On average the ${confidenceSample} +EV bets ${isAll ? '' : 'whose confidence is known '}have`
}

function slateSentences(facts: SlateFacts): string[] {
  const { games, live, topPicks, learned, averageConfidence, best } = facts
  if (games === 0) return ['No games right now.']
  const sentences = [
    `${counted(games, 'game')} on the board, ${live === 0 ? 'none' : live} of them live.`,
    pricesSentence(facts),
    ...inPlaySentences(facts),
    ...publishedSentences(facts),
  ]
  if (learned !== null)
    sentences.push(`Still learning from past games, ${learned}% done: nothing is recommended before.`)
  if (topPicks > 0) sentences.push(`${counted(topPicks, 'top pick')} right now.`)
  if (averageConfidence !== null)
    sentences.push(`${averagedBets(facts)} a ${percentText(averageConfidence)} chance to beat the closing line.`)
  if (best && learned === null)
    sentences.push(
      `Highest EV of the recommended winners, spreads and totals: ${best.pick}, ${best.game}, ${signedEv(best.expectedValue)}.`,
    )
  return sentences
}

/** How many prices were looked at, and what they come to. */
function pricesSentence({ prices, positiveEv, recommended, ownBooks }: SlateFacts): string {
  const at = ownBooks ? ' at your books' : ''
  if (prices === 0) return `No odds on upcoming games${at} yet.`
  const looked = `We looked at ${counted(prices, 'price')} of winners, spreads and totals before the start${at}`
  if (positiveEv === null) return `${looked}: what they are worth is not known yet.`
  const positive = positiveEv === 0 ? 'none is' : `${positiveEv} ${positiveEv === 1 ? 'is' : 'are'}`
  return `${looked}: ${positive} +EV right now, ${recommended === 0 ? 'none' : recommended} recommended.`
}

function inPlaySentences({ recommendedInPlay }: SlateFacts): string[] {
  if (recommendedInPlay === 0) return []
  return [
    `${counted(recommendedInPlay, 'game')} in play ${recommendedInPlay === 1 ? 'has' : 'have'} a recommended bet.`,
  ]
}

/** The published picks, and how many of them, a true subset, still have value. */
function publishedSentences({ published, positiveEv, publishedPositiveEv, ownBooks }: SlateFacts): string[] {
  if (published === 0) return ['No pick is published on games still to come.']
  const still = publishedPositiveEv === 0 ? 'none' : String(publishedPositiveEv)
  const at = ownBooks ? 'your books' : 'the current price'
  const decided = ownBooks ? ', decided at all books' : ''
  const said = `${counted(published, 'pick')} ${published === 1 ? 'is' : 'are'} published on games still to come${decided}`
  if (positiveEv === null) return [`${said}.`]
  return [`${said}; ${still} of them ${publishedPositiveEv === 1 ? 'is' : 'are'} +EV at ${at}.`]
}

function daySentences({ date, picks, won, lost, pushed, profit, closingValue, saidToWin, live }: DayFacts): string[] {
  if (picks === 0) return ['No settled picks yet.']
  const outcome = listed([
    ...(won > 0 ? [`${won} won`] : []),
    ...(lost > 0 ? [`${lost} lost`] : []),
    ...(pushed > 0 ? [`${pushed} pushed`] : []),
  ])
  const sentences = [`${counted(picks, 'pick')} settled on ${dayInWords(date)}: ${outcome}.`, profitSentence(profit)]
  if (saidToWin !== null) sentences.push(`Forecast win rate: ${percentText(saidToWin)}.`)
  if (closingValue !== null)
    sentences.push(
      `CLV: ${closingValue === 0 ? '' : closingValue > 0 ? '+' : '−'}${percentText(closingValue)}, which says more than one day of results.`,
    )
  if (!live) sentences.push('Backtested, not published live.')
  return sentences
}

function profitSentence(profit: number): string {
  if (profit === 0) return 'One unit on each broke even.'
  return `One unit on each ${profit > 0 ? 'made' : 'lost'} ${plural(Math.abs(profit), 'unit')}.`
}
