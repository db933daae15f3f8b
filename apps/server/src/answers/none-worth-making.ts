import type { Board } from '@fairline/engine'
import { countInPlay } from './bet-rows.ts'
import { learningText } from './learning-text.ts'

/** Why a list of bets on games to come is empty. */
export const noneWorthMaking = (board: Board): string =>
  learningText(board) ?? `No bet worth making ${countInPlay(board) === 0 ? '' : 'before the start '}right now`
