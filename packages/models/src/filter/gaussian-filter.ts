/** A linear combination of states: pairs of a state's number and its weight. */
export type Mix = readonly (readonly [state: number, weight: number])[]

/** States that are believed jointly normal, kept by their means and covariances. */
export interface GaussianFilter {
  /** Adds a state and tells its number. */
  add(mean: number, variance: number): number
  readonly size: () => number
  mean(state: number): number
  variance(state: number): number
  /** What a mix is expected to be. */
  expected(mix: Mix): number
  /** How little is known of a mix. */
  varianceOf(mix: Mix): number
  /** Learns that a mix was seen to be `value`, with a noise of this variance. */
  observe(mix: Mix, value: number, noise: number): void
  /** Time passes: one state becomes less certain. */
  loosen(state: number, variance: number): void
  /** A state keeps this share of its distance to zero, and of what is known of it together with others. */
  shrink(state: number, share: number): void
  /** Means, then the lower half of the covariances row by row. */
  save(): number[]
  restore(saved: readonly number[]): void
}

/**
 * A Kalman filter whose states are observed one number at a time.
 *
 * @returns an empty filter
 * @throws never
 * @source Kalman (1960), A New Approach to Linear Filtering and Prediction Problems, for scalar observations
 */
export function gaussianFilter(): GaussianFilter {
  let means: number[] = []
  /** Lower half of the covariances: row i holds those of state i with states 0 to i. */
  let rows: Float64Array[] = []

  const at = (a: number, b: number): number => (rows[Math.max(a, b)] as Float64Array)[Math.min(a, b)] as number
  function set(a: number, b: number, value: number): void {
    ;(rows[Math.max(a, b)] as Float64Array)[Math.min(a, b)] = value
  }

  function add(mean: number, variance: number): number {
    const state = means.length
    means.push(mean)
    rows.push(new Float64Array(state + 1))
    set(state, state, variance)
    return state
  }

  const expected = (mix: Mix): number =>
    mix.reduce((sum, [state, weight]) => sum + weight * (means[state] as number), 0)

  return {
    add,
    size: () => means.length,
    mean: (state) => means[state] as number,
    variance: (state) => at(state, state),
    expected,
    varianceOf(mix) {
      let total = 0
      for (const [a, forA] of mix) for (const [b, forB] of mix) total += forA * forB * at(a, b)
      return total
    },
    observe(mix, value, noise) {
      const size = means.length
      const shared = new Float64Array(size)
      for (const [state, weight] of mix)
        for (let i = 0; i < size; i++) shared[i] = (shared[i] as number) + weight * at(state, i)
      const total = noise + mix.reduce((sum, [state, weight]) => sum + weight * (shared[state] as number), 0)
      const surprise = (value - expected(mix)) / total
      const share = 1 / total
      for (let i = 0; i < size; i++) {
        const own = shared[i] as number
        if (own === 0) continue
        means[i] = (means[i] as number) + own * surprise
        const row = rows[i] as Float64Array
        for (let j = 0; j <= i; j++) row[j] = (row[j] as number) - own * (shared[j] as number) * share
      }
    },
    loosen: (state, variance) => set(state, state, at(state, state) + variance),
    shrink(state, share) {
      means[state] = share * (means[state] as number)
      for (let i = 0; i < means.length; i++) set(state, i, at(state, i) * (i === state ? share * share : share))
    },
    save: () => [...means, ...means.flatMap((_, a) => Array.from({ length: a + 1 }, (__, b) => at(a, b)))],
    restore(saved) {
      // n means and n(n + 1)/2 covariances.
      const size = Math.round((Math.sqrt(9 + 8 * saved.length) - 3) / 2)
      means = []
      rows = []
      for (let state = 0; state < size; state++) add(saved[state] as number, 0)
      let next = size
      for (let a = 0; a < size; a++) for (let b = 0; b <= a; b++) set(a, b, saved[next++] as number)
    },
  }
}
