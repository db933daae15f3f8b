import type { BacktestReport, GameScores } from '@fairline/engine'

/** A row of scores, to be written with and without games whose opener moved beyond 1 logit. */
export interface ComparedRow<Part, Cell> {
  /** First cell of the row of all games. */
  readonly name: string
  readonly report: BacktestReport
  /** Finds what the row is about, among all scores and among those without far moves. */
  readonly partOf: (scores: GameScores) => Part | undefined
  readonly countOf: (part: Part) => number
  /** What is counted: games, or prices and picks, of which a game has several or none. */
  readonly counts: 'games' | 'bets'
  /** The other cells, the count first. */
  readonly cellsOf: (part: Part) => readonly Cell[]
}

/** Writes a row of all games and, where far moves are among them, a second row without them. */
export function rowsWithAndWithout<Part, Cell>(row: ComparedRow<Part, Cell>): (Cell | string)[][] {
  const { name, report, partOf, countOf, counts, cellsOf } = row
  const all = partOf(report)
  if (all === undefined) return []
  const cells = cellsOf(all)
  const without = report.withoutFarMoves ? partOf(report.withoutFarMoves) : all
  const count = without === undefined ? 0 : countOf(without)
  if (count === countOf(all)) return [[name, ...cells]]
  const label = counts === 'games' ? withoutLabel(countOf(all) - count) : 'without far moves'
  return [
    [name, ...cells],
    [label, ...(without === undefined ? cells.map((_, i) => (i === 0 ? '0' : '–')) : cellsOf(without))],
  ]
}

/** @param count  games whose opener moved beyond 1 logit */
export const withoutLabel = (count: number): string => `without ${count} far ${count === 1 ? 'move' : 'moves'}`
