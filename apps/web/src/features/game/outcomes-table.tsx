import type { GamePage } from '@fairline/contract'
import { DataTable } from '../../components/data-table.tsx'
import { percent } from '../../lib/format.ts'

type Outcomes = GamePage['outcomes']

/** How far beyond both the fair probability may lie before it is explained, in tenths of a percent: less is rounding. */
const BEYOND = 1

/** Our probabilities next to the market’s; says why where ours lies beyond both. */
export function OutcomesTable({ caption, outcomes }: { readonly caption: string; readonly outcomes: Outcomes }) {
  return (
    <div className="grid gap-2">
      <DataTable
        caption={caption}
        rows={outcomes}
        keyOf={({ name }) => name}
        columns={[
          { name: 'Outcome', cell: ({ name }) => name },
          { name: 'Fair', numeric: true, cell: ({ ours }) => <strong>{percent(ours)}</strong> },
          { name: 'Model only', numeric: true, cell: ({ rating }) => known(rating, 'not known') },
          { name: 'Market (vig-free)', numeric: true, cell: ({ market }) => known(market, 'not quoted') },
        ]}
      />
      {outcomes.some(isBeyond) && (
        <p className="text-sm text-soft">
          Fair lies beyond model and market here: how much each counts was learned from past games.
        </p>
      )}
    </div>
  )
}

/** As shown: differences of decimals are off in their last digits. */
const tenths = (percent: number): number => Math.round(10 * percent)

const isBeyond = ({ ours, rating, market }: Outcomes[number]): boolean =>
  rating !== null &&
  market !== null &&
  (tenths(Math.min(rating, market) - ours) > BEYOND || tenths(ours - Math.max(rating, market)) > BEYOND)

const known = (value: number | null, otherwise: string): string => (value === null ? otherwise : percent(value))
