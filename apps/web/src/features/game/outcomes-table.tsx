import type { GamePage } from '@fairline/contract'
import { DataTable } from '../../components/data-table.tsx'
import { percent } from '../../lib/format.ts'

/** What we say of the game beside what the market says. */
export function OutcomesTable({ outcomes }: { readonly outcomes: GamePage['outcomes'] }) {
  return (
    <DataTable
      caption="Forecast against market, before the game"
      rows={outcomes}
      keyOf={({ name }) => name}
      columns={[
        { name: 'Outcome', cell: ({ name }) => name },
        { name: 'Fair chance', numeric: true, cell: ({ ours }) => <strong>{percent(ours)}</strong> },
        { name: 'Rating alone', numeric: true, cell: ({ rating }) => percent(rating) },
        {
          name: 'Market, no-vig',
          numeric: true,
          cell: ({ market }) => (market === null ? 'not quoted' : percent(market)),
        },
      ]}
    />
  )
}
