import { median } from '@fairline/numeric'
import { fairOver } from './fair-over.ts'
import type { PropQuote } from './prop-quote.ts'

/** A book's day is judged by this many lines at least, each quoted by this many others. */
const MIN_QUOTES = 8
const OTHERS = 2
/** What a book says of a day's lines runs with what all others say; below this it speaks of something else. */
const MIN_CORRELATION = 0.5
/** Where all others say nearly the same of every line, nothing can run with it: least standard deviation of probabilities. */
const MIN_DEVIATION = 0.04

/**
 * Quotes that speak of something else than their label says: all of a book's quotes of a stat on a day on which they do
 * not run with those of the other books on the same lines (part-game lines sold as whole games, sides swapped).
 */
export function mislabeledQuotes(quotes: readonly PropQuote[]): ReadonlySet<PropQuote> {
  const onLine = Map.groupBy(quotes, ({ event, player, stat, line }) => `${event}|${player}|${stat}|${line}`)
  const pairs = [...onLine.values()].flatMap((all) => {
    const said = all.map((quote) => ({ quote, own: fairOver(quote) }))
    return said.length <= OTHERS
      ? []
      : said.map((one) => ({ ...one, others: medianOf(said.filter((other) => other !== one)) }))
  })
  const days = Map.groupBy(pairs, ({ quote: { day, book, stat } }) => dayOf({ day, book, stat }))
  const doubtful = new Set([...days].filter(([, day]) => runsAgainst(day)).map(([key]) => key))
  return new Set(quotes.filter((quote) => doubtful.has(dayOf(quote))))
}

const dayOf = ({ day, book, stat }: Pick<PropQuote, 'day' | 'book' | 'stat'>) => `${day}|${book}|${stat}`

interface Pair {
  readonly own: number
  readonly others: number
}

/** Pearson's correlation is low although others tell lines apart. */
function runsAgainst(pairs: readonly Pair[]): boolean {
  const mean = (of: keyof Pair) => pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length
  const [a, b] = [mean('own'), mean('others')]
  let [both, first, second] = [0, 0, 0]
  for (const { own, others } of pairs) {
    both += (own - a) * (others - b)
    first += (own - a) ** 2
    second += (others - b) ** 2
  }
  const telling = pairs.length >= MIN_QUOTES && Math.sqrt(second / pairs.length) >= MIN_DEVIATION
  return telling && both < MIN_CORRELATION * Math.sqrt(first * second)
}

/** Of at least one. */
const medianOf = (said: readonly { readonly own: number }[]): number => median(said.map(({ own }) => own)) as number
