/** Computes a value once for each key, and keeps it as long as the key lives: a board that changes is another one. */
export function cachedBy<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const cached = values.get(key) ?? { value: compute(key) }
    values.set(key, cached)
    return cached.value
  }
}
