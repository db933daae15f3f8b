import type { GamePage } from '@fairline/contract'
import { Badge } from '../../components/badge.tsx'
import { NotRecorded } from '../../components/not-recorded.tsx'
import { priceText } from '../../lib/price-text.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { withTrueMinus } from '../../lib/with-true-minus.ts'

/** What was decided about each market: the pick at the price it was published at, or why there is none. */
export function Decisions({ of }: { readonly of: GamePage['decisions'] }) {
  const { odds } = useSettings()
  return (
    <ul className="grid gap-1">
      {of.map(({ market, isPick, isRecorded, text, publishedOdds }) => (
        <li key={market} className="flex flex-wrap items-baseline gap-2">
          <Badge tone={isPick ? 'value' : 'plain'}>{isPick ? 'Pick' : 'Passed'}</Badge>
          <span className="text-sm text-soft">{market}</span> {withTrueMinus(text)}
          {publishedOdds !== null && <span className="scoreboard">{priceText(publishedOdds, odds)}</span>}
          <NotRecorded isRecorded={isRecorded} />
        </li>
      ))}
    </ul>
  )
}
