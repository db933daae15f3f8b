import type { BacktestReport, LineScores } from '@fairline/engine'
import type { ReactNode } from 'react'
import { rowsWithAndWithout } from '../../output/rows-with-and-without.ts'
import { loss, share, whole } from '../numbers.ts'
import { dataTable, judged } from '../parts.ts'

/** Spreads and totals, and without games whose winner's opener moved far; nothing if the league has no lines. */
export function linesTable(report: BacktestReport): ReactNode[] {
  if (report.lines.length === 0) return []
  return [
    dataTable({
      caption:
        'Spreads and totals at the line that opened: log loss per unit of decided stake of the line itself, of what we make of it and of the close, and the picks.',
      header: ['Market', 'Games', 'Line', 'Ours', 'Ours minus line', 'Close', 'Picks', 'Closing line value', 'Return'],
      rows: report.lines.flatMap(({ market }) =>
        rowsWithAndWithout({
          name: market,
          report,
          partOf: ({ lines }) => lines.find((scores) => scores.market === market),
          countOf: ({ open }) => open.games,
          counts: 'games',
          cellsOf,
        }),
      ),
    }),
  ]
}

const cellsOf = ({ open, closed, picks }: LineScores): ReactNode[] => [
  whole(open.games),
  loss(open.market),
  loss(open.ours),
  judged(open.oursMinusMarket, 5),
  `${loss(closed.close)} (${whole(closed.games)})`,
  whole(picks.count),
  share(picks.clvMean, picks.clvStdErr),
  share(picks.roi, picks.roiStdErr),
]
