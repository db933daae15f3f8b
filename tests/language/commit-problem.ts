const CONVENTIONAL = /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(?:\([\w, -]+\))?!?: \S/
const MAX_SUBJECT = 72

/** Why a commit's subject is not as conventionalcommits.org and this repository ask for; null if it is. */
export function commitProblem(subject: string): string | null {
  if (!CONVENTIONAL.test(subject)) return `"${subject}" is not in the form "type(scope): subject"`
  if (subject.length > MAX_SUBJECT) return `"${subject}" has ${subject.length} characters, at most ${MAX_SUBJECT} fit`
  return null
}
