import type { Board } from '@fairline/engine'
import { countInPlay } from './bet-rows.ts'
import { learningText } from './learning-text.ts'

/** Why a list of bets on games to come is empty. @param inPlay  games in play with a recommended bet, of those that the list is about */
export const noneWorthMaking = (board: Board, inPlay = countInPlay(board)): string =>
  learningText(board) ?? `No bet worth making ${inPlay === 0 ? '' : 'before the start '}right now`
