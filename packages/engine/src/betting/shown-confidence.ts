/**
 * Confidence as every screen shows it, in percent, to a tenth. Bars are compared with this number, so that what is shown as
 * 70.0% passes a bar of 70 and what is shown as 69.9% does not.
 *
 * @returns null if the confidence is not known
 */
export const shownConfidence = (confidence: number | null): number | null =>
  confidence === null ? null : Math.round(confidence * 10) / 10
