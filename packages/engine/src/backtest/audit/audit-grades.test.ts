import { describe, expect, it } from 'vitest'
import type { Table } from '../../tables/column.ts'
import { auditGrades } from './audit-grades.ts'
import { namedRows } from './table-cells.ts'

const header = ['outcome', 'closed_later', 'close_home', 'close_away', 'pick', 'pick_price', 'pick_grade']

/** Sixty picks of each grade at even money; the close gives them the probability named. */
const picked = (closes: Readonly<Record<string, number>>, won: Readonly<Record<string, number>> = {}): Table => ({
  header,
  rows: Object.entries(closes).flatMap(([grade, close]) =>
    Array.from({ length: 60 }, (_, i) => {
      const probability = close + (i % 2 === 0 ? 0.01 : -0.01)
      return [i < 60 * (won[grade] ?? 0.5) ? 'home' : 'away', 1, probability, 1 - probability, 'home', 2, grade]
    }),
  ),
})
const verdicts = (table: Table) =>
  auditGrades('mlb', { games: namedRows(table), lines: [] }).map(({ check, where, verdict }) => [check, where, verdict])

describe('grades', () => {
  it('hold if better ones close at better prices and return no less', () => {
    expect(verdicts(picked({ A: 0.53, B: 0.52, D: 0.51 }))).toEqual([
      ['grade-value', expect.any(String), 'holds'],
      ['grade-return', expect.any(String), 'holds'],
    ])
  })

  it('fail if a worse one beats the close by more', () => {
    expect(verdicts(picked({ A: 0.51, B: 0.53, D: 0.5 }))[0]).toEqual(['grade-value', 'A against B', 'fails'])
  })

  it('fail if a worse one returns more than chance explains', () => {
    const table = picked({ A: 0.53, D: 0.51 }, { A: 0.2, D: 0.7 })
    expect(verdicts(table)[1]).toEqual(['grade-return', 'A against D', 'fails'])
  })

  it('are not judged with one grade, or few picks of it', () => {
    expect(verdicts(picked({ A: 0.53 })).map(([, , verdict]) => verdict)).toEqual(['too few', 'too few'])
    const [row] = picked({ D: 0.6 }).rows
    const table = picked({ A: 0.5 })
    expect(verdicts({ header, rows: [...table.rows, row!] })[0]).toEqual(['grade-value', null, 'too few'])
  })
})
