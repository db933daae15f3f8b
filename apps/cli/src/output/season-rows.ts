import type { BacktestReport, SeasonScores } from '@fairline/engine'
import { rowsWithAndWithout } from './rows-with-and-without.ts'

/** Rows of every season, and without far moves of those that have some. */
export const seasonRows = <Cell>(
  report: BacktestReport,
  cellsOf: (scores: SeasonScores) => readonly Cell[],
): (string | Cell)[][] =>
  report.seasons.flatMap(({ season }) =>
    rowsWithAndWithout({
      name: String(season),
      report,
      partOf: ({ seasons }) => seasons.find((scores) => scores.season === season),
      countOf: ({ games }) => games,
      counts: 'games',
      cellsOf,
    }),
  )
