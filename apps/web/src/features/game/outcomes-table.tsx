import type { GamePage } from '@fairline/contract'
import { DataTable } from '../../components/data-table.tsx'
import { percent } from '../../lib/format.ts'
import { roundShares } from '../../lib/round-shares.ts'

type Outcomes = GamePage['outcomes']

/** Our probabilities next to the market’s. */
export function OutcomesTable({ caption, outcomes }: { readonly caption: string; readonly outcomes: Outcomes }) {
  return (
    <DataTable
      caption={caption}
      rows={rounded(outcomes)}
      keyOf={({ name }) => name}
      columns={[
        { name: 'Outcome', cell: ({ name }) => name },
        { name: 'Fair', numeric: true, cell: ({ ours }) => <strong>{percent(ours)}</strong> },
        { name: 'Model only', numeric: true, cell: ({ rating }) => (rating === null ? 'not known' : percent(rating)) },
        {
          name: 'Market (vig-free)',
          numeric: true,
          cell: ({ market }) => (market === null ? 'not quoted' : percent(market)),
        },
      ]}
    />
  )
}

/** Rounds each column so that it adds up to 100. */
function rounded(outcomes: Outcomes): Outcomes {
  const ours = roundShares(outcomes.map((outcome) => outcome.ours))
  const rating = roundShares(outcomes.flatMap((outcome) => outcome.rating ?? []))
  const market = roundShares(outcomes.flatMap((outcome) => outcome.market ?? []))
  return outcomes.map((outcome, i) => ({
    ...outcome,
    ours: ours[i] ?? outcome.ours,
    rating: outcome.rating === null ? null : (rating[i] ?? outcome.rating),
    market: outcome.market === null ? null : (market[i] ?? outcome.market),
  }))
}
