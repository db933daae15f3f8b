import type { SmartParlayPick } from '@fairline/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '../../components/badge.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { StatTile } from '../../components/stat-tile.tsx'
import { percent } from '../../lib/format.ts'
import { matches } from '../../lib/matches.ts'
import { RankedCard } from './ranked-card.tsx'
import { topQuery } from './smart-parlay-queries.ts'

/** As documented: value above this is high, confidence from that on good. */
const [HIGH_VALUE, GOOD] = [0.15, 80]

/** The 25 best picks by score. */
export function TopTab() {
  const query = useQuery(topQuery)
  const [search, setSearch] = useState('')
  return (
    <QueryView of={query} skeleton={<Skeleton count={3} height="h-52" />}>
      {({ picks, totalPicks, avgConfidence }) => {
        const found = picks.filter(({ pick, game, betType }) => matches(search, pick, game, betType))
        return (
          <div className="grid gap-3">
            <div className="grid grid-cols-2 gap-2 sm:grid-cols-5">
              <StatTile name="Worth their price">{totalPicks}</StatTile>
              <StatTile name="Avg confidence">{avgConfidence === null ? '–' : percent(avgConfidence)}</StatTile>
              <StatTile name="Top tier" says="Graded A+ or A.">
                {picks.filter(({ valueGrade }) => valueGrade.startsWith('A')).length}
              </StatTile>
              <StatTile
                name="High value"
                says="Expected value above 15% of the stake. What pays more than 10% is taken for a mistake of the book’s and left out, so there should be none."
              >
                {picks.filter(({ expectedValue }) => expectedValue > HIGH_VALUE).length}
              </StatTile>
              <StatTile name="Good picks" says="Confidence of 80 or more.">
                {picks.filter(({ confidence }) => (confidence ?? 0) >= GOOD).length}
              </StatTile>
            </div>
            <SearchField label="Search picks, games and bet types" value={search} onChange={setSearch} />
            <Found picks={found} search={search} />
          </div>
        )
      }}
    </QueryView>
  )
}

function Found({ picks, search }: { readonly picks: readonly SmartParlayPick[]; readonly search: string }) {
  if (picks.length === 0)
    return (
      <EmptyState
        title={search.trim() ? `No results found for ${search.trim()}` : 'No opportunities found for selected category'}
      />
    )
  return (
    <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
      {picks.map((pick) => (
        <RankedCard
          key={pick.id}
          pick={pick}
          badges={
            <Badge>
              #{pick.rank} · score {pick.finalScore.toFixed(1)}
            </Badge>
          }
        />
      ))}
    </div>
  )
}
