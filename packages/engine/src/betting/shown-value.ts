/**
 * Expected value as every screen shows it, per unit staked, to a hundredth of a percent. Bars are compared with this number,
 * so that what is shown as 0.00% never passes a bar of "above 0".
 */
export const shownValue = (expectedValue: number): number => Math.round(expectedValue * 10_000) / 10_000
