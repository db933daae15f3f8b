/**
 * Distribution of the sum of two independent counts.
 *
 * @param a  probabilities of 0, 1, 2 …
 * @param b  probabilities of 0, 1, 2 …
 * @returns probabilities of the sums 0 … a.length + b.length − 2
 * @throws never
 * @source discrete convolution, by its definition
 * @example convolve(Float64Array.of(0.5, 0.5), Float64Array.of(0.5, 0.5)) // => Float64Array.of(0.25, 0.5, 0.25)
 */
export function convolve(a: ArrayLike<number>, b: ArrayLike<number>): Float64Array {
  const sums = new Float64Array(a.length + b.length - 1)
  for (let i = 0; i < a.length; i++) {
    const probability = a[i] as number
    if (probability === 0) continue
    for (let j = 0; j < b.length; j++) sums[i + j] = (sums[i + j] as number) + probability * (b[j] as number)
  }
  return sums
}
