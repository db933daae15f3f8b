import type { LeagueKey } from '@fairline/domain'
import type { Family } from '../src/replay/family.ts'
import type { SourceGame } from '../src/replay/source-game.ts'

/** What a reader made of rows, and what it left out with its reason: `row: no date`. */
export interface ReadRows {
  readonly games: readonly SourceGame[]
  readonly leftOut: readonly string[]
}

/**
 * Rows of a file as one of its readers takes them.
 *
 * @param separator  between cells, in the names of the columns and in each line
 */
export function readRows(
  family: Family,
  league: LeagueKey,
  separator: string,
  columns: string,
  lines: readonly string[],
): ReadRows {
  const leftOut: string[] = []
  const reader = family.reader({ league, leaveOut: (what, reason) => void leftOut.push(`${what}: ${reason}`) })
  const names = columns.split(separator)
  const games = lines.flatMap((line) => {
    const cells = line.split(separator)
    return reader.row({ get: (column) => cells[names.indexOf(column)] ?? '', text: line })
  })
  reader.end()
  return { games, leftOut }
}
