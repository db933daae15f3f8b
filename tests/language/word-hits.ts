import { type ListedWord, wordList } from './word-list.ts'

/** A listed word in a text. */
export interface WordHit {
  readonly name: string
  /** From 1. */
  readonly line: number
}

/** Words of prose and parts of identifiers: `HTTPServer` is `HTTP` and `Server`, `toldFacts` is `told` and `Facts`. */
const part = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g

const nameOf = new Map(wordList.flatMap(({ name, forms = [] }) => forms.map((form) => [form, name] as const)))
const patterns = wordList.filter((word): word is ListedWord & { pattern: RegExp } => word.pattern !== undefined)

/** Every listed word of a text, in the order of its lines. */
export function wordHits(text: string): WordHit[] {
  return text.split('\n').flatMap((line, i) => {
    // `by chance` is the term of statistics.
    const words = (line.replaceAll(/\bby chance\b/gi, '').match(part) ?? []).flatMap(
      (found) => nameOf.get(found.toLowerCase()) ?? [],
    )
    const forms = patterns.flatMap(({ name, pattern }) => (line.match(pattern) ?? []).map(() => name))
    return [...words, ...forms].map((name) => ({ name, line: i + 1 }))
  })
}
