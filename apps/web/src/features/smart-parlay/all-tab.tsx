import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LiveBadge } from '../../components/badge.tsx'
import { Chip } from '../../components/chip.tsx'
import { FunnelLine } from '../../components/funnel-line.tsx'
import { JustMissed } from '../../components/just-missed.tsx'
import { ListOrder } from '../../components/list-order.tsx'
import { NoBets } from '../../components/no-bets.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { useSheetSource } from '../../components/sheet.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { matches } from '../../lib/matches.ts'
import { plural } from '../../lib/plural.ts'
import { usePoll } from '../../lib/use-poll.ts'
import { RankedCard } from './ranked-card.tsx'
import { allQuery, type Category } from './smart-parlay-queries.ts'

const POLL_MS = 30_000
/** This many cards are drawn at once; the search finds the others. */
const DRAWN = 60

const categories: readonly { readonly key: Category | null; readonly name: string }[] = [
  { key: null, name: 'All Picks' },
  { key: 'moneyline', name: 'ML' },
  { key: 'spread', name: 'Spreads' },
  { key: 'total', name: 'Totals' },
  { key: 'team_total', name: 'Team Totals' },
  { key: 'player_prop', name: 'Props' },
]

/** What the list counts, in words. */
const listed: Readonly<Record<Category | 'all', string>> = {
  all: 'on all markets, team totals and player props included',
  moneyline: 'on the winner',
  spread: 'on spreads',
  total: 'on totals',
  team_total: 'on team totals',
  player_prop: 'on player props',
}

/** Every recommended bet, on games to come and in play, by category. */
export function AllTab() {
  const [category, setCategory] = useState<Category | null>(null)
  const [search, setSearch] = useState('')
  const query = useQuery(allQuery(category, usePoll(POLL_MS)))
  useSheetSource(query.data?.provenance)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {categories.map(({ key, name }) => (
          <Chip key={name} pressed={category === key} onPress={() => setCategory(key)}>
            {name}
          </Chip>
        ))}
      </div>
      <SearchField label="Search picks, games and bet types" value={search} onChange={setSearch} />
      <QueryView of={query} skeleton={<Skeleton count={3} height="h-52" />}>
        {({ picks, totalOpportunities, topGrades, funnel, justMissed, provenance }) => {
          const found = picks.filter(({ pick, game, betType }) => matches(search, pick, game, betType))
          return (
            <div className="grid gap-3">
              <p className="text-sm text-soft" aria-live="polite">
                Showing {Math.min(found.length, DRAWN)} of {plural(totalOpportunities, 'recommended bet')}{' '}
                {listed[category ?? 'all']} · {topGrades} graded A+ or A
              </p>
              {found.length === 0 && <NoBets learnt={provenance.learnt} title={whyNone(search, category)} />}
              {found.length > 0 && (
                <ListOrder byRankScore>
                  Ranked by rank score, bets in play after those before the start; bets without one last, by EV
                </ListOrder>
              )}
              <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
                {found.slice(0, DRAWN).map((pick) => (
                  <RankedCard
                    key={pick.id}
                    pick={{ ...pick, inPlay: pick.badge === 'LIVE' }}
                    badges={pick.badge && <LiveBadge />}
                  />
                ))}
              </div>
              {found.length > DRAWN && <p className="text-sm text-soft">Search to find the others.</p>}
              <JustMissed bets={justMissed} />
              <FunnelLine of={funnel} />
            </div>
          )
        }}
      </QueryView>
    </div>
  )
}

function whyNone(search: string, category: Category | null): string {
  if (search.trim()) return `No results found for ${search.trim()}`
  return category === 'player_prop' ? 'No props available' : 'No opportunities found for selected category'
}
