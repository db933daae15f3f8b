import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readQuotes } from '../read-quotes.ts'

/** What a file of quotes was read as: a line for each quote, and how much was left out. */
export interface ReadLines {
  readonly quotes: readonly string[]
  readonly leftOut: Readonly<Record<string, number>>
}

/**
 * Reads a file with this text. Of each quote everything that counts is in its line, prices to four decimals, `–` for what is missing:
 * event, its key where that is another, book, market, prices in the order of the selections, opening or closing, moment, snapshot.
 */
export async function quotesIn(name: string, text: string): Promise<ReadLines> {
  const { quotes, leftOut } = await readText(name, text)
  const lines = quotes.map(({ event, eventKey, book, market, prices, mark, at, snapshot }) => {
    const { kind, period, line, team, player, stat, alternate } = market
    const words = [alternate ? 'alternate' : null, kind, period === 'full' ? null : period, team, player, stat, line]
    return [
      event,
      eventKey === event ? null : eventKey,
      book,
      words.filter((word) => word !== null).join(' '),
      prices.map((price) => (price === null ? '–' : String(Number(price.toFixed(4))))).join(' '),
      mark,
      at === null ? null : new Date(at).toISOString().replace('.000Z', 'Z'),
      snapshot,
    ]
      .filter((part) => part !== null)
      .join(' | ')
  })
  return { quotes: lines, leftOut }
}

async function readText(name: string, text: string): ReturnType<typeof readQuotes> {
  const folder = await mkdtemp(join(tmpdir(), 'hand-worked-'))
  try {
    await writeFile(join(folder, name), text)
    return await readQuotes(join(folder, name))
  } finally {
    await rm(folder, { recursive: true })
  }
}
