import type { MarketIntelligence } from '@fairline/contract'
import { priceText } from '../../lib/price-text.ts'
import type { Settings } from '../../lib/settings.ts'

type LineMovement = MarketIntelligence['picks'][number]['lineMovement']

/**
 * How the leading book moved: `Pinnacle −1.5: +140 → +120`. Prices of two lines are no price move, so a line that moved is shown
 * as that; a line other than the bet's is named as such.
 */
export function moveText({ from, to, betLine }: LineMovement, format: Settings['odds']): string {
  const now = priceText(to.odds, format)
  const aside = to.line === betLine ? '' : `; this bet is on ${betLine ?? 'the winner'}`
  if (from.line !== to.line)
    return `${to.book} moved the line from ${from.line ?? 'none'} to ${to.line ?? 'none'}, now at ${now}${aside}`
  const place = to.line === null ? to.book : `${to.book} ${to.line}`
  return from.odds === to.odds
    ? `${place} still at ${now}${aside}`
    : `${place}: ${priceText(from.odds, format)} → ${now}${aside}`
}
