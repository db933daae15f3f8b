import type { LineProbability } from '@fairline/models'
import type { LineProbabilities } from '../forecast/game-lines.ts'
import type { LineKind } from '../market/line-kind.ts'

/** What closing lines say of every line of a kind; null where none closed after it opened. */
export type ClosedLines = Readonly<Record<LineKind, LineProbabilities | null>>

/**
 * What closing lines say of some lines only: the curves of thousands of games take more memory than all else that is
 * scored of them.
 *
 * @returns the same answers, which throw a {RangeError} about a line that was not requested
 */
export function keptLines(closed: ClosedLines, query: readonly RequestedLine[]): ClosedLines {
  const keep = (kind: LineKind): LineProbabilities | null => {
    const closing = closed[kind]
    return closing ? answersOf(kind, saidOf(closing, kind, query)) : null
  }
  return { spread: keep('spread'), total: keep('total') }
}

interface RequestedLine {
  readonly kind: LineKind
  readonly line: number
}

interface KeptLine {
  readonly line: number
  readonly said: LineProbability
}

const saidOf = (closing: LineProbabilities, kind: LineKind, query: readonly RequestedLine[]): KeptLine[] =>
  query.filter((one) => one.kind === kind).map(({ line }) => ({ line, said: closing(kind, line) }))

/** Separate, so that no curve is in scope: closures keep the variables of their scope alive. */
function answersOf(kind: LineKind, kept: readonly KeptLine[]): LineProbabilities {
  return (_, line) => {
    const found = kept.find((one) => one.line === line)
    if (!found) throw new RangeError(`how the ${kind} ${line} closed was not kept`)
    return found.said
  }
}
