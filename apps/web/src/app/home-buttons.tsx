import { advancedMorePicks } from '@fairline/contract'
import { useQuery } from '@tanstack/react-query'
import { memo, type ReactNode } from 'react'
import { Button } from '../components/button.tsx'
import { call } from '../lib/call.ts'
import { overlay } from '../lib/overlay.ts'
import { plural } from '../lib/plural.ts'

/** The overlays that open from below the ball, with the real counts of today’s slate. */
export const HomeButtons = memo(function HomeButtons() {
  const { data } = useQuery({
    queryKey: [advancedMorePicks.path, 'counts'],
    queryFn: ({ signal }) => call(advancedMorePicks, { signal, query: { limit: 1 } }),
  })
  return (
    <div className="grid w-full max-w-2xl grid-cols-2 gap-2">
      <Opens name="UBSE" onOpen={() => overlay.open('ubse')}>
        +EV bets of 70%+ confidence
      </Opens>
      <Opens name="Smart Parlay" onOpen={() => overlay.open('smart-parlay')}>
        {data && data.provenance.learnt === null ? countsOf(data.summary) : 'Ranked picks'}
      </Opens>
      {/* The page /smart-props does not exist yet. */}
      <Opens name="Smart Props Picker" onOpen={() => overlay.open('props')}>
        Player props, ranked
      </Opens>
      <Opens name="Today's Game Stats" onOpen={() => overlay.open('todays-stats')}>
        Live scores and team stats
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
  `${plural(totalPicks, 'game pick')} (${moneyline} ML, ${plural(spread, 'spread')}, ${plural(total, 'total')})`
