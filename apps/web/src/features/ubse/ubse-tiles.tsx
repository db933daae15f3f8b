import { StatTile } from '../../components/stat-tile.tsx'
import { averageOf } from '../../lib/average-confidence.ts'
import { percent } from '../../lib/format.ts'
import { RANK_SCORE } from '../../lib/rank-score.ts'
import { isHigh, type UbseFilters } from './filter-picks.ts'
import type { UbsePick } from './ubse-pick.ts'

interface Props {
  readonly picks: readonly UbsePick[]
  readonly filters: UbseFilters
  readonly onChange: (filters: UbseFilters) => void
}

/** Totals of all picks; the tiles that can be pressed filter or sort. */
export function UbseTiles({ picks, filters, onChange }: Props) {
  // In play a confidence is held against other odds: it enters no mean of these.
  const upcoming = picks.filter(({ isLive }) => !isLive)
  const known = upcoming.flatMap(({ confidence }) => confidence ?? [])
  const scores = upcoming.flatMap(({ rankScore }) => rankScore ?? [])
  const topGrades = picks.filter(({ valueGrade }) => valueGrade.startsWith('A')).length
  const { high, trending, byTime, gradeMode } = filters
  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
      <StatTile name={<TileName full="Total Picks" short="Total" />}>{picks.length}</StatTile>
      <StatTile
        name={<TileName full="Avg Confidence" short="Prob to beat close" />}
        says={`Average confidence of the picks before the start. ${RANK_SCORE}`}
        note={[
          ...(known.length > 0 ? [averageOf(known.length)] : []),
          ...(scores.length > 0 ? [`rank score ${mean(scores).toFixed(1)}`] : []),
        ].join(' · ')}
      >
        {known.length === 0 ? '–' : percent(mean(known))}
      </StatTile>
      <PressTile
        name={<TileName full="High Confidence" short="High" />}
        pressed={high}
        onPress={() => onChange({ ...filters, high: !high })}
      >
        {picks.filter(isHigh).length}
      </PressTile>
      <PressTile
        name={<TileName full="Trending Picks" short="Hot" />}
        pressed={trending}
        onPress={() => onChange({ ...filters, trending: !trending })}
      >
        {picks.filter(({ isTrending }) => isTrending).length}
      </PressTile>
      <PressTile name="Time" pressed={byTime} onPress={() => onChange({ ...filters, byTime: !byTime })}>
        {byTime ? 'By start' : 'Sort'}
      </PressTile>
      <PressTile
        name="ML Grades (A+ to F)"
        pressed={gradeMode}
        onPress={() => onChange({ ...filters, gradeMode: !gradeMode, grade: null })}
      >
        {topGrades} <span className="text-xs font-normal text-soft">at A+ or A</span>
      </PressTile>
    </div>
  )
}

/** A documented tile name with its documented short form, which shows on phones. */
function TileName({ full, short }: { readonly full: string; readonly short: string }) {
  return (
    <>
      <span className="max-sm:hidden">{full}</span>
      <span className="sm:hidden">{short}</span>
    </>
  )
}

function PressTile(tile: {
  readonly name: React.ReactNode
  readonly pressed: boolean
  readonly onPress: () => void
  readonly children: React.ReactNode
}) {
  return (
    <button
      type="button"
      aria-pressed={tile.pressed}
      onClick={tile.onPress}
      className="flex h-full w-full flex-col rounded-xl border border-line bg-raised p-3 text-left hover:border-act aria-pressed:border-act"
    >
      <span className="block text-xs text-soft">
        {tile.pressed && <span aria-hidden="true">✓ </span>}
        {tile.name}
      </span>{' '}
      <span className="scoreboard mt-0.5 block text-2xl font-semibold">{tile.children}</span>
    </button>
  )
}

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length
