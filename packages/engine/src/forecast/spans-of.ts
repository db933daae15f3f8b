/** A part of a list, and all that is not in it. */
export interface Span<T> {
  readonly span: readonly T[]
  readonly others: readonly T[]
}

/**
 * Cuts a list into spans that follow each other, so that what is forecast for each can be fitted to the others.
 *
 * @param count  of spans, at least 1; they differ by one in length at most
 */
export function spansOf<T>(list: readonly T[], count: number): Span<T>[] {
  const edge = (i: number) => Math.round((i * list.length) / count)
  return Array.from({ length: count }, (_, i) => ({
    span: list.slice(edge(i), edge(i + 1)),
    others: [...list.slice(0, edge(i)), ...list.slice(edge(i + 1))],
  }))
}
