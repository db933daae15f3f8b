/** Rows of a ledger that a reader has to leave out, `from` to `to` inclusive. */
export interface LedgerProblem {
  readonly kind: 'missing' | 'unreadable'
  readonly from: number
  readonly to: number
  readonly reason: string
}

/** Appends a problem, extending the last one if the rows are adjacent and share kind and reason. */
export function addProblem(problems: LedgerProblem[], problem: LedgerProblem): void {
  const last = problems.at(-1)
  if (last && last.kind === problem.kind && last.reason === problem.reason && last.to + 1 === problem.from) {
    problems[problems.length - 1] = { ...last, to: problem.to }
  } else {
    problems.push(problem)
  }
}

/** Maximum number of ranges named in one message. */
const MAX_NAMED = 20

/**
 * Names problems in one sentence.
 *
 * @example describeProblems([{ kind: 'missing', from: 3, to: 5, reason: 'deleted' }]) // => 'rows 3–5 are missing'
 */
export function describeProblems(problems: readonly LedgerProblem[]): string {
  const named = problems.slice(0, MAX_NAMED).map(describeProblem)
  const others = problems.length - named.length
  return [...named, ...(others > 0 ? [`and ${others} more`] : [])].join('; ')
}

function describeProblem({ kind, from, to, reason }: LedgerProblem): string {
  const rows = from === to ? `row ${from}` : `rows ${from}–${to}`
  if (kind === 'missing') return `${rows} ${from === to ? 'is' : 'are'} missing`
  return `${rows} can't be read (${reason})`
}
