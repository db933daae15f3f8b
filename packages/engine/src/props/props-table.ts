import { type Table, tableOf } from '../tables/column.ts'
import { publishedBets } from './prop-bets.ts'
import type { BlendedLine } from './prop-blend.ts'
import { type PropRow, propColumns } from './prop-columns.ts'
import type { PropOpinion } from './prop-opinions.ts'
import type { PropsWalk } from './walk-props.ts'

/** The lines of a walk that have a result, one row for each book that quoted one. */
export function propsTable({ opinions, lines }: Pick<PropsWalk, 'opinions' | 'lines'>): Table {
  const scored = new Map(lines.map((line) => [line.line, line]))
  return tableOf(
    propColumns,
    opinions.flatMap((opinion) => rowsOf(opinion, scored.get(opinion.line))),
  )
}

function rowsOf(opinion: PropOpinion, scored: BlendedLine | undefined): PropRow[] {
  const bets = publishedBets(opinion)
  return opinion.line.quotes.map((quote, i) => ({
    opinion,
    quote,
    market: scored?.market[i] ?? null,
    blend: scored?.blend[i] ?? null,
    bets: i === 0 ? bets : [],
  }))
}
