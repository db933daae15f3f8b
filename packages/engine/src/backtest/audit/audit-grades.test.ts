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

describe('grades of picks on lines', () => {
  const columns = ['pick_price', 'settlement', 'close_probability', 'pick_grade']
  const settled = (count: number, grade: string, price: number, settlement: string, close = 1 / price) =>
    Array.from({ length: count }, () => [price, settlement, close, grade])
  const auditOf = (...picks: readonly (readonly (string | number)[])[][]) => {
    const [value, returned] = auditGrades('mlb', {
      games: [],
      lines: namedRows({ header: columns, rows: picks.flat() }),
    })
    return { value: value!, returned: returned! }
  }

  it('are judged by what picks returned: a win earns the price without its stake', () => {
    // A third of the As win at 3.00 and two thirds of the Ds at 1.50: both return what was staked.
    const { returned } = auditOf(
      settled(20, 'A', 3, 'win'),
      settled(40, 'A', 3, 'lose'),
      settled(40, 'D', 1.5, 'win'),
      settled(20, 'D', 1.5, 'lose'),
    )
    expect(returned).toMatchObject({ where: 'A against D', count: 120, verdict: 'holds' })
    expect(returned.figure).toBeCloseTo(0, 12)
  })

  it('count half wins and half losses as half, and pushes as nothing', () => {
    // At 2.00 the As earn 30 × ½ − 30 × ½ = 0; of the Ds as many win as lose, and the rest are pushed.
    const { returned } = auditOf(
      settled(30, 'A', 2, 'half-win'),
      settled(30, 'A', 2, 'half-lose'),
      settled(10, 'D', 2, 'win'),
      settled(10, 'D', 2, 'lose'),
      settled(40, 'D', 2, 'push'),
    )
    expect(returned.figure).toBeCloseTo(0, 12)
  })

  it('are judged by the closing probability of the picked side', () => {
    const near = (count: number, grade: string, close: number) => [
      ...settled(count / 2, grade, 2, 'win', close + 0.01),
      ...settled(count / 2, grade, 2, 'lose', close - 0.01),
    ]
    const { value } = auditOf(near(60, 'A', 0.5), near(60, 'D', 0.53))
    expect(value).toMatchObject({ where: 'A against D', verdict: 'fails' })
  })
})
