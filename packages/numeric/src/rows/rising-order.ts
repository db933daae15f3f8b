const none = new Uint32Array()

/**
 * The order of numbers from the lowest to the highest. Of a list that grew at its end only what is new is sorted, and
 * merged into what was in order before: sorting all of it each time takes many times as long.
 *
 * @param values  none of them `NaN`
 * @param known   the order of as many values at the beginning of the list; not modified
 * @returns indexes of the values in rising order; those of equal values rise, too
 * @throws never
 * @source merge of two sorted runs
 * @example [...risingOrder([3, 1, 2])] // => [1, 2, 0]
 */
export function risingOrder(values: ArrayLike<number>, known: Uint32Array = none): Uint32Array {
  const from = known.length
  const fresh = new Uint32Array(values.length - from)
  for (let i = 0; i < fresh.length; i++) fresh[i] = from + i
  fresh.sort((a, b) => (values[a] as number) - (values[b] as number) || a - b)
  return from === 0 ? fresh : merged(known, fresh, values)
}

/** Merges a short list of indexes into a long one, both in order; of equal values the long list's come first. */
function merged(long: Uint32Array, short: Uint32Array, values: ArrayLike<number>): Uint32Array {
  const all = new Uint32Array(long.length + short.length)
  let from = 0
  for (const [i, index] of short.entries()) {
    const to = firstAbove(long, values, values[index] as number, from)
    all.set(long.subarray(from, to), from + i)
    all[to + i] = index
    from = to
  }
  all.set(long.subarray(from), from + short.length)
  return all
}

/** Returns the first place from `low` on whose value is above the bar. */
function firstAbove(order: Uint32Array, values: ArrayLike<number>, bar: number, low: number): number {
  let high = order.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[order[middle] as number] as number) > bar) high = middle
    else low = middle + 1
  }
  return low
}
