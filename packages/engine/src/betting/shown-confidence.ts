/**
 * Confidence as every screen shows it, in percent, to a tenth. Bars are compared with this number, so that what is shown as
 * 70.0% passes a bar of 70 and what is shown as 69.9% does not. It is a forecast: near 0 and 100 the first two digits that differ
 * from certainty are kept.
 *
 * @returns null if the confidence is not known
 */
export function shownConfidence(confidence: number | null): number | null {
  if (confidence === null) return null
  const tenth = Math.round(confidence * 10) / 10
  if (tenth > 0 && tenth < 100) return tenth
  const rest = Number(Math.min(confidence, 100 - confidence).toPrecision(2))
  return tenth === 0 ? rest : 100 - rest
}
