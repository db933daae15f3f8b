import { type ReactNode, useState } from 'react'
import { Assumed } from '../components/assumed.tsx'
import { Badge, LiveBadge } from '../components/badge.tsx'
import { Button } from '../components/button.tsx'
import { Chip } from '../components/chip.tsx'
import { Confidence } from '../components/confidence.tsx'
import { DataTable } from '../components/data-table.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { ExpectedValue } from '../components/expected-value.tsx'
import { FailedState } from '../components/failed-state.tsx'
import { GradeBadge } from '../components/grade-badge.tsx'
import { LastTenBars } from '../components/last-ten-bars.tsx'
import { Price } from '../components/price.tsx'
import { ProbabilityBand } from '../components/probability-band.tsx'
import { ProbabilityBar } from '../components/probability-bar.tsx'
import { Sheet } from '../components/sheet.tsx'
import { Skeleton } from '../components/skeleton.tsx'
import { Sparkline } from '../components/sparkline.tsx'
import { StaleLine } from '../components/stale-line.tsx'
import { StatTile } from '../components/stat-tile.tsx'
import { StrengthBar } from '../components/strength-bar.tsx'
import { TabList } from '../components/tab-list.tsx'
import { TeamMark } from '../components/team-mark.tsx'
import { appNow } from '../lib/app-clock.ts'
import { toasts } from '../lib/toasts.ts'

/** Every part in every state, for who builds screens of them; figures here are examples and belong to no game. */
export function DesignPage() {
  const [pressed, setPressed] = useState(true)
  const [tab, setTab] = useState('first')
  const [open, setOpen] = useState(false)
  const [price, setPrice] = useState(-110)
  const [opened] = useState(() => appNow())
  const ago = (minutes: number) => new Date(opened - minutes * 60_000).toISOString()
  return (
    <div className="grid gap-8 py-6">
      <h1 className="text-3xl font-bold">Parts</h1>
      <Part name="Buttons">
        <Button look="primary">Primary</Button>
        <Button>Quiet</Button>
        <Button look="bare">Bare</Button>
        <Button disabled>Not now</Button>
      </Part>
      <Part name="Chips">
        <Chip pressed={pressed} count={12} onPress={() => setPressed(!pressed)}>
          Moneyline
        </Chip>
        <Chip pressed={false} count={0} onPress={() => undefined}>
          Spread
        </Chip>
        <Chip pressed={false} onPress={() => undefined}>
          All sports
        </Chip>
      </Part>
      <Part name="Badges">
        <LiveBadge />
        {(['plain', 'value', 'against', 'caution', 'written', 'act'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Part>
      <Part name="Grades">
        {['A+', 'A', 'B+', 'B', 'C+', 'C', 'D', 'F'].map((grade) => (
          <GradeBadge key={grade} grade={grade} />
        ))}
      </Part>
      <Part name="Figures">
        <Confidence value={91} assumed={false} />
        <Confidence value={64} assumed />
        <Confidence value={null} assumed={false} />
        <ExpectedValue fraction={0.042} />
        <ExpectedValue fraction={-0.031} />
        <ExpectedValue fraction={0} />
        <ExpectedValue fraction={null} />
        <Assumed>12.5%</Assumed>
      </Part>
      <Part name="Prices">
        <Price american={price} book="Pinnacle (simulated)" observedAt={ago(0)} />
        <Price american={145} book="Bovada (simulated)" observedAt={ago(34)} />
        <Price american={100} book="An archive" observedAt={null} />
        <Button onClick={() => setPrice(price === -110 ? -105 : -110)}>Move the first</Button>
      </Part>
      <Part name="Chances" wide>
        <ProbabilityBar
          parts={[
            { name: 'Away', value: 31.2, color: 'var(--away-bar)' },
            { name: 'Draw', value: 24.1, color: 'var(--draw-bar)' },
            { name: 'Home', value: 44.7, color: 'var(--home-bar)' },
          ]}
          note="An example."
        />
        <ProbabilityBand name="Wins" probability={57} between={[49, 64]} />
        <ProbabilityBand name="Wins" probability={57} between={null} />
        <StrengthBar away={{ name: 'Boston', strength: 0.61 }} home={{ name: 'New York', strength: 0.47 }} />
        <StrengthBar away={{ name: 'Even', strength: 0.5 }} home={{ name: 'Even too', strength: 0.5 }} />
      </Part>
      <Part name="Pictures">
        <Sparkline
          label="Price: 2.00, then 1.95, then 1.91"
          points={[
            [0, 2],
            [4, 1.95],
            [9, 1.97],
            [12, 1.91],
          ]}
        />
        <Sparkline label="Not moved" points={[[0, 2]]} />
        <div className="w-56">
          <LastTenBars name="Points" side="Under" line={21.5} counts={[18, 25, 22, 31, 9, 21, 27, 24, 15, 30]} />
        </div>
        <div className="w-56">
          <LastTenBars name="Points" side="Over" line={21.5} counts={[]} />
        </div>
        <TeamMark abbreviation="BOS" />
        <TeamMark abbreviation="NYY" />
      </Part>
      <Part name="Tiles" wide>
        <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
          <StatTile name="Total picks" says="How many picks the filters leave.">
            12
          </StatTile>
          <StatTile name="Rank score" note="confidence · 0.4 + EV · 0.3 + win chance · 0.3">
            61.4
          </StatTile>
          <StatTile name="Season record">–</StatTile>
        </div>
      </Part>
      <Part name="Table" wide>
        <DataTable
          caption="Prices of a game"
          rows={[
            { book: 'Pinnacle (simulated)', price: '−104', hold: '2.4%' },
            { book: 'Bovada (simulated)', price: '−110', hold: '4.6%' },
          ]}
          keyOf={({ book }) => book}
          columns={[
            { name: 'Book', cell: ({ book }) => book },
            { name: 'Price', cell: ({ price: of }) => of, numeric: true },
            { name: 'Hold', cell: ({ hold }) => hold, numeric: true },
          ]}
        />
      </Part>
      <Part name="Tabs" wide>
        <TabList
          label="Examples"
          chosen={tab}
          onChoose={setTab}
          tabs={[
            { key: 'first', name: 'Top 25', body: <p>The first</p> },
            { key: 'second', name: 'Live games', body: <p>The second</p> },
          ]}
        />
      </Part>
      <Part name="Over the screen">
        <Button onClick={() => setOpen(true)}>Open a sheet</Button>
        <Button onClick={() => toasts.tell('Copied')}>Tell something</Button>
        <Button onClick={() => toasts.tell('Failed to generate share links.', 'against')}>Tell of a failure</Button>
        <Sheet title="A sheet" about="It closes with Escape." open={open} onClose={() => setOpen(false)}>
          <p>What it holds.</p>
        </Sheet>
      </Part>
      <Part name="States" wide>
        <Skeleton count={2} height="h-16" />
        <EmptyState title="No picks match your filters">
          <p>Try adjusting your search criteria or filters</p>
        </EmptyState>
        <FailedState title="Props Unavailable" onRetry={() => undefined}>
          <p className="text-sm text-soft">Unable to load player props. Please try again later.</p>
        </FailedState>
        <StaleLine why="Fairline could not be reached" />
      </Part>
    </div>
  )
}

function Part(part: { readonly name: string; readonly wide?: boolean; readonly children: ReactNode }) {
  return (
    <section aria-label={part.name}>
      <h2 className="mb-3 text-sm font-semibold tracking-wide text-soft uppercase">{part.name}</h2>
      <div className={part.wide ? 'grid gap-4' : 'flex flex-wrap items-center gap-4'}>{part.children}</div>
    </section>
  )
}
