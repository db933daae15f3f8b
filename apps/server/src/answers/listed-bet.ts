import type { BoardGame, PricedBet } from '@fairline/engine'
import type { BetRow } from './bet-rows.ts'
import { marketInWords, sideInWords } from './market-words.ts'
import { type PropRow, statInWords } from './prop-rows.ts'

/** A bet next to the main ones: a part of the game, a team's total, an alternate line. */
export interface SideBet {
  readonly onBoard: BoardGame
  readonly bet: PricedBet
}

/** A bet of any list. */
export type ListedBet = BetRow | PropRow | SideBet

/** What a bet is called: its kind and its selection, without the price. */
export function betTexts(row: ListedBet): { readonly betType: string; readonly pick: string } {
  if ('prop' in row) return { betType: PROP, pick: propInWords(row) }
  if ('fields' in row) return { betType: row.fields.betType, pick: row.fields.pick }
  const { onBoard, bet } = row
  return {
    betType: marketInWords(onBoard.game, bet.market),
    pick: sideInWords(onBoard.game, bet.market, bet.selection),
  }
}

const PROP = 'Player prop'

/** `Amara Okoye over 21.5 points (prop)`. */
const propInWords = ({ prop: { player, stat, line }, bet: { selection } }: PropRow): string =>
  `${player} ${selection} ${line} ${statInWords(stat).toLowerCase()} (prop)`
