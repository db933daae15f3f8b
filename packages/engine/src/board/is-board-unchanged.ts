import type { Board } from './board.ts'

/** What a board shows, without when and of which source. */
export type BoardContent = Omit<Board, 'version' | 'asOf' | 'newestFactAt' | 'source'>

/**
 * Whether a new board would show what the last one does. Games, strategies and books are compared by identity: they are the same objects
 * while nothing of them changes. Season records are not compared: they change only when a game ends, and strategies change then too.
 */
export function isBoardUnchanged(last: BoardContent, next: BoardContent): boolean {
  return (
    last.day === next.day &&
    last.rated === next.rated &&
    last.strategies === next.strategies &&
    last.books === next.books &&
    isSame(messagesOf(last), messagesOf(next)) &&
    isSame(last.games, next.games)
  )
}

const messagesOf = ({ troubles }: Pick<Board, 'troubles'>) => troubles.map(({ message }) => message)

const isSame = <Item>(one: readonly Item[], other: readonly Item[]): boolean =>
  one.length === other.length && one.every((item, i) => item === other[i])
