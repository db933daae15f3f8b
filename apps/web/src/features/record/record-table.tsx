import { DataTable } from '../../components/data-table.tsx'
import { percent, signedPercent } from '../../lib/format.ts'
import type { RecordGroup } from './record-groups.ts'

interface Props {
  readonly title: string
  readonly groups: readonly RecordGroup[]
}

/** Groups of picks to compare; nothing if there are none. */
export function RecordTable({ title, groups }: Props) {
  if (groups.length === 0) return null
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-2">
      <h3 className="font-semibold">{title}</h3>
      <DataTable
        caption={title}
        rows={groups}
        keyOf={({ name }) => name}
        columns={[
          { name: 'Kind', cell: ({ name }) => name },
          { name: 'Picks', numeric: true, cell: ({ picks }) => picks },
          { name: 'Won', numeric: true, cell: wonText },
          { name: 'ROI', numeric: true, cell: roiText },
          { name: 'Beat the close', numeric: true, cell: beatText },
        ]}
      />
    </section>
  )
}

type Tally = Pick<RecordGroup, 'won' | 'lost' | 'pushed' | 'roi' | 'roiStdErr' | 'beatClose' | 'saidToBeatClose'>

/** `12 of 30`: of the picks that are graded. */
export const wonText = ({ won, lost, pushed }: Tally): string => `${won} of ${won + lost + pushed}`

/** `+4.2% ± 3.1%`; a dash if too few are graded. */
export const roiText = ({ roi, roiStdErr }: Tally): string =>
  roi === null ? '–' : `${signedPercent(roi)} ± ${percent(100 * (roiStdErr ?? 0))}`

/** `57.9%, said 57.0%`; a dash if too few are graded. */
export const beatText = ({ beatClose, saidToBeatClose }: Tally): string => {
  if (beatClose === null) return '–'
  return saidToBeatClose === null ? percent(beatClose) : `${percent(beatClose)}, said ${percent(saidToBeatClose)}`
}
