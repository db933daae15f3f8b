import type { GamePage } from '@fairline/contract'
import { DataTable } from '../../components/data-table.tsx'
import { percent } from '../../lib/format.ts'

type Outcomes = GamePage['outcomes']

/** Our probabilities next to the market’s. */
export function OutcomesTable({ caption, outcomes }: { readonly caption: string; readonly outcomes: Outcomes }) {
  return (
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
  )
}

const known = (value: number | null, otherwise: string): string => (value === null ? otherwise : percent(value))
