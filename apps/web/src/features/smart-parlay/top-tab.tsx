import { HIGH_CONFIDENCE, type SmartParlayPick } from '@fairline/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '../../components/badge.tsx'
import { FunnelLine } from '../../components/funnel-line.tsx'
import { JustMissed } from '../../components/just-missed.tsx'
import { ListOrder } from '../../components/list-order.tsx'
import { NoBets } from '../../components/no-bets.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { useSheetSource } from '../../components/sheet.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { StatTile } from '../../components/stat-tile.tsx'
import { averageOf, countRated } from '../../lib/average-confidence.ts'
import { percent } from '../../lib/format.ts'
import { matches } from '../../lib/matches.ts'
import { RankedCard } from './ranked-card.tsx'
import { topQuery } from './smart-parlay-queries.ts'

/** The 25 best picks by score. */
export function TopTab() {
  const query = useQuery(topQuery)
  useSheetSource(query.data?.provenance)
  const [search, setSearch] = useState('')
  return (
    <QueryView of={query} skeleton={<Skeleton count={3} height="h-52" />}>
      {({ picks, totalPicks, highValue, avgConfidence, funnel, justMissed, provenance }) => {
        const found = picks.filter(({ pick, game, betType }) => matches(search, pick, game, betType))
        return (
          <div className="grid gap-3">
            <div className="grid grid-cols-2 gap-2 sm:grid-cols-5">
              <StatTile name="Recommended" says="Bets and leans on winner, spread and total, every line and side.">
                {funnel.recommended}
              </StatTile>
              <StatTile name="Avg confidence" note={avgConfidence !== null && averageOf(countRated(picks))}>
                {avgConfidence === null ? '–' : percent(avgConfidence)}
              </StatTile>
              <StatTile name="Top tier" says="Graded A+ or A.">
                {picks.filter(({ valueGrade }) => valueGrade.startsWith('A')).length}
              </StatTile>
              <StatTile
                name="High value"
                says="Prices with an EV above 15%, of all we checked. Above 10% a price is probably an error at the book, so none of these is a pick."
              >
                {highValue}
              </StatTile>
              <StatTile name="Good picks" says="Confidence of 80 or more.">
                {picks.filter(({ confidence }) => (confidence ?? 0) >= HIGH_CONFIDENCE).length}
              </StatTile>
            </div>
            <SearchField label="Search picks, games and bet types" value={search} onChange={setSearch} />
            {picks.length > 0 && (
              <ListOrder byRankScore>
                Best bet of each market, ranked by rank score
                {totalPicks > picks.length ? ` · first ${picks.length} of ${totalPicks}` : ''}
              </ListOrder>
            )}
            <Found picks={found} search={search} learnt={provenance.learnt} />
            <JustMissed bets={justMissed} />
            <FunnelLine of={funnel} />
          </div>
        )
      }}
    </QueryView>
  )
}

function Found({
  picks,
  search,
  learnt,
}: {
  readonly picks: readonly SmartParlayPick[]
  readonly search: string
  readonly learnt: number | null
}) {
  if (picks.length === 0)
    return (
      <NoBets
        learnt={learnt}
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
              #{pick.rank}
              {pick.finalScore === null ? '' : ` · score ${pick.finalScore.toFixed(1)}`}
            </Badge>
          }
        />
      ))}
    </div>
  )
}
