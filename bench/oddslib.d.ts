declare module 'oddslib' {
  /** The part of oddslib that the benchmark uses. */
  export function from(format: 'decimal', value: number): { to(format: 'moneyline'): number }
}
