/** One bin of a reliability diagram. */
export interface ReliabilityBin {
  /** Probabilities from (included) to (excluded; the last bin includes 1). */
  readonly from: number
  readonly to: number
  readonly count: number
  /** Mean predicted probability, and share that happened, both by weight; null in an empty bin. */
  readonly said: number | null
  readonly happened: number | null
}

/** A probability that was given to one event, and whether it happened. */
export interface Said {
  readonly probability: number
  readonly happened: boolean
  /** How much of a whole event it is, in (0, 1]; 1 if left out. */
  readonly weight?: number
}

/**
 * Reliability: for each band of probabilities, how often what was forecast came true.
 *
 * @param said  probabilities with their outcomes
 * @param bins  how many bands of equal width, at least 1
 * @returns the bands from 0 to 1
 * @throws {RangeError} if a probability is outside 0 to 1 or `bins` is not a whole number of at least 1
 * @source definition
 * @example reliability([{ probability: 0.75, happened: true }], 2)[1].happened // => 1
 */
export function reliability(said: readonly Said[], bins = 10): ReliabilityBin[] {
  if (!(Number.isInteger(bins) && bins >= 1))
    throw new RangeError(`bins must be a whole number of at least 1, got ${bins}`)
  const sums = Array.from({ length: bins }, () => ({ count: 0, weight: 0, said: 0, happened: 0 }))
  for (const { probability, happened, weight = 1 } of said) {
    if (!(probability >= 0 && probability <= 1))
      throw new RangeError(`a probability must be a number from 0 to 1, got ${probability}`)
    const bin = sums[Math.min(bins - 1, Math.floor(probability * bins))]
    if (!bin) continue
    bin.count += 1
    bin.weight += weight
    bin.said += weight * probability
    bin.happened += happened ? weight : 0
  }
  return sums.map((bin, i) => ({
    from: i / bins,
    to: (i + 1) / bins,
    count: bin.count,
    said: bin.count === 0 ? null : bin.said / bin.weight,
    happened: bin.count === 0 ? null : bin.happened / bin.weight,
  }))
}
