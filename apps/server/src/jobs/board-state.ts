import type { Instant } from '@fairline/domain'
import type { Board } from '@fairline/engine'
import { type AnswerBook, answerBook, changedAnswers, type SteadyAnswers } from '../answers/answer-book.ts'

/** Something that was wrong and was repaired at a moment of the app's clock. */
interface Recovered {
  readonly message: string
  readonly at: Instant
}

/**
 * What is being served, and what is being done meanwhile.
 *
 * @param announce  called with every new version and which answers it changed
 */
export function boardState(source: string, announce: (version: number, changed: readonly string[]) => void = () => {}) {
  let answers: AnswerBook | null = null
  const steady: SteadyAnswers = new Map()
  let phase = 'opening the store'
  let trouble: string | null = null
  const lasting = new Set<string>()
  /** Why what was learned is not used yet. */
  let held: string | null = null
  /** What is wrong with the saved checkpoint. */
  const unusable = new Set<string>()
  const recovered: Recovered[] = []
  return {
    source,
    answers: () => answers,
    phase: () => phase,
    troubles: (): readonly string[] => [
      ...[trouble, held].filter((message) => message !== null),
      ...lasting,
      ...unusable,
    ],
    /** What was wrong since the start and was repaired since, oldest first. */
    recovered: (): readonly Recovered[] => [...recovered],
    /** Why the board can’t be updated, in a sentence; null while it can. */
    notUpdating: () => trouble,
    show(board: Board): void {
      if (answers?.board.version === board.version) return
      const [before, after] = [answers, answerBook(board, steady)]
      answers = after
      announce(board.version, changedAnswers(before, after))
    },
    enter(next: string): void {
      phase = next
    },
    /** Something that will not mend before the next start. */
    miss(message: string): void {
      lasting.add(message)
    },
    /** What was learned cannot be used until `release`. */
    hold(message: string): void {
      held = message
    },
    release(): void {
      held = null
    },
    /** The saved checkpoint cannot be used: wrong until a new one is written. */
    missCheckpoint(message: string): void {
      unusable.add(message)
    },
    /** A new checkpoint was written. */
    recoverCheckpoint(at: Instant): void {
      for (const message of unusable) recovered.push({ message, at })
      unusable.clear()
    },
    /** The last good board stays until `recover`; health says what is wrong. */
    suffer(message: string): void {
      trouble = message
    },
    /** The board could be updated again. */
    recover(): void {
      trouble = null
    },
  }
}
export type BoardState = ReturnType<typeof boardState>
