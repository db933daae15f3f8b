import type { TrackRecord } from '@fairline/contract'
import { EmptyState } from '../../components/empty-state.tsx'
import { RecordNotice } from '../../components/record-notice.tsx'
import { StatTile } from '../../components/stat-tile.tsx'
import { shortDate } from '../../lib/format.ts'
import type { PickKind } from '../../lib/pick-kind.ts'
import { byConfidence, byMarket, groupsLike } from './record-groups.ts'
import { beatText, RecordTable, roiText, wonText } from './record-table.tsx'
import { WatchedBooks } from './watched-books.tsx'

interface Props {
  readonly record: TrackRecord
  /** Picks whose like is shown first. */
  readonly kinds: readonly PickKind[]
}

/** Rates are shown from this many graded picks on. */
const MIN_SAMPLE = 30

/** How the picks of one origin did: those like the given kinds first, then all. */
export function RecordView({ record, kinds }: Props) {
  const { overall, from, to } = record
  const books = <WatchedBooks watch={record.bookWatch} />
  if (overall.picks === 0)
    return (
      <div className="grid grid-cols-1 gap-5">
        <EmptyState title="No picks on record yet" />
        {books}
      </div>
    )
  return (
    <div className="grid grid-cols-1 gap-5">
      <RecordNotice status={record} />
      <p className="text-sm text-soft">
        {from !== null && to !== null && `Games from ${shortDate(from)} to ${shortDate(to)}. `}
        {overall.open > 0 && `${overall.open} of ${overall.picks} picks are not graded yet. `}A dash means fewer than{' '}
        {MIN_SAMPLE} picks to count.
      </p>
      <LikeThese record={record} kinds={kinds} />
      <section aria-label="All picks" className="grid gap-2">
        <h3 className="font-semibold">All picks</h3>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          <StatTile name="Picks">{overall.picks}</StatTile>
          <StatTile name="Won">{wonText(overall)}</StatTile>
          <StatTile name="ROI" says="Profit per unit staked, void bets excluded, with one standard error.">
            {roiText(overall)}
          </StatTile>
          <StatTile
            name="Beat the close"
            says="Of picks whose closing line is known: how many beat it, and how many were said to."
          >
            {beatText(overall)}
          </StatTile>
        </div>
      </section>
      <RecordTable title="By market" groups={byMarket(record)} />
      <RecordTable title="By confidence" groups={byConfidence(record)} />
      {books}
    </div>
  )
}

/** The groups that picks like the given ones belong to. */
function LikeThese({ record, kinds }: Props) {
  if (kinds.length === 0) return null
  const groups = groupsLike(record, kinds)
  if (groups.length === 0) return <p className="text-sm text-soft">No pick like these is on record yet.</p>
  return <RecordTable title="Picks like these" groups={groups} />
}
