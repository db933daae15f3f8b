import { describe, expect, it } from 'vitest'
import { madeUpLeague } from '../../testing/made-up-league.ts'
import { reportOf } from './backtest.ts'
import { walkSeasons } from './walk-seasons.ts'
import { gamesTable, linesTable } from './walk-tables.ts'

const { facts, days } = madeUpLeague(120, 3)
const walk = walkSeasons(facts, { league: 'mlb', from: days[20]!, to: null, at: 'open', noVig: 'multiplicative' })
const { header, rows } = gamesTable(walk)
const column = (name: string) => rows.map((cells) => cells[header.indexOf(name)] ?? null)

describe('the table of games', () => {
  it('has a row for every game the report scores, and a cell for every column', () => {
    expect(rows).toHaveLength(reportOf(walk).games)
    for (const cells of rows) expect(cells).toHaveLength(header.length)
    expect(new Set(header).size).toBe(header.length)
    expect(new Set(column('game_id')).size).toBe(rows.length)
  })

  it('says how a game ended and what was said of it', () => {
    const [home, away] = [column('home_score'), column('away_score')] as [number[], number[]]
    expect(column('outcome')).toEqual(home.map((score, i) => (score > away[i]! ? 'home' : 'away')))
    for (const said of ['open', 'close', 'model', 'results_only', 'blend']) {
      const other = column(`${said}_away`) as number[]
      for (const [i, probability] of (column(`${said}_home`) as number[]).entries())
        expect(probability + other[i]!).toBeCloseTo(1, 12)
    }
  })

  it('gives every pick a price and every other game a reason', () => {
    expect(column('pick').filter((pick) => pick !== null)).toHaveLength(reportOf(walk).picks.count)
    expect(column('pick').map((pick) => pick === null)).toEqual(column('pass_reason').map((reason) => reason !== null))
    expect(column('pick').map((pick) => pick === null)).toEqual(column('pick_price').map((price) => price === null))
  })

  it('has no row without a game', () => {
    const empty = { ...walk, games: [] }
    expect(gamesTable(empty).rows).toEqual([])
    expect(linesTable(empty).rows).toEqual([])
  })
})
