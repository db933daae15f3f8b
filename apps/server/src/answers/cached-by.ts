/** How many keys are kept: the newest board, the one before, and what a visitor's books made of it. */
const MAX_KEYS = 3

/** Values of one key, by the function that computed them. */
interface CachedKey {
  readonly key: object
  readonly values: Map<unknown, unknown>
}

/** The last keys that any function was called with, the newest first. */
let cachedKeys: readonly CachedKey[] = []

function valuesOf(key: object): Map<unknown, unknown> {
  const cached = cachedKeys.find((one) => one.key === key) ?? { key, values: new Map() }
  if (cachedKeys[0] !== cached) cachedKeys = [cached, ...cachedKeys.filter((one) => one !== cached)].slice(0, MAX_KEYS)
  return cached.values
}

/** Lets go of all keys and their values: where memory is short, as soon as there is a new board. */
export function forgetCached(): void {
  cachedKeys = []
}

/**
 * Computes a value once for each of the last keys that any such function was called with. All of them keep the same
 * few keys: boards are large, and so is what refers to them. A weak map would keep every value, and the board it refers
 * to, until the next full garbage collection.
 *
 * @param compute  of a key that never changes (what changes is another key), and the values of the other keys
 */
export function cachedBy<Key extends object, Value>(
  compute: (key: Key, others: readonly Value[]) => Value,
): (key: Key) => Value {
  return (key) => {
    const values = valuesOf(key)
    if (!values.has(compute)) {
      const others = cachedKeys.flatMap((other) =>
        other.values.has(compute) ? [other.values.get(compute) as Value] : [],
      )
      values.set(compute, compute(key, others))
    }
    return values.get(compute) as Value
  }
}
