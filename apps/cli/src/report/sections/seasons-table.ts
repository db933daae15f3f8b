import type { BacktestReport, SeasonScores } from '@fairline/engine'
import type { ReactNode } from 'react'
import { seasonRows } from '../../output/season-rows.ts'
import { loss, whole } from '../numbers.ts'
import { dataTable, judged } from '../parts.ts'

/** Log losses of every season, and without far moves of those that have some. */
export function seasonsTable(report: BacktestReport): ReactNode {
  return dataTable({
    caption: 'Log loss by season; differences with one paired standard error.',
    header: [
      'Season',
      'Games',
      'Our rating',
      'Results alone',
      'Open',
      'Blend',
      'Close',
      'FiveThirtyEight',
      'Our rating minus it',
      'Blend minus open',
    ],
    rows: seasonRows(report, cellsOf),
  })
}

const cellsOf = (scores: SeasonScores): ReactNode[] => [
  whole(scores.games),
  ...[scores.model, scores.resultsOnly, scores.open, scores.blend, scores.close, scores.reference].map(loss),
  judged(scores.modelMinusReference),
  judged(scores.blendMinusOpen),
]
