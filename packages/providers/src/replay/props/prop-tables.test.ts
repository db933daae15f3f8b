import { expect, it } from 'vitest'
import type { Row } from '../../table/row.ts'
import { mlbTables } from './mlb-tables.ts'
import { nhlTables } from './nhl-tables.ts'
import type { PropTable } from './prop-table.ts'
import { wnbaTables } from './wnba-tables.ts'

type Cells = Readonly<Record<string, string>>
const rowOf = (cells: Cells): Row => ({ get: (column) => cells[column] ?? '', text: Object.values(cells).join() })
function read(tables: readonly PropTable[], cells: Cells) {
  const table = tables.find(({ columns }) => columns.every((column) => column in cells))
  if (!table) throw new Error('there is such a table')
  return table.read(rowOf(cells))
}

const pitcher = {
  event_id: 'e',
  commence_time: '2026-08-20T02:10:00+00:00',
  pitcher: 'Aaron Nola',
  market: 'pitcher_outs',
  side: 'Over',
  point: '17.5',
  price: '-125',
  book: 'A',
  fetched_at_utc: '2026-08-19T05:00:00+00:00',
}

it('gives a pitcher’s price to its own side, on the Pacific day of the start, not of the look', () => {
  expect(read(mlbTables, pitcher)).toMatchObject({
    offer: { player: 'aaronnola', stat: 'outs', line: 17.5, day: '2026-08-19', over: 1.8, under: null },
  })
  expect(read(mlbTables, { ...pitcher, side: 'Under' })).toMatchObject({ offer: { over: null, under: 1.8 } })
})

it.each([
  ['no line', { point: '' }],
  ['no time', { commence_time: '' }],
  ['no time', { fetched_at_utc: 'soon' }],
  ['no time', { commence_time: '2026-08-20T02:10:00' }],
  ['no time', { commence_time: '2026-02-30T02:10:00Z' }],
  ['no price', { price: '50' }],
  ['neither over nor under', { side: 'Yes' }],
  ['market pitcher_walks', { market: 'pitcher_walks' }],
])('says “%s” of a pitcher’s price without it', (reason, of) => {
  expect(read(mlbTables, { ...pitcher, ...of })).toBe(reason)
})

it('counts what a starter did by name, and no reliever', () => {
  const log = {
    game_date: '2019-04-01',
    player_name: 'Aaron Nola',
    team: 'PHI',
    opponent: 'ATL',
    is_starter: '1',
    SO: '8',
    H: '4',
    outs: '18',
  }
  expect(read(mlbTables, log)).toMatchObject({
    game: { team: 'PHI', against: 'ATL', stats: { strikeouts: 8, 'hits allowed': 4, outs: 18 } },
  })
  expect(read(mlbTables, { ...log, is_starter: '0' })).toBe('reliever')
  expect(read(mlbTables, { ...log, game_date: '' })).toBe('no date')
  expect(read(mlbTables, { ...log, SO: '' })).toBe('no count')
})

const skater = {
  game_date: '2025-10-14',
  player_id: '8476880',
  team: 'WSH',
  opponent: 'TBL',
  home_away: 'A',
  position: 'D',
  is_goalie: 'False',
  goals: '1',
  assists: '2',
  points: '3',
  shots: '4',
  toi_minutes: '21.5',
}

it('tells home from away and defense from attack of a skater', () => {
  expect(read(nhlTables, skater)).toMatchObject({
    game: { home: false, role: 'defence', team: 'WSH', against: 'TBL', stats: { goals: 1, assists: 2, shots: 4 } },
  })
  expect(read(nhlTables, { ...skater, home_away: 'H', position: 'C' })).toMatchObject({
    game: { home: true, role: 'attack' },
  })
  expect(read(nhlTables, { ...skater, game_date: '' })).toBe('no date')
  expect(read(nhlTables, { ...skater, goals: '' })).toBe('no count')
})

it('joins NHL prices to players by number, also where a spreadsheet made it a decimal', () => {
  const price = {
    date: '2025-10-14',
    player_id: '8476880.0',
    market: 'SOG',
    line: '2.5',
    over_price: '-125',
    under_price: '105',
    book: 'A',
    first_seen_at: '2025-10-14T21:00:00Z',
    is_current: 'True',
  }
  expect(read(nhlTables, price)).toMatchObject({
    offer: { player: '8476880', stat: 'shots', over: 1.8, under: 2.05, event: '2025-10-14' },
  })
  expect(read(nhlTables, { ...price, market: 'HITS' })).toBe('market HITS')
  expect(read(nhlTables, { ...price, date: '' })).toBe('no date')
  expect(read(nhlTables, { ...price, line: '' })).toBe('no line')
})

const wnba = {
  captured_utc: '2026-06-20T15:00:00Z',
  player: 'Caitlin Clark',
  market: 'pra',
  side: 'Under',
  pinn_line: '30.5',
  pinn_fair: '1.6',
}

it('completes a fair price with the other side: both probabilities add up to one', () => {
  // 1/1.6 = 0.625, which leaves 0.375 = 1/2.667 to the over.
  expect(read(wnbaTables, wnba)).toMatchObject({
    offer: { stat: 'points+rebounds+assists', under: 1.6, over: expect.closeTo(8 / 3, 12), fair: true },
  })
  expect(read(wnbaTables, { ...wnba, side: 'Over' })).toMatchObject({
    offer: { over: 1.6, under: expect.closeTo(8 / 3, 12), fair: true },
  })
  expect(read(wnbaTables, { ...wnba, pinn_fair: '' })).toBe('no price')
  expect(read(wnbaTables, { ...wnba, pinn_line: '' })).toBe('no line')
  expect(read(wnbaTables, { ...wnba, captured_utc: '' })).toBe('no time')
})

it('names the book of a WNBA price as the file does, and calls no sold price fair', () => {
  const price = {
    captured_utc: '2026-06-20T15:00:00Z',
    tip: '',
    market: 'ra',
    player: 'Caitlin Clark',
    side: 'Over',
    line: '12.5',
    price: '1.9',
    book: 'Pinnacle',
  }
  const found = read(wnbaTables, price)
  expect(found).toMatchObject({ offer: { book: 'pinnacle', stat: 'rebounds+assists', over: 1.9, under: null } })
  expect(found).not.toHaveProperty('offer.fair')
})

it('tells starters from the bench, and counts no one who did not play', () => {
  const box = {
    game_date: '20260620',
    game_id: '7',
    team: 'IND',
    player: 'Caitlin Clark',
    starter: '0',
    min: '12.0',
    pts: '21.0',
    tpm: '3.0',
    reb: '5.0',
    ast: '9.0',
    stl: '1.0',
    blk: '0.0',
  }
  expect(read(wnbaTables, box)).toMatchObject({
    game: {
      day: '2026-06-20',
      role: 'bench',
      minutes: 12,
      stats: { points: 21, rebounds: 5, assists: 9, threes: 3, blocks: 0, steals: 1 },
    },
  })
  expect(read(wnbaTables, { ...box, starter: '1' })).toMatchObject({ game: { role: 'starter' } })
  expect(read(wnbaTables, { ...box, min: '0.0' })).toBe('did not play')
  expect(read(wnbaTables, { ...box, game_date: '' })).toBe('no date')
  expect(read(wnbaTables, { ...box, reb: '' })).toBe('no count')
})
