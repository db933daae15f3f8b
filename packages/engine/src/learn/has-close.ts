import type { League } from '@fairline/domain'
import type { GameFile } from '../market/game-file.ts'
import { isSeenToClose } from '../market/is-seen-to-close.ts'
import { quotesOf } from './learned-at-of.ts'

/** Whether the market a game's forecast rests on was seen to close; else its last prices are only the last that anybody saw. */
export const hasClose = (league: League, file: GameFile): boolean =>
  quotesOf(league, file, 'close').some((quote) => isSeenToClose(file, quote))
