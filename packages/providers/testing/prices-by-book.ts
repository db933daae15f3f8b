import type { SourceGame } from '../src/replay/source-game.ts'
import { inWords, pricesByKey } from './priced-rows.ts'

/**
 * `open Bet365 spread -0.25`: its prices, home or over first.
 *
 * @throws {Error} if two quotes have the same book, mark and market
 */
export const pricesByBook = ({ quotes }: SourceGame) =>
  pricesByKey(quotes, ({ book, market, mark }) => `${mark ?? 'seen'} ${book} ${inWords(market)}`)
