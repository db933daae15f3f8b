import type { Market } from '@fairline/domain'
import type { SourceGame } from '../src/replay/source-game.ts'

/** American prices as profit on a stake of 100, or the stake that wins 100: decimal by hand. */
export const plus = (profit: number) => 1 + profit / 100
export const minus = (stake: number) => 1 + 100 / stake

export const inWords = ({ kind, line, team, alternate }: Market) =>
  [kind, team, line, alternate ? 'alternate' : null].filter((part) => part !== null).join(' ')

/** `open moneyline`: its prices, home or over first. */
export const pricesOf = ({ quotes }: SourceGame) =>
  Object.fromEntries(quotes.map(({ market, mark, prices }) => [`${mark ?? 'seen'} ${inWords(market)}`, prices]))
