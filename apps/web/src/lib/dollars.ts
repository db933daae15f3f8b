/** An amount of money: `$10`, `$26.50`, `−$3.20`. */
export function dollars(amount: number): string {
  const size = Math.abs(amount)
  const text = Number.isInteger(size) ? size.toLocaleString('en-US') : size.toLocaleString('en-US', CENTS)
  return `${amount < 0 ? '−' : ''}$${text}`
}

const CENTS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const
