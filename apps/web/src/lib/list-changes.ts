/** What stands at a place of a list now: the place where it was before, or something new. */
export type Change<Item extends object> = number | Item

/** Where each item of a list stands, by what it says. */
export const placesOf = (list: readonly object[]): ReadonlyMap<string, number> =>
  new Map(list.map((item, place) => [JSON.stringify(item), place]))

/** How a list came from another, of which only the places are known. */
export const changesSince = <Item extends object>(
  before: ReadonlyMap<string, number>,
  list: readonly Item[],
): Change<Item>[] => list.map((item) => before.get(JSON.stringify(item)) ?? item)

/**
 * The list that the changes tell of. What did not change is the same object.
 *
 * @param before  the list whose places were compared
 * @throws RangeError where a change names a place that the list before does not have
 */
export function withChanges<Item extends object>(before: readonly Item[], changes: readonly Change<Item>[]): Item[] {
  return changes.map((change) => {
    if (typeof change !== 'number') return change
    const kept = before[change]
    if (kept === undefined) throw new RangeError(`a list of ${before.length} has no place ${change}`)
    return kept
  })
}
