import { advancedMorePicks } from '@fairline/contract'
import { useQuery } from '@tanstack/react-query'
import { memo, type ReactNode } from 'react'
import { Button } from '../components/button.tsx'
import { call } from '../lib/call.ts'
import { overlay } from '../lib/overlay.ts'

/** What opens from beneath the ball, with the real counts of today’s slate. */
export const HomeButtons = memo(function HomeButtons() {
  const { data } = useQuery({
    queryKey: [advancedMorePicks.path, 'counts'],
    queryFn: ({ signal }) => call(advancedMorePicks, { signal, query: { limit: 1 } }),
  })
  return (
    <div className="grid w-full max-w-2xl grid-cols-2 gap-2">
      <Opens name="UBSE" onOpen={() => overlay.open('ubse')}>
        Bets of 70% confidence or more
      </Opens>
      <Opens name="Smart Parlay" onOpen={() => overlay.open('smart-parlay')}>
        {data ? countsOf(data.summary) : 'Ranked picks'}
      </Opens>
      <a
        href="/smart-props"
        className="grid min-h-16 content-center rounded-xl border border-line bg-raised px-3 py-2 text-left hover:border-act"
      >
        <span className="font-semibold">Smart Props Picker</span>
        <span className="text-xs text-soft">Player props, ranked</span>
      </a>
      <Opens name="Today's Game Stats" onOpen={() => overlay.open('todays-stats')}>
        Live counters and team seasons
      </Opens>
      <Button onClick={() => overlay.open('props')}>Player Props</Button>
      <Button onClick={() => overlay.open('enhanced-props')}>Enhanced Player Props</Button>
      <Button onClick={() => overlay.open('market-analysis')}>AI Market Analysis</Button>
      <Button onClick={() => overlay.open('share')}>Share Top Predictions</Button>
    </div>
  )
})

function Opens({
  name,
  onOpen,
  children,
}: {
  readonly name: string
  readonly onOpen: () => void
  readonly children: ReactNode
}) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="grid min-h-16 content-center rounded-xl border border-line bg-raised px-3 py-2 text-left hover:border-act"
    >
      <span className="font-semibold">{name}</span> <span className="text-xs text-soft">{children}</span>
    </button>
  )
}

interface Counts {
  readonly totalPicks: number
  readonly byMarket: { readonly moneyline: number; readonly spread: number; readonly total: number }
}

/** The documents’ sentence with what there really is. */
const countsOf = ({ totalPicks, byMarket: { moneyline, spread, total } }: Counts): string =>
  `${totalPicks} ${totalPicks === 1 ? 'pick' : 'picks'} (${moneyline} ML, ${spread} spreads, ${total} totals)`
