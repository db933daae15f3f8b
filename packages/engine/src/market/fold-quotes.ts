import { marketSlot, type Quote } from '@fairline/domain'

const HOUR_MS = 3_600_000

/**
 * Thins out how a game's prices moved: of every place at every book its first and last quote, and the last of each hour.
 *
 * @param quotes  in the order they were seen
 * @returns those that are kept, in the same order
 */
export function foldQuotes(quotes: readonly Quote[]): Quote[] {
  const kept = new Set<number>()
  const last = new Map<string, { index: number; hour: number }>()
  for (const [index, { book, market, observedAt }] of quotes.entries()) {
    const place = `${book}|${marketSlot(market)}`
    const hour = Math.floor(observedAt / HOUR_MS)
    const before = last.get(place)
    if (!before) kept.add(index)
    else if (before.hour !== hour) kept.add(before.index)
    last.set(place, { index, hour })
  }
  for (const { index } of last.values()) kept.add(index)
  return quotes.filter((_, index) => kept.has(index))
}
