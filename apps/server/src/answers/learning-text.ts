import type { Board } from '@fairline/engine'
import { percentOf } from './wire.ts'

/** Why no list holds a bet while past games are being learned, with the progress; null once all are learned. */
export const learningText = ({ rated }: Pick<Board, 'rated'>): string | null =>
  rated === null
    ? null
    : `Still learning from past games, ${Math.floor(percentOf(rated))}% done: nothing is recommended before`
