import type { BacktestReport, GameScores, PickScores } from '@fairline/engine'
import type { ReactNode } from 'react'
import { rowsWithAndWithout } from '../../output/rows-with-and-without.ts'
import { percent, share, whole } from '../numbers.ts'
import { dataTable } from '../parts.ts'

/** Picks on winners, together, by confidence and by grade, and without far moves where picks were made on them. */
export function picksTable(report: BacktestReport): ReactNode {
  const rows = (name: string, partOf: (scores: GameScores) => PickScores | undefined) =>
    rowsWithAndWithout({ name, report, partOf, countOf: ({ count }) => count, counts: 'bets', cellsOf })
  const { byConfidence, byGrade } = report.picks
  return dataTable({
    caption:
      'Picks at the open, by confidence and by grade: how many beat the fair close, their value against it, and their return.',
    header: ['Picks', 'Count', 'Beat the close', 'Closing line value', 'Return'],
    rows: [
      ...rows('all', ({ picks }) => picks),
      ...byConfidence.flatMap(({ from, to }) =>
        rows(`confidence ${from} to ${to}`, ({ picks }) => picks.byConfidence.find((band) => band.from === from)),
      ),
      ...byGrade.flatMap(({ grade }) =>
        rows(`grade ${grade}`, ({ picks }) => picks.byGrade.find((scores) => scores.grade === grade)),
      ),
    ],
  })
}

const cellsOf = (scores: PickScores): string[] => [
  whole(scores.count),
  percent(scores.beatClose),
  share(scores.clvMean, scores.clvStdErr),
  share(scores.roi, scores.roiStdErr),
]
