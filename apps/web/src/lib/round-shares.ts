/**
 * Rounds shares of one whole so that what is shown adds up to 100: rounding each by itself shows 60.6% + 39.5%.
 *
 * @param values  percent, adding up to 100 but for the rounding of the wire
 * @param digits  decimals to keep
 * @returns in the order of `values`; each rounded by itself if they do not add up to 100
 */
export function roundShares(values: readonly number[], digits = 1): number[] {
  const unit = 10 ** digits
  const units = values.map((value) => Math.round(value * unit + 1e-9))
  const excess = units.reduce((sum, value) => sum + value, 0) - 100 * unit
  if (Math.abs(excess) > values.length) return units.map((value) => value / unit)
  const step = Math.sign(excess)
  // What rounding changed most gives back first; of equal changes the smallest share does.
  const change = (i: number) => Math.round(1e6 * step * ((units[i] ?? 0) - (values[i] ?? 0) * unit))
  const order = values.map((_, i) => i).sort((a, b) => change(b) - change(a) || (values[a] ?? 0) - (values[b] ?? 0))
  for (const i of order.slice(0, Math.abs(excess))) units[i] = (units[i] ?? 0) - step
  return units.map((value) => value / unit)
}
