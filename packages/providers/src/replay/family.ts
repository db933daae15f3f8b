import type { LeagueKey } from '@fairline/domain'
import type { Row } from '../table/row.ts'
import type { LeaveOut, SourceGame } from './source-game.ts'

/** Turns rows, in the order of the file, into games. It keeps no more than the row it waits to pair. */
export interface RowReader {
  row(row: Row): readonly SourceGame[]
  /** Called once after the last row. */
  end(): void
}

/** What a file is read for. */
export interface Reading {
  readonly league: LeagueKey
  readonly leaveOut: LeaveOut
}

/** A kind of file: known by its folder and its columns, never by its name. */
export interface Family {
  readonly name: string
  /** What `import --format` calls it. */
  readonly format: string
  readonly folders: readonly string[]
  /** Leagues a file of the family can speak of; null for the league of its folder. */
  readonly leagues: readonly LeagueKey[] | null
  /** Columns that all must be there. */
  readonly columns: readonly string[]
  /** How many rows make one game. */
  readonly rowsPerGame: 1 | 2
  /** Files that say when and where a game was; others only add to games known from those. */
  readonly anchors: boolean
  reader(reading: Reading): RowReader
}
