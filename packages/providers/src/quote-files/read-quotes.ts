import { readFile } from 'node:fs/promises'
import { inspect, promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { FeedError } from '@fairline/engine'
import { readTable } from '../table/read-table.ts'
import { oddsApiQuotes } from './odds-api-quotes.ts'
import { type QuoteTable, quoteTables } from './quote-tables.ts'
import type { QuoteFile, SeenQuote } from './seen-quote.ts'

/**
 * Reads a file of quotes: an answer of The Odds API v4 (JSON), or a table of several books' prices (CSV); either may be gzip.
 *
 * @throws {FeedError} if it cannot be read, or is no such file
 */
export async function readQuotes(path: string): Promise<QuoteFile> {
  return /\.json(\.gz)?$/.test(path) ? oddsApiQuotes(await textOf(path), path) : await tableQuotes(path)
}

async function textOf(path: string): Promise<string> {
  try {
    const bytes = await readFile(path)
    return (path.endsWith('.gz') ? await promisify(gunzip)(bytes) : bytes).toString('utf8')
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? 'broken'
    throw new FeedError('unreachable', 'quotes', `${path} cannot be read (${code})`, { cause })
  }
}

async function tableQuotes(path: string): Promise<QuoteFile> {
  const quotes: SeenQuote[] = []
  const leftOut: Record<string, number> = {}
  const count = (reason: string) => {
    leftOut[reason] = (leftOut[reason] ?? 0) + 1
  }
  let read: ReturnType<QuoteTable['reader']> | null = null
  let columns = new Map<string, number>()
  for await (const rows of readTable(path)) {
    for (const cells of rows) {
      if (!read) {
        columns = new Map(cells.map((column, i) => [column.trim(), i]))
        read = tableOf([...columns.keys()], path, count)
        continue
      }
      if (cells.every((cell) => cell.trim() === '')) continue
      const said = read({ get: (column) => cells[columns.get(column) ?? -1] ?? '', text: cells.join(',') })
      if (typeof said === 'string') count(said)
      else quotes.push(...said)
    }
  }
  if (!read) throw new FeedError('malformed', 'quotes', `${path} is empty`)
  return { quotes, leftOut }
}

function tableOf(
  header: readonly string[],
  path: string,
  count: (reason: string) => void,
): ReturnType<QuoteTable['reader']> {
  const table = quoteTables.find(({ columns }) => columns.every((column) => header.includes(column)))
  if (table) return table.reader(header, count)
  throw new FeedError(
    'malformed',
    'quotes',
    // Quoted and escaped: a header may hold characters that steer a terminal.
    `${path} has none of the known headers; its first columns are ${header
      .slice(0, 6)
      .map((name) => inspect(name))
      .join(', ')}`,
  )
}
