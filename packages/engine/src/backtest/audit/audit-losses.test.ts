import { describe, expect, it } from 'vitest'
import { madeUpLeague } from '../../../testing/made-up-league.ts'
import { reportOf } from '../backtest.ts'
import { walkSeasons } from '../walk-seasons.ts'
import { gamesTable } from '../walk-tables.ts'
import { auditLosses } from './audit-losses.ts'
import { namedRows } from './table-cells.ts'

const { facts } = madeUpLeague(60, 3)
const walk = walkSeasons(facts, { league: 'mlb', from: null, to: null, at: 'open', noVig: 'multiplicative' })
const report = reportOf(walk)
const table = gamesTable(walk)

describe('log losses computed from exported rows', () => {
  it('are those of the report', () => {
    expect(auditLosses('mlb', report, namedRows(table))).toMatchObject({ count: 300, verdict: 'holds' })
  })

  it('differ if a single cell does', () => {
    const at = table.header.indexOf('model_home')
    const isHome = table.rows.findIndex((cells) => cells[table.header.indexOf('outcome')] === 'home')
    const rows = table.rows.map((cells, i) =>
      i === isHome ? cells.map((cell, column) => (column === at ? Number(cell) + 0.001 : cell)) : cells,
    )
    expect(auditLosses('mlb', report, namedRows({ ...table, rows }))).toMatchObject({
      where: 'model',
      verdict: 'fails',
    })
  })

  it('differ if a loss is published that no row speaks of', () => {
    const open = { logLoss: null, games: 0 }
    const silent = { ...report, market: { ...report.market, open } }
    expect(auditLosses('mlb', silent, namedRows(table))).toMatchObject({ where: 'open', verdict: 'fails' })
  })
})
