/** How the report writes numbers; an en dash where there is none. */
export const loss = (value: number | null | undefined) => (value == null ? '–' : value.toFixed(4))

export const percent = (value: number | null | undefined, digits = 1) =>
  value == null ? '–' : `${(100 * value).toFixed(digits)} %`.replace('-', '−')

/** A difference with its standard error, signed. */
export function difference(value: { readonly mean: number; readonly se: number } | null, digits = 4): string {
  if (!value) return '–'
  const size = Math.abs(value.mean).toFixed(digits)
  const sign = Number(size) === 0 ? '' : value.mean > 0 ? '+' : '−'
  return `${sign}${size} ± ${value.se.toFixed(digits)}`
}

/** A share with its standard error, signed. */
export function share(mean: number | null, stdErr: number | null): string {
  if (mean === null) return '–'
  const sign = mean > 0 ? '+' : mean < 0 ? '−' : ''
  const size = `${sign}${(100 * Math.abs(mean)).toFixed(1)} %`
  return stdErr === null ? size : `${size} ± ${(100 * stdErr).toFixed(1)}`
}

export const whole = (value: number) => value.toLocaleString('en-US')
