import type { TrackRecord } from '@fairline/contract'
import { DataTable } from '../../components/data-table.tsx'
import { shortDate } from '../../lib/format.ts'
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
            { name: 'Book', cell: ({ book }) => book },
            { name: 'League', cell: ({ league }) => league },
            { name: 'Since', cell: ({ excludedAfter }) => shortDate(excludedAfter) },
            { name: 'Bets', numeric: true, cell: ({ bets }) => bets.toLocaleString('en-US') },
            { name: 'Expected wins', numeric: true, cell: ({ expectedWins }) => expectedWins.toFixed(1) },
            { name: 'Won', numeric: true, cell: ({ wins }) => wins },
          ]}
        />
      )}
      {watched > 0 && <p className="text-xs text-soft">{RULE}</p>}
    </section>
  )
}

const RULE =
  'Judged by every bet with an EV above 0 at one book’s early price, won or lost, against its fair closing odds.'

const excludedText = ({ watched, bets, excludedFrom }: Props['watch']): string =>
  `Their bets win far less often than they closed on: at least ${excludedFrom.toLocaleString('en-US')} times likelier if their prices are wrong. Those still count toward the market, but we recommend no bet at them. ${judged(watched, bets)}.`

function noneText({ watched, bets, mostEvidence, excludedFrom }: Props['watch']): string {
  if (watched === 0) return 'No book has been judged yet: that takes games that closed and ended.'
  return `No book is excluded: ${judged(watched, bets)}. The most evidence against one is ${mostEvidence?.toLocaleString('en-US') ?? '–'}; ${excludedFrom.toLocaleString('en-US')} excludes it.`
}

const judged = (watched: number, bets: number): string =>
  `${plural(watched, 'book')} watched, ${plural(bets, 'bet')} judged`
