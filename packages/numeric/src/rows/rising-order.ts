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

/** Two lists of indexes, each in order, as one; of equal values the first list's come first. */
function merged(first: Uint32Array, second: Uint32Array, values: ArrayLike<number>): Uint32Array {
  const all = new Uint32Array(first.length + second.length)
  let i = 0
  let j = 0
  for (let k = 0; k < all.length; k++) {
    const a = first[i]
    const b = second[j]
    const isFirst = b === undefined || (a !== undefined && (values[a] as number) <= (values[b] as number))
    all[k] = (isFirst ? a : b) as number
    if (isFirst) i += 1
    else j += 1
  }
  return all
}
