import { percent } from './format.ts'

/** Confidence in whole percent, rounded down: what doesn't reach a bar of 70% is never shown as 70%. */
export const confidenceText = (confidence: number): string =>
  confidence > 0 && confidence < 1 ? '<1%' : percent(Math.floor(confidence), 0)
