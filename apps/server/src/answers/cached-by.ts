/** How many keys are kept: the newest board, and what a visitor's books made of it. */
const MAX_KEYS = 2

/**
 * Computes a value once for each of the last few keys.
 *
 * A weak map would keep every value until the next full garbage collection, and with it whatever the value refers to.
 *
 * @param compute  of a key that never changes: what changes is another key
 */
export function cachedBy<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  let recent: readonly { readonly key: Key; readonly value: Value }[] = []
  return (key) => {
    const cached = recent.find((one) => one.key === key)
    if (cached) return cached.value
    const value = compute(key)
    recent = [{ key, value }, ...recent.slice(0, MAX_KEYS - 1)]
    return value
  }
}
