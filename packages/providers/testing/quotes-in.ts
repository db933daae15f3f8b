import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Market } from '@fairline/domain'
import { readQuotes } from '../src/quote-files/read-quotes.ts'
import type { QuoteFile } from '../src/quote-files/seen-quote.ts'

/** Reads a temporary file of quotes and removes it. @param name  decides the format: `.csv` or `.json` */
export async function quotesIn(name: string, text: string): Promise<QuoteFile> {
  const folder = await mkdtemp(join(tmpdir(), 'fairline-quotes-'))
  try {
    const path = join(folder, name)
    await writeFile(path, text)
    return await readQuotes(path)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Reads a table of quotes. @param rows  lines below the header, quoted as in the file */
export const quotesInTable = (header: string, ...rows: readonly string[]): Promise<QuoteFile> =>
  quotesIn('quotes.csv', `${[header, ...rows].join('\n')}\n`)

/** A market of the whole game without a line, a team or a player, unless the properties name one. */
export const marketWith = (properties: Pick<Market, 'kind'> & Partial<Market>): Market => ({
  period: 'full',
  line: null,
  team: null,
  player: null,
  stat: null,
  alternate: false,
  ...properties,
})

/** What is read of a file of which nothing is left out. */
export const complete = (...quotes: readonly object[]) => ({ quotes, leftOut: {} })
