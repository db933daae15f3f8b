import type { Market } from '@fairline/domain'
import type { SourceGame, SourceQuote } from '../src/replay/source-game.ts'

/** American prices as profit on a stake of 100, or the stake that wins 100: decimal by hand. */
export const plus = (profit: number) => 1 + profit / 100
export const minus = (stake: number) => 1 + 100 / stake

export const inWords = ({ kind, line, team, alternate }: Market) =>
  [kind, team, line, alternate ? 'alternate' : null].filter((part) => part !== null).join(' ')

/**
 * `open moneyline`: its prices, home or over first.
 *
 * @throws {Error} if two quotes have the same mark and market; for several books use `pricesByBook`
 */
export const pricesOf = ({ quotes }: SourceGame) =>
  pricesByKey(quotes, ({ market, mark }) => `${mark ?? 'seen'} ${inWords(market)}`)

/** @throws {Error} if two quotes have the same key, because the first one would be lost */
export function pricesByKey(quotes: readonly SourceQuote[], keyOf: (quote: SourceQuote) => string) {
  const prices: Record<string, SourceQuote['prices']> = {}
  for (const quote of quotes) {
    const key = keyOf(quote)
    if (Object.hasOwn(prices, key)) throw new Error(`Two quotes of "${key}": expected one.`)
    prices[key] = quote.prices
  }
  return prices
}

/** Distinct `[book, mark, at === null]` of all quotes, in order of appearance. */
export function sourcesOf(games: readonly SourceGame[]) {
  const sources = games
    .flatMap(({ quotes }) => quotes)
    .map(({ book, mark, at }): [string, SourceQuote['mark'], boolean] => [book, mark, at === null])
  return [...new Map(sources.map((source) => [JSON.stringify(source), source])).values()]
}
