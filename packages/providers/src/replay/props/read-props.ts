import type { LeagueKey } from '@fairline/domain'
import { FeedError, type PlayerGame, type PropBody, type PropQuote } from '@fairline/engine'
import { findTables } from '../find-tables.ts'
import { readTable } from '../read-table.ts'
import { type PropTable, propTables } from './prop-tables.ts'

/**
 * Reads every file of player props and of what players did of a league below the data folders. A row that is there twice
 * counts once.
 *
 * @throws {FeedError} if a folder or file cannot be read, or no file with prices, or none with results, is there
 */
export async function readProps(
  league: LeagueKey,
  directories: readonly string[],
  onFile: (done: number, of: number) => void = () => {},
): Promise<PropBody> {
  const [quotes, games]: [Map<string, PropQuote>, Map<string, PlayerGame>] = [new Map(), new Map()]
  const leftOut: Record<string, number> = {}
  let read = 0
  const tables = await findTables(directories, [league])
  for (const [done, { path }] of tables.entries()) {
    for await (const said of rowsOf(path, league)) {
      read += 1
      if (typeof said === 'string') leftOut[said] = (leftOut[said] ?? 0) + 1
      else if ('quote' in said) quotes.set(JSON.stringify(said.quote), said.quote)
      else games.set(`${said.game.day}|${said.game.player}`, said.game)
    }
    onFile(done + 1, tables.length)
  }
  const missing = quotes.size === 0 ? 'prices of player props' : games.size === 0 ? 'what players did' : null
  if (missing)
    throw new FeedError('refused', 'replay', `no file with ${missing} of ${league} in ${directories.join(', ')}`)
  return { quotes: [...quotes.values()], games: [...games.values()], rows: { read, leftOut } }
}

/** What the rows of a file say, where it is one of the league's prop tables. */
async function* rowsOf(path: string, league: LeagueKey): AsyncGenerator<ReturnType<PropTable['read']>> {
  let table: PropTable | null = null
  let columns: ReadonlyMap<string, number> | null = null
  for await (const batch of readTable(path)) {
    for (const cells of batch) {
      if (columns) {
        if (table) yield table.read(rowOf(cells, columns))
        continue
      }
      columns = new Map(cells.map((name, i) => [name, i]))
      table = tableOf(league, columns)
      if (!table) return
    }
  }
}

const tableOf = (league: LeagueKey, columns: ReadonlyMap<string, number>): PropTable | null =>
  propTables.find((table) => table.league === league && table.columns.every((name) => columns.has(name))) ?? null

const rowOf = (cells: readonly string[], columns: ReadonlyMap<string, number>) => ({
  get: (column: string) => cells[columns.get(column) ?? -1] ?? '',
  text: cells.join(','),
})
