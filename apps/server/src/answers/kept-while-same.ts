/** Computes a value from a list, and again only if one of the list's entries is another object than the last time. */
export function keptWhileSame<Entry, Value>(
  compute: (entries: readonly Entry[]) => Value,
): (entries: readonly Entry[]) => Value {
  let last: { readonly entries: readonly Entry[]; readonly value: Value } | null = null
  return (entries) => {
    const known = last
    if (known && known.entries.length === entries.length && entries.every((entry, i) => entry === known.entries[i]))
      return known.value
    const value = compute(entries)
    last = { entries, value }
    return value
  }
}
