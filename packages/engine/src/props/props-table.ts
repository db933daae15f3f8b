import { type Table, tableOf } from '../tables/column.ts'
import { propBets } from './prop-bets.ts'
import type { BlendedLine } from './prop-blend.ts'
import { type PropRow, propColumns } from './prop-columns.ts'
import type { PropsWalk } from './walk-props.ts'

/** The scored lines of a walk, one row for each book that quoted one. */
export const propsTable = ({ lines }: Pick<PropsWalk, 'lines'>): Table => tableOf(propColumns, lines.flatMap(rowsOf))

function rowsOf(line: BlendedLine): PropRow[] {
  const bets = propBets(line)
  return line.line.quotes.map((quote, i) => ({
    line,
    quote,
    market: line.market[i] as number,
    blend: line.blend[i] as number,
    bets: i === 0 ? bets : [],
  }))
}
