import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { Button } from '../../components/button.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { TabList } from '../../components/tab-list.tsx'
import { overlay } from '../../lib/overlay.ts'
import { AllTab } from './all-tab.tsx'
import { IntegratedTab } from './integrated-tab.tsx'
import { LiveTab } from './live-tab.tsx'
import { MarketTab } from './market-tab.tsx'
import { TopTab } from './top-tab.tsx'

const tabs = [
  { key: 'top', name: 'Top 25', body: <TopTab /> },
  { key: 'all', name: 'All Picks', body: <AllTab /> },
  { key: 'live', name: 'Live Games', body: <LiveTab /> },
  { key: 'integrated', name: 'Integrated', body: <IntegratedTab /> },
  { key: 'market', name: 'Market Intel', body: <MarketTab /> },
]

/** Ranked picks in five tabs, each with an address of its own. */
export function SmartParlaySheet({ of, onClose }: { readonly of: string; readonly onClose: () => void }) {
  const client = useQueryClient()
  const busy = useIsFetching() > 0
  return (
    <Sheet
      title="Smart Parlay"
      about="Recommended bets on upcoming games, plus live games."
      open
      onClose={onClose}
      listsPicks
    >
      <div className="mb-2 flex justify-end">
        <Button disabled={busy} onClick={() => void client.invalidateQueries()}>
          {busy ? 'Refreshing…' : 'Refresh'}
        </Button>
      </div>
      <TabList
        label="Smart Parlay"
        tabs={tabs}
        chosen={tabs.some(({ key }) => key === of) ? of : 'top'}
        onChoose={(key) => overlay.turn(`smart-parlay:${key}`)}
      />
    </Sheet>
  )
}
