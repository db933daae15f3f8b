import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import type { BlendedLine } from './prop-blend.ts'
import type { PropOpinion } from './prop-opinions.ts'
import type { PropQuote } from './prop-quote.ts'
import { propsTable } from './props-table.ts'

const quote = (book: string, over: number, under: number, of: Partial<PropQuote> = {}): PropQuote => ({
  day: '2026-01-05',
  event: 'e',
  player: 'ann',
  stat: 'points',
  line: 20.5,
  book,
  at: null,
  over: decimalOdds(over),
  under: decimalOdds(under),
  ...of,
})
const bet = (price: number, expectedValue: number) => ({
  price: decimalOdds(price),
  expectedValue,
  carriedOverFrom: null,
})
const opinion = {
  line: {
    day: '2026-01-05',
    event: 'e',
    player: 'ann',
    stat: 'points',
    line: 20.5,
    actual: 24,
    quotes: [quote('A', 1.9, 1.95), quote('B', 1.8, 2.1, { fair: true })],
  },
  learned: 0.55,
  level: 0.52,
  judged: { over: bet(1.9, -0.01), under: bet(2.1, 0.03) },
  implied: (without: string) => (without === 'A' ? 0.47 : 0.51),
} as unknown as PropOpinion
const scored = { ...opinion, market: [0.46, 0.5], blend: [0.48, 0.49] } as unknown as BlendedLine

function cells(lines: readonly BlendedLine[], ...names: readonly string[]) {
  const { header, rows } = propsTable({ opinions: [opinion], lines })
  return rows.map((row) => names.map((name) => row[header.indexOf(name)]))
}

it('has a row for each book, with what the others say of the line without it', () => {
  expect(cells([scored], 'book', 'over_price', 'under_price', 'is_fair', 'market', 'implied', 'blend')).toEqual([
    ['A', 1.9, 1.95, 0, 0.46, 0.47, 0.48],
    ['B', 1.8, 2.1, 1, 0.5, 0.51, 0.49],
  ])
})

it('writes bets once, on their own side, in the row of the first quote', () => {
  const names = ['over_bet_price', 'over_bet_value', 'under_bet_price', 'under_bet_value'] as const
  expect(cells([scored], ...names)).toEqual([
    [null, null, 2.1, 0.03],
    [null, null, null, null],
  ])
})

it('leaves market and blend empty on a line that too few books quote to score it', () => {
  expect(cells([], 'market', 'blend', 'model', 'level', 'actual')).toEqual([
    [null, null, 0.55, 0.52, 24],
    [null, null, 0.55, 0.52, 24],
  ])
})
