import { Button } from '../../components/button.tsx'
import { Chip } from '../../components/chip.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { type MarketFilter, marketFilters } from '../../lib/market-filters.ts'
import { grades, noFilters, type UbseFilters } from './filter-picks.ts'
import type { UbsePick } from './ubse-pick.ts'

interface Props {
  readonly picks: readonly UbsePick[]
  readonly filters: UbseFilters
  readonly onChange: (filters: UbseFilters) => void
}

/** Leagues, markets, grades and teams to keep; a chip shows only where it would keep something. */
export function UbseFilterBar({ picks, filters, onChange }: Props) {
  const leagues = [...Map.groupBy(picks, ({ league }) => league)]
  const markets = (Object.keys(marketFilters) as MarketFilter[]).flatMap((key) => {
    const count = picks.filter((pick) => marketFilters[key].keeps(pick)).length
    return count > 0 ? [{ key, count }] : []
  })
  const toggle = (key: MarketFilter) =>
    filters.markets.includes(key) ? filters.markets.filter((one) => one !== key) : [...filters.markets, key]
  return (
    <div className="grid gap-3">
      <Row label="Leagues">
        {leagues.map(([league, of]) => (
          <Chip
            key={league}
            count={of.length}
            pressed={filters.league === league}
            onPress={() => onChange({ ...filters, league: filters.league === league ? null : league })}
          >
            {league}
          </Chip>
        ))}
      </Row>
      <Row label="Markets">
        {markets.map(({ key, count }) => (
          <Chip
            key={key}
            count={count}
            pressed={filters.markets.includes(key)}
            onPress={() => onChange({ ...filters, markets: toggle(key) })}
          >
            {marketFilters[key].name}
          </Chip>
        ))}
      </Row>
      {filters.gradeMode && (
        <Row label="Grades">
          <Chip
            count={picks.length}
            pressed={filters.grade === null}
            onPress={() => onChange({ ...filters, grade: null })}
          >
            All Grades
          </Chip>
          {grades.map((grade) => (
            <Chip
              key={grade}
              count={picks.filter(({ valueGrade }) => valueGrade === grade).length}
              pressed={filters.grade === grade}
              onPress={() => onChange({ ...filters, grade })}
            >
              {grade}
            </Chip>
          ))}
        </Row>
      )}
      <div className="flex gap-2">
        <SearchField
          label="Search teams"
          value={filters.search}
          onChange={(search) => onChange({ ...filters, search })}
        />
        <Button className="shrink-0" onClick={() => onChange(noFilters)}>
          Clear All
        </Button>
      </div>
      <ActiveFilters filters={filters} onChange={onChange} />
    </div>
  )
}

/** What is set, each with a way to take it off. */
function ActiveFilters({ filters, onChange }: Omit<Props, 'picks'>) {
  const active = [
    ...(filters.league ? [{ name: filters.league, without: { league: null } }] : []),
    ...filters.markets.map((key) => ({
      name: marketFilters[key].name,
      without: { markets: filters.markets.filter((one) => one !== key) },
    })),
    ...(filters.high ? [{ name: 'High confidence', without: { high: false } }] : []),
    ...(filters.trending ? [{ name: 'Trending', without: { trending: false } }] : []),
    ...(filters.byTime ? [{ name: 'By start', without: { byTime: false } }] : []),
    ...(filters.grade ? [{ name: `Grade ${filters.grade}`, without: { grade: null } }] : []),
    ...(filters.search.trim() ? [{ name: `“${filters.search.trim()}”`, without: { search: '' } }] : []),
  ]
  if (active.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
      Active:
      {active.map(({ name, without }) => (
        <button
          key={name}
          type="button"
          aria-label={`Remove ${name}`}
          onClick={() => onChange({ ...filters, ...without })}
          className="inline-flex min-h-8 items-center gap-1 rounded-full border border-act px-2.5 text-ink"
        >
          {name} <span aria-hidden="true">✕</span>
        </button>
      ))}
    </p>
  )
}

function Row({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <fieldset className="flex flex-wrap gap-2 not-has-[button]:hidden">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  )
}
