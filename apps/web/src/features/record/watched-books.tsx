import type { TrackRecord } from '@fairline/contract'
import { DataTable } from '../../components/data-table.tsx'
import { datedDay } from '../../lib/format.ts'
import { plural } from '../../lib/plural.ts'

interface Props {
  readonly watch: TrackRecord['bookWatch']
}

/** Books that are excluded because bets there lose far more than they closed on; if none is, how many were judged. */
export function WatchedBooks({ watch }: Props) {
  const { excluded, watched } = watch
  const title = excluded.length > 0 ? 'Books we no longer recommend' : 'Books'
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-2">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-sm text-soft">{excluded.length > 0 ? excludedText(watch) : noneText(watch)}</p>
      {excluded.length > 0 && (
        <DataTable
          caption={title}
          rows={excluded}
          keyOf={({ book, league }) => `${league}|${book}`}
          columns={[
            { name: 'Book', cell: nameCell },
            { name: 'Since', cell: ({ excludedAfter }) => datedDay(excludedAfter) },
            { name: 'Bets', numeric: true, cell: ({ bets }) => bets.toLocaleString('en-US') },
            { name: 'Expected', numeric: true, cell: ({ expectedWins }) => expectedWins.toFixed(1) },
            { name: 'Won', numeric: true, cell: ({ wins }) => wins },
          ]}
        />
      )}
      {watched > 0 && <p className="text-xs text-soft">{ruleText(watch)}</p>}
    </section>
  )
}

const nameCell = ({ book, league }: Props['watch']['excluded'][number]) => (
  <>
    {book}
    <span className="block text-xs text-soft">{league}</span>
  </>
)

const excludedText = ({ watched, bets }: Props['watch']): string =>
  `Bets at these won far less often than their closing odds said. Their prices still count toward the market, but we recommend no bet there. ${judged(watched, bets)}.`

function noneText({ watched, bets, mostEvidence }: Props['watch']): string {
  if (watched === 0) return 'No book has been judged yet: that takes games that closed and ended.'
  return `No book is excluded: ${judged(watched, bets)}. The most evidence against one is ${mostEvidence?.toLocaleString('en-US') ?? '–'}.`
}

const judged = (watched: number, bets: number): string =>
  `${plural(watched, 'book')} watched, ${plural(bets, 'bet')} judged`

const ruleText = ({ excludedFrom }: Props['watch']): string =>
  `Each book is judged by the bets with an EV above 0 at its early prices, won or lost, against their fair closing odds. Evidence of ${excludedFrom.toLocaleString('en-US')} excludes it: its results are then that many times likelier if its prices are wrong.`
