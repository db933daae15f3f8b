import type { BacktestReport, GameScores, PickScores } from '@fairline/engine'
import { rowsWithAndWithout } from './rows-with-and-without.ts'
import { percent, table } from './table.ts'

/** How picks on winners did, together, by confidence and by grade. */
export function pickLines(report: BacktestReport): string[] {
  const totals = pickTotals('picks', report, ({ picks }) => picks)
  return report.picks.count === 0 ? totals : [...totals, pickTable(report)]
}

/**
 * How picks did together, in a line; in a second one without far moves if picks were made on them.
 *
 * @param name  what was picked
 */
export function pickTotals(
  name: string,
  report: BacktestReport,
  partOf: (scores: GameScores) => PickScores | undefined,
): string[] {
  const countOf = ({ count }: PickScores) => count
  const cellsOf = (picks: PickScores) => [totalsOf(picks)]
  return rowsWithAndWithout({ name, report, partOf, countOf, counts: 'bets', cellsOf }).map(
    ([label, words]) => `${label}: ${words}`,
  )
}

const totalsOf = ({ count, roi, roiStdErr, clvMean, beatClose }: PickScores): string =>
  `${count}, ROI ${percent(roi, 1, true)} ± ${percent(roiStdErr)}, CLV ${percent(clvMean, 2, true)}, beat the close ${percent(beatClose)}`

function pickTable(report: BacktestReport): string {
  const rows = (name: string, partOf: (scores: GameScores) => PickScores | undefined) =>
    rowsWithAndWithout({ name, report, partOf, countOf: ({ count }) => count, counts: 'bets', cellsOf })
  const { byConfidence, byGrade } = report.picks
  return table(
    ['', 'picks', 'beat the close', 'ROI'],
    [
      ...byConfidence.flatMap(({ from, to }) =>
        rows(`confidence ${from}–${to}`, ({ picks }) => picks.byConfidence.find((band) => band.from === from)),
      ),
      ...byGrade.flatMap(({ grade }) =>
        rows(`grade ${grade}`, ({ picks }) => picks.byGrade.find((scores) => scores.grade === grade)),
      ),
    ],
    [1, 2, 3],
  )
}

const cellsOf = ({ count, beatClose, roi }: PickScores): string[] => [
  String(count),
  percent(beatClose),
  percent(roi, 1, true),
]
