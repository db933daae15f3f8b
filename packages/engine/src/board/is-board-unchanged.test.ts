import { expect, it } from 'vitest'
import { type BoardContent, isBoardUnchanged } from './is-board-unchanged.ts'

const trouble = { league: null, message: 'The clock is behind.' }
const last: BoardContent = {
  day: '2019-06-15',
  games: [],
  teams: {},
  strategies: { records: [], lately: [] },
  books: [],
  troubles: [trouble],
  rated: null,
}

it('is unchanged if a new board shows the same, though it was laid out again', () => {
  expect(isBoardUnchanged(last, { ...last, games: [], troubles: [{ ...trouble }] })).toBe(true)
})

it.each<[string, Partial<BoardContent>]>([
  ['the day', { day: '2019-06-16' }],
  ['how much of the history is learned', { rated: 0.5 }],
  ['what strategies came to', { strategies: { records: [], lately: [] } }],
  ['what came of a book’s prices', { books: [] }],
  ['the message of a trouble', { troubles: [{ league: null, message: 'The ledger is damaged.' }] }],
  ['a further trouble', { troubles: [trouble, trouble] }],
  ['a trouble less', { troubles: [] }],
])('is changed if nothing but %s is another', (_, change) => {
  expect(isBoardUnchanged(last, { ...last, ...change })).toBe(false)
})
