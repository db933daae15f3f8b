import { hash } from 'node:crypto'
import { type Fact, type LeagueKey, leagues } from '@fairline/domain'
import { compareFacts, FeedError } from '@fairline/engine'
import { readTable } from '../table/read-table.ts'
import type { Row } from '../table/row.ts'
import { assembler } from './assemble.ts'
import { COPY, factsWithoutCopies } from './copies/without-copies.ts'
import { factsOf } from './facts-of.ts'
import { families } from './families/families.ts'
import type { Family } from './family.ts'
import { findTables } from './find-tables.ts'
import { countReason, emptyRowCount, type RowCount } from './row-count.ts'
import type { LeaveOut, SourceGame } from './source-game.ts'

/** Everything the files say of one league. */
export interface ReplayBody {
  readonly league: LeagueKey
  /** In the order they became known. */
  readonly facts: readonly Fact[]
  readonly rows: RowCount
  readonly files: { readonly read: readonly string[]; readonly notRead: readonly string[] }
}

/** What to read, and what to call on the way. */
export interface ReadOptions {
  /** List every row and price that was left out. */
  readonly verbose?: boolean
  readonly onFile?: (done: number, of: number, path: string) => void
}

/** The folder in which a league's files lie. */
export function folderOf(key: LeagueKey): string {
  return leagues[key].sport === 'soccer' ? 'soccer' : key
}

/**
 * Reads every file of one league below the data folders into facts. Several folders are one body of data: a row that
 * is there twice counts once.
 *
 * @throws {FeedError} if a folder or file cannot be read, or no file of the league is there
 */
export async function readBody(
  key: LeagueKey,
  directories: readonly string[],
  options: ReadOptions = {},
): Promise<ReplayBody> {
  const folder = folderOf(key)
  const tables = await findTables(directories, [folder])
  const opened = await Promise.all(tables.map(async (table) => ({ ...table, family: await familyOf(table, key) })))
  const known = opened.flatMap(({ path, family }): Table[] => (family ? [{ path, family }] : []))
  if (!known.some(({ family }) => family.anchors)) {
    const where = `${directories.join(', ')} (looked in the folder ${folder})`
    throw new FeedError('refused', 'replay', `no file with games of ${leagues[key].name} in ${where}`)
  }
  const notRead = opened.filter(({ family }) => family === null).map(({ path }) => path)
  return { ...(await readTables(key, known, options)), files: { read: known.map(({ path }) => path), notRead } }
}

/** The names under which families are imported. */
export const importFormats: readonly string[] = families.map(({ format }) => format)

/**
 * Reads named files as one family.
 *
 * @throws {FeedError} if a file cannot be read or has other columns
 */
export async function readFiles(
  key: LeagueKey,
  format: string,
  paths: readonly string[],
  options: ReadOptions = {},
): Promise<ReplayBody> {
  const family = families.find((known) => known.format === format)
  if (!family)
    throw new FeedError('refused', 'import', `unknown format ${format}; known are ${importFormats.join(', ')}`)
  for (const path of paths) {
    const header = await headerOf(path)
    const missing = family.columns.filter((column) => !header.includes(column))
    if (missing.length > 0)
      throw new FeedError('malformed', 'import', `${path} is no ${format} file: it has no column ${missing.join(', ')}`)
  }
  const tables = paths.map((path) => ({ path, family: { ...family, anchors: true } }))
  return { ...(await readTables(key, tables, options)), files: { read: paths, notRead: [] } }
}

interface Table {
  readonly path: string
  readonly family: Family
}

async function readTables(key: LeagueKey, tables: readonly Table[], options: ReadOptions) {
  const body: Body = {
    league: key,
    games: assembler(leagues[key]),
    rows: emptyRowCount(),
    seen: new Set(),
    verbose: options.verbose ?? false,
  }
  const ordered = tables.toSorted((a, b) => rank(a.family) - rank(b.family))
  for (const [done, table] of ordered.entries()) {
    options.onFile?.(done, ordered.length, table.path)
    await readFile(table, body)
  }
  options.onFile?.(ordered.length, ordered.length, '')
  const facts = body.games.games().flatMap(factsOf).sort(compareFacts)
  return { league: key, facts: factsWithoutCopies(facts, leaveOutCopy(body)), rows: body.rows }
}

const leaveOutCopy =
  ({ rows, verbose }: Body) =>
  ({ quote: { gameId, book, market, mark } }: Extract<Fact, { kind: 'quote' }>): void => {
    countReason(rows.prices, COPY)
    if (verbose) rows.details.push(`price: ${COPY}: ${gameId}: ${book} ${market.kind} ${mark ?? ''}`)
  }

const rank = (family: Family) => (family.anchors ? families.indexOf(family) : families.length)

async function familyOf({ folder, path }: { folder: string; path: string }, league: LeagueKey): Promise<Family | null> {
  const header = await headerOf(path)
  const fits = ({ folders, leagues: of, columns }: Family) =>
    folders.includes(folder) && (of?.includes(league) ?? true) && columns.every((column) => header.includes(column))
  return families.find(fits) ?? null
}

async function headerOf(path: string): Promise<readonly string[]> {
  for await (const batch of readTable(path)) return (batch[0] ?? []).map((name) => name.trim())
  return []
}

interface Body {
  readonly league: LeagueKey
  readonly games: ReturnType<typeof assembler>
  readonly rows: RowCount
  readonly seen: Set<string>
  readonly verbose: boolean
}

/** Where each kind of thing that is left out is counted. */
const countedAs = { row: 'skipped', price: 'prices', cell: 'cells' } as const

async function readFile(table: Table, reading: Body): Promise<void> {
  const { rows, verbose } = reading
  const leaveOut: LeaveOut = (what, reason, text, count = 1) => {
    countReason(rows[countedAs[what]], reason, count)
    if (verbose) rows.details.push(`${what}: ${reason}: ${table.path}: ${text}`)
  }
  const reader = table.family.reader({ league: reading.league, leaveOut })
  let columns: Map<string, number> | null = null
  let index = 0
  for await (const batch of readTable(table.path)) {
    for (const cells of batch) {
      if (columns === null) {
        columns = new Map(cells.map((name, i) => [name.trim(), i]))
        continue
      }
      rows.read += 1
      const row = rowOf(cells, columns)
      if (cells.length < columns.size && cells.length <= 1) leaveOut('row', 'empty row', row.text)
      else for (const game of reader.row(row)) give(game, table, index, reading, leaveOut)
      index += 1
    }
  }
  reader.end()
  rows.used = rows.read - Object.values(rows.skipped).reduce((a, b) => a + b, 0)
}

function give(game: SourceGame, table: Table, index: number, { seen, games }: Body, leaveOut: LeaveOut): void {
  const whole = hash('sha1', `${table.family.name}|${JSON.stringify(game)}`, 'base64')
  const reason = seen.has(whole) ? 'row present twice' : games.take(game, table.path, index, table.family.anchors)
  seen.add(whole)
  if (reason !== null) leaveOut('row', reason, `${game.day} ${game.away} @ ${game.home}`, table.family.rowsPerGame)
}

function rowOf(cells: readonly string[], columns: ReadonlyMap<string, number>): Row {
  return {
    get(column) {
      const at = columns.get(column)
      return at === undefined ? '' : (cells[at] ?? '')
    },
    get text() {
      return cells.join(',')
    },
  }
}
