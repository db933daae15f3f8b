import type { Board } from '@fairline/engine'
import { type AnswerBook, answerBook, changedAnswers, type SteadyAnswers } from '../answers/answer-book.ts'

/**
 * What is being served, and what is being done meanwhile.
 *
 * @param announce  told of every new version and which answers it changed
 */
export function boardState(source: string, announce: (version: number, changed: readonly string[]) => void = () => {}) {
  let answers: AnswerBook | null = null
  const steady: SteadyAnswers = new Map()
  let phase = 'opening the store'
  let trouble: string | null = null
  const lasting = new Set<string>()
  return {
    source,
    answers: () => answers,
    phase: () => phase,
    troubles: (): readonly string[] => [...(trouble === null ? [] : [trouble]), ...lasting],
    show(board: Board): void {
      trouble = null
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
    /** The last good board stays; health says what is wrong. */
    suffer(message: string): void {
      trouble = message
    },
  }
}
export type BoardState = ReturnType<typeof boardState>
