/** Figures that tests take of draws. */
export const numbers = (values: ArrayLike<number>): number[] => Array.from(values)

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

export function correlation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [mean(a), mean(b)]
  const of = (p: readonly number[], m: number, q: readonly number[], n: number) =>
    mean(p.map((value, i) => (value - m) * ((q[i] as number) - n)))
  return of(a, x, b, y) / Math.sqrt(of(a, x, a, x) * of(b, y, b, y))
}
