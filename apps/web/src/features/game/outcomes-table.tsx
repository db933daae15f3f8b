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
      rows={toRows(outcomes)}
      keyOf={({ name }) => name}
      columns={[
        { name: 'Outcome', cell: ({ name }) => name },
        { name: 'Fair', numeric: true, cell: ({ ours }) => <strong>{ours}</strong> },
        { name: 'Model only', numeric: true, cell: ({ rating }) => rating ?? 'not known' },
        { name: 'Market (vig-free)', numeric: true, cell: ({ market }) => market ?? 'not quoted' },
      ]}
    />
  )
}

/** The texts of each row. */
function toRows(outcomes: Outcomes) {
  const ours = shareTexts(outcomes.map((outcome) => outcome.ours))
  const rating = shareTexts(outcomes.map((outcome) => outcome.rating))
  const market = shareTexts(outcomes.map((outcome) => outcome.market))
  return outcomes.map(({ name }, i) => ({ name, ours: ours[i], rating: rating[i], market: market[i] }))
}

/** The probabilities of a column, rounded so that they add up to 100; null for what is not known. */
function shareTexts(values: readonly (number | null)[]): (string | null)[] {
  const shown = roundShares(values.map((value) => value ?? 0))
  return values.map((value, i) => (value === null ? null : percent(value, 1, shown[i])))
}
