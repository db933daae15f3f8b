import { percent } from './format.ts'

/** How many of the past games have been learned, in whole percent; rounded down, so that 100% means all of them. */
export const learnedText = (learnt: number): string => percent(Math.floor(learnt), 0)

/** In place of what is read with the past games, while those are being learned. */
export const NOT_YET = 'Not yet: learning from past games.'
