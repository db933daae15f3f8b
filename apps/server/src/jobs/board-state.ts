import type { Board } from '@fairline/engine'
import { answerBook } from '../answers/answer-book.ts'

/** What is being served, and what is being done meanwhile. */
export function boardState(source: string) {
  let answers: ReturnType<typeof answerBook> | null = null
  let phase = 'opening the store'
  let trouble: string | null = null
  return {
    source,
    answers: () => answers,
    phase: () => phase,
    troubles: (): readonly string[] => (trouble === null ? [] : [trouble]),
    show(board: Board): void {
      if (answers?.board.version !== board.version) answers = answerBook(board)
      trouble = null
    },
    enter(next: string): void {
      phase = next
    },
    /** The last good board stays; health says what is wrong. */
    suffer(message: string): void {
      trouble = message
    },
  }
}
export type BoardState = ReturnType<typeof boardState>
