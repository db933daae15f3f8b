import type { PublishedBet } from '@fairline/contract'
import { confidenceText } from '../lib/confidence-text.ts'
import { signedPercent, startText } from '../lib/format.ts'
import { priceText } from '../lib/price-text.ts'
import { publishedStatus } from '../lib/published-status.ts'
import { useOwnBooks } from '../lib/use-own-books.ts'
import { useSettings } from '../lib/use-settings.ts'

interface Props {
  /** Null for a bet that was not published: then nothing is drawn. */
  readonly published: PublishedBet | null
  /** What the bet is now; its status if left out. */
  readonly now?: string
}

/** What was published of a bet, and what it is now: `Published −124 at Bovada, Wed, Jul 15, 10:26 AM PT, +3.0% EV, 62% to beat the closing line, grade B · Still recommended`. */
export function PublishedLine({ published, now }: Props) {
  const { odds, zone } = useSettings()
  const ownBooks = useOwnBooks()
  if (!published) return null
  const { bookmaker, publishedAt, expectedValue, confidence, grade, status } = published
  const toBeat = confidence === null ? '' : `, ${confidenceText(confidence)} to beat the closing line`
  return (
    <p className="text-sm text-soft">
      {`Published ${priceText(published.odds, odds)} at ${bookmaker}, ${startText(publishedAt, zone)}, ${signedPercent(expectedValue)} EV${toBeat}, grade ${grade}`}
      {` · ${now ?? publishedStatus(status, ownBooks)}`}
    </p>
  )
}
