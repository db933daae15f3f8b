/** Hours left of the prices something was fitted to, but for one in a hundred at either end. */
export type HoursRange = readonly [least: number, most: number]

/** This share of all prices, those nearest to the start, says too little of their times; so do as many of the farthest. */
const FEW = 0.01

/** @param closes  at least one */
export function hoursRangeOf(closes: readonly { readonly hoursLeft: number }[]): HoursRange {
  const hours = closes.map(({ hoursLeft }) => hoursLeft).sort((a, b) => a - b)
  const left = Math.floor(hours.length * FEW)
  return [hours[left] as number, hours[hours.length - 1 - left] as number]
}

/** The nearest time of which enough prices were seen. */
export const withinHours = (hoursLeft: number, [least, most]: HoursRange): number =>
  Math.min(most, Math.max(least, hoursLeft))
