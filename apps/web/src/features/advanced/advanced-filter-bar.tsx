import type { AdvancedMorePicks } from '@fairline/contract'
import { Button } from '../../components/button.tsx'
import { Chip } from '../../components/chip.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { averageConfidence } from '../../lib/average-confidence.ts'
import { type MarketFilter, marketFilters } from '../../lib/market-filters.ts'
import {
  type AdvancedFilters,
  isFiltered,
  noAdvancedFilters,
  withFocus,
  withLeague,
  withMarket,
} from './filter-advanced.ts'

interface Props {
  readonly summary: AdvancedMorePicks['summary']
  readonly filters: AdvancedFilters
  readonly onChange: (filters: AdvancedFilters) => void
}

const markets: readonly {
  readonly key: MarketFilter
  readonly count: keyof AdvancedMorePicks['summary']['byMarket']
}[] = [
  { key: 'moneyline', count: 'moneyline' },
  { key: 'spread', count: 'spread' },
  { key: 'total', count: 'total' },
]

/** Filters for the day’s picks. */
export function AdvancedFilterBar({ summary, filters, onChange }: Props) {
  return (
    <div className="grid gap-2">
      <p className="text-sm text-soft">
        {summary.totalPicks.toLocaleString('en-US')} recommended
        {summary.avgConfidence === null
          ? ''
          : ` · ${averageConfidence(summary.avgConfidence, summary.confidenceSample)}`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Chip
          count={summary.highConfidencePicks}
          pressed={filters.focus === 'high'}
          onPress={() => onChange(withFocus(filters, 'high'))}
        >
          High Confidence
        </Chip>
        <Chip
          count={summary.trendingPicks}
          pressed={filters.focus === 'trending'}
          onPress={() => onChange(withFocus(filters, 'trending'))}
        >
          Trending
        </Chip>
        <Chip pressed={filters.focus === 'time'} onPress={() => onChange(withFocus(filters, 'time'))}>
          Time
        </Chip>
        {markets.map(({ key, count }) => (
          <Chip
            key={key}
            count={summary.byMarket[count]}
            pressed={filters.market === key}
            onPress={() => onChange(withMarket(filters, key))}
          >
            {marketFilters[key].name}
          </Chip>
        ))}
        {Object.entries(summary.byLeague).map(([league, count]) => (
          <Chip
            key={league}
            count={count}
            pressed={filters.league === league}
            onPress={() => onChange(withLeague(filters, league))}
          >
            {league}
          </Chip>
        ))}
      </div>
      <div className="flex gap-2">
        <SearchField
          label="Search games and bet types"
          value={filters.search}
          onChange={(search) => onChange({ ...filters, search })}
        />
        {isFiltered(filters) && (
          <Button className="shrink-0" onClick={() => onChange(noAdvancedFilters)}>
            Clear All
          </Button>
        )}
      </div>
    </div>
  )
}
