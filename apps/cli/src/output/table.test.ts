import { expect, it } from 'vitest'
import { figure, percent, table } from './table.ts'

it('lines text up to the left and numbers to the right, each column as wide as its widest cell', () => {
  expect(
    table(
      ['book', 'bets'],
      [
        ['Bovada', '7'],
        ['A', '12345'],
      ],
      [1],
    ).split('\n'),
  ).toEqual(['book     bets', '──────  ─────', 'Bovada      7', 'A       12345'])
})

it('leaves no blanks at the end of a line, and shows the header of an empty table', () => {
  expect(table(['a', 'note'], [['x', '']])).toBe('a  note\n─  ────\nx')
  expect(table(['a', 'b'], [])).toBe('a  b\n─  ─')
})

it('writes a fraction in percent, with a plus only where a gain is told apart from a loss', () => {
  expect([percent(0.0512), percent(0.0512, 2, true), percent(-0.0512, 1, true)]).toEqual(['5.1%', '+5.12%', '-5.1%'])
  expect(percent(0, 1, true)).toBe('0.0%')
})

it('shows a dash for what is not known, never for zero', () => {
  expect([percent(null), percent(undefined), figure(null, 2), figure(undefined, 2)]).toEqual(['–', '–', '–', '–'])
  expect([percent(0), figure(0, 2)]).toEqual(['0.0%', '0.00'])
})
