/**
 * Expected value as every screen shows it, per unit staked: to a tenth of a percent, and to a hundredth where that would be 0.0. Bars are
 * compared with this number, so that what is shown as 0.00% never passes a bar of "above 0", nor 1.0% one of "above 1".
 */
export function shownValue(expectedValue: number): number {
  const hundredths = Math.round(expectedValue * 10_000)
  // The wire rounds to a hundredth, and the screen that to a tenth, halves away from 0.
  const tenths = Math.sign(hundredths) * Math.round(Math.abs(hundredths) / 10 + 1e-9)
  return tenths === 0 ? hundredths / 10_000 : tenths / 1000
}
