import type { ComputeTask } from './compute-task.ts'

/**
 * Returns the cache key of a task: all its fields except the clock, independent of their order. The board's version is
 * not part of it, as results of an older board are dropped.
 */
export function computeKeyOf(task: ComputeTask): string {
  const { now: _, ...rest } = { now: null, ...task }
  return JSON.stringify(sorted(rest))
}

/** The same value with the fields of every object in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => [name, sorted(field)]),
  )
}
