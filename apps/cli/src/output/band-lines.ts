import type { BacktestReport, GameScores } from '@fairline/engine'
import { rowsWithAndWithout } from './rows-with-and-without.ts'
import { percent, table } from './table.ts'

type Bands = GameScores['confidence']

/**
 * How often prices beat the close, by what was forecast; nothing if none closed.
 *
 * @param name     heads the first column
 * @param bandsOf  of one market; undefined if it has none
 */
export function bandLines(
  name: string,
  report: BacktestReport,
  bandsOf: (scores: GameScores) => Bands | undefined,
): string[] {
  const bands = bandsOf(report) ?? []
  if (bands.every(({ count }) => count === 0)) return []
  const rows = bands.flatMap(({ from, to }, i) =>
    rowsWithAndWithout({
      name: `confidence ${from}–${to}`,
      report,
      partOf: (scores) => bandsOf(scores)?.[i],
      countOf: ({ count }) => count,
      counts: 'bets',
      cellsOf,
    }),
  )
  return [table([name, 'prices', 'said', 'beat the close', 'CLV'], rows, [1, 2, 3, 4]), '']
}

const cellsOf = ({ count, said, beatClose, stdErr, clvMean }: Bands[number]): string[] => [
  String(count),
  percent(said),
  beatClose === null ? '–' : `${percent(beatClose)} ± ${percent(stdErr)}`,
  percent(clvMean, 2, true),
]
