import type { LeagueKey } from '@fairline/domain'
import { FeedError, type PlayerGame, type PropBody } from '@fairline/engine'
import { readTable } from '../../table/read-table.ts'
import { COPY, propsWithoutCopies } from '../copies/without-copies.ts'
import { findTables } from '../find-tables.ts'
import { mlbTables } from './mlb-tables.ts'
import { nbaTables } from './nba-tables.ts'
import { nhlTables } from './nhl-tables.ts'
import { offersToQuotes } from './offers-to-quotes.ts'
import type { Offer, PropRow, PropTable, Start } from './prop-table.ts'
import { wnbaTables } from './wnba-tables.ts'

const tables: readonly PropTable[] = [...mlbTables, ...nbaTables, ...nhlTables, ...wnbaTables]

/**
 * Reads every file of player props and of what players did of a league below the data folders. What several files tell of
 * a player's day is put together.
 *
 * @throws {FeedError} if a folder or file cannot be read, or no file with prices, or none with results, is there
 */
export async function readProps(
  league: LeagueKey,
  directories: readonly string[],
  onFile: (done: number, of: number) => void = () => {},
): Promise<PropBody> {
  const told: Told = { offers: [], starts: [], games: new Map() }
  const leftOut: Record<string, number> = {}
  const count = (reason: string) => {
    leftOut[reason] = (leftOut[reason] ?? 0) + 1
  }
  let read = 0
  const files = await findTables(directories, [league])
  for (const [done, { path }] of files.entries()) {
    for await (const said of rowsOf(path, league)) {
      read += 1
      if (typeof said === 'string') count(said)
      else keep(told, said)
    }
    onFile(done + 1, files.length)
  }
  const games = withOpponents([...told.games.values()])
  const missing = told.offers.length === 0 ? 'prices of player props' : games.length === 0 ? 'what players did' : null
  if (missing)
    throw new FeedError('refused', 'replay', `no file with ${missing} of ${league} in ${directories.join(', ')}`)
  const quotes = propsWithoutCopies(offersToQuotes({ ...told, games }, count), () => count(COPY))
  return { quotes, games, rows: { read, leftOut } }
}

interface Told {
  readonly offers: Offer[]
  readonly starts: Start[]
  readonly games: Map<string, PlayerGame>
}

function keep({ offers, starts, games }: Told, said: Exclude<PropRow, string>): void {
  if ('offer' in said) offers.push(said.offer)
  else if ('start' in said) starts.push(said.start)
  else {
    const key = `${said.game.day}|${said.game.player}`
    games.set(key, together(games.get(key), said.game))
  }
}

const together = (before: PlayerGame | undefined, game: PlayerGame): PlayerGame =>
  before
    ? { ...before, ...game, minutes: game.minutes ?? before.minutes, stats: { ...before.stats, ...game.stats } }
    : game

/** Where a box score does not name the opponent: the other side of the same game. */
function withOpponents(games: readonly PlayerGame[]): PlayerGame[] {
  const sides = new Map<string, Set<string>>()
  for (const { event, team } of games)
    if (event !== null && team !== null) sides.set(event, (sides.get(event) ?? new Set()).add(team))
  return games.map((game) => {
    const { event, team, against } = game
    const others = against === null && event !== null ? [...(sides.get(event) ?? [])].filter((one) => one !== team) : []
    return others.length === 1 ? { ...game, against: others[0] as string } : game
  })
}

/** What the rows of a file say, where it is one of the league's prop tables. */
async function* rowsOf(path: string, league: LeagueKey): AsyncGenerator<PropRow> {
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
  tables.find((table) => table.league === league && table.columns.every((name) => name === '' || columns.has(name))) ??
  null

const rowOf = (cells: readonly string[], columns: ReadonlyMap<string, number>) => ({
  get: (column: string) => cells[columns.get(column) ?? -1] ?? '',
  text: cells.join(','),
})
