import type { SourceGame } from '../src/replay/source-game.ts'
import { inWords } from './priced-rows.ts'

/** `open Bet365 spread -0.25`: its prices, home or over first. */
export const pricesByBook = ({ quotes }: SourceGame) =>
  Object.fromEntries(
    quotes.map(({ book, market, mark, prices }) => [`${mark ?? 'seen'} ${book} ${inWords(market)}`, prices]),
  )
