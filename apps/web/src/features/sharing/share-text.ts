import type { SharePrediction } from '@fairline/contract'
import { confidenceText } from '../../lib/confidence-text.ts'
import { priceText } from '../../lib/price-text.ts'
import type { Settings } from '../../lib/settings.ts'
import { withTrueMinus } from '../../lib/with-true-minus.ts'

interface Options {
  readonly odds: Settings['odds']
  readonly isSimulated: boolean
}

/** What is shared of a prediction, its price in the visitor’s format; the API’s own text has American odds. */
export function shareText(
  { anonymizedInsight, odds: american, confidence }: SharePrediction,
  { odds, isSimulated }: Options,
): string {
  const bet = `${withTrueMinus(anonymizedInsight)} at ${priceText(american, odds)}`
  const source = isSimulated ? ' Simulated league: the prices are invented.' : ''
  return `${bet}; ${confidenceText(confidence)} chance to beat the closing line.${source} For entertainment only, not for actual gambling.`
}
