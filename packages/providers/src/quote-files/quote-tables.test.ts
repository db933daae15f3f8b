import { expect, it } from 'vitest'
import type { Row } from '../table/row.ts'
import { quoteTables } from './quote-tables.ts'

const [footballData, oddsPortal, snapshots, playerProps, hockeyProps] = quoteTables

type Cells = Readonly<Record<string, string>>
const rowOf = (cells: Cells): Row => ({ get: (column) => cells[column] ?? '', text: Object.values(cells).join() })
function read(table: (typeof quoteTables)[number] | undefined, cells: Cells, leftOut: string[] = []) {
  const found = table?.reader(Object.keys(cells), (reason) => leftOut.push(reason))(rowOf(cells))
  if (found === undefined) throw new Error('there is such a table')
  return found
}
/** Kind, line and prices of each quote; the reason if the row has none. */
function pricesOf(table: (typeof quoteTables)[number] | undefined, cells: Cells) {
  const found = read(table, cells)
  return typeof found === 'string'
    ? found
    : found.map(({ market: { kind, line }, prices, mark }) => [kind, line, prices, mark])
}

const soccer = { Div: 'E0', Date: '16/08/2014', HomeTeam: 'Arsenal', AwayTeam: 'Leeds' }

it('reads Football-Data prices as home, draw, away, whatever the order of its columns', () => {
  const cells = { ...soccer, B365A: '6', B365D: '4', B365H: '1.5', MaxH: '1.6', MaxD: '4.2', MaxA: '6.5' }
  expect(pricesOf(footballData, cells)).toEqual([['three-way', null, [1.5, 4, 6], 'open']])
  expect(read(footballData, { ...cells, Date: 'soon' })).toBe('no date')
})

it('reads OddsPortal prices of the home side first, the opening ones before the closing ones', () => {
  const cells = {
    date: '2014-04-01',
    away_team: 'Yankees',
    home_team: 'Astros',
    bookmaker: 'bet365',
    game_href: '/a',
    opening_away: '-150',
    opening_home: '+130',
    closing_away: '-200',
    closing_home: '+180',
  }
  const [opening, closing] = [
    ['moneyline', null, [2.3, expect.closeTo(1 + 100 / 150, 12)], 'open'],
    ['moneyline', null, [2.8, 1.5], 'close'],
  ]
  expect(pricesOf(oddsPortal, cells)).toEqual([opening, closing])
  expect(pricesOf(oddsPortal, { ...cells, closing_away: '', closing_home: '' })).toEqual([opening])
  expect(read(oddsPortal, cells)).toMatchObject([
    { event: 'Yankees @ Astros 2014-04-01', eventKey: 'Yankees @ Astros 2014-04-01|/a' },
    {},
  ])
})

const snapshot = {
  snapshot_label: 'noon',
  date: '2026-04-25',
  game_id: 'g',
  commence_time: '2026-04-25T19:00:00Z',
  home_team: 'New York',
  away_team: 'Indiana',
  bookmaker: 'A',
  snapshot_taken_at_utc: '2026-04-25T18:59:59Z',
  ml_home: '-200',
  ml_away: '170',
  spread_home: '-4.5',
  spread_home_odds: '-125',
  spread_away: '4.5',
  spread_away_odds: '105',
  total_line: '163.5',
  total_over_odds: '-125',
  total_under_odds: '105',
}

it('reads a snapshot’s moneyline, spread of the home side and total, each with its first side first', () => {
  expect(pricesOf(snapshots, snapshot)).toEqual([
    ['moneyline', null, [1.5, 2.7], null],
    ['spread', -4.5, [1.8, 2.05], null],
    ['total', 163.5, [1.8, 2.05], null],
  ])
})

it('makes no market of a spread whose sides do not mirror each other', () => {
  const kinds = (cells: Cells) => {
    const found = pricesOf(snapshots, cells)
    return typeof found === 'string' ? found : found.map(([kind]) => kind)
  }
  expect(kinds({ ...snapshot, spread_away: '-4.5' })).toEqual(['moneyline', 'total'])
  expect(kinds({ ...snapshot, spread_home: 'pk', spread_away: 'pk' })).toEqual(['moneyline', 'spread', 'total'])
  expect(kinds({ ...snapshot, total_over_odds: '', total_under_odds: '' })).toEqual(['moneyline', 'spread'])
})

it('counts a spread or total that no game of the row’s league can have', () => {
  const far = { ...snapshot, spread_home: '-44.5', spread_away: '44.5', total_line: '22' }
  const marketsOf = (cells: Cells) => {
    const leftOut: string[] = []
    const found = read(snapshots, cells, leftOut)
    return [typeof found === 'string' ? found : found.map(({ market }) => market.kind), leftOut]
  }
  const reasons = ['spread out of range', 'total out of range']
  expect(marketsOf({ ...far, sport: 'WNBA' })).toEqual([['moneyline'], reasons])
  // There are no bounds for a league that is not named.
  expect(marketsOf(far)).toEqual([['moneyline', 'spread', 'total'], []])
})

it('refuses prices seen at the start, and takes those of an instant before it', () => {
  expect(read(snapshots, { ...snapshot, snapshot_taken_at_utc: '2026-04-25T19:00:00Z' })).toBe('seen after the start')
  expect(pricesOf(snapshots, snapshot)).toHaveLength(3)
  const unseen = read(snapshots, { ...snapshot, snapshot_label: 'evening', snapshot_taken_at_utc: '' })
  expect(unseen).toMatchObject([{ at: null, snapshot: 'evening' }, {}, {}])
  expect(read(snapshots, { ...snapshot, snapshot_taken_at_utc: '2025-02-30T05:00:00Z' })).toBe('no date')
  expect(read(snapshots, { ...snapshot, commence_time: '2025-10-08T23:40:00' })).toBe('no date')
})

const prop = {
  snapshot: '2025-10-22T01:00:00',
  event_id: 'e1',
  player: ' Nic Claxton ',
  market: 'player_points',
  line: '12.5',
  bookmaker: 'A',
  game: 'A @ B',
  game_time: '2025-10-22T02:30:00Z',
  over_odds: '-125',
  under_odds: '105',
}

it('dates a player’s game by the Pacific day of its start, and prices the over first', () => {
  expect(read(playerProps, prop)).toMatchObject([
    {
      event: 'A @ B 2025-10-21',
      eventKey: 'e1',
      book: 'A',
      prices: [1.8, 2.05],
      at: Date.parse('2025-10-22T01:00:00Z'),
      snapshot: '2025-10-22T01:00:00',
      market: { kind: 'player-prop', player: 'Nic Claxton', stat: 'player_points', line: 12.5 },
    },
  ])
})

it.each([
  ['no line', { line: '' }],
  ['no time', { game_time: 'soon' }],
  ['no time', { game_time: '2025-10-22T02:30:00' }],
  ['no time', { snapshot: '2025-02-30T01:00:00' }],
  ['no price', { over_odds: '', under_odds: '' }],
])('says “%s” of a prop that lacks it, and keeps one with a single side', (reason, of) => {
  expect(read(playerProps, { ...prop, ...of })).toBe(reason)
  expect(pricesOf(playerProps, { ...prop, over_odds: '' })).toEqual([['player-prop', 12.5, [null, 2.05], null]])
})

it('reads a hockey prop as its player’s one game of that day', () => {
  const hockey = {
    date: '2025-10-14',
    player_name: 'Tom Wilson',
    market: 'SOG',
    line: '1.5',
    book: 'one',
    over_price: '-125',
    under_price: '105',
    first_seen_at: '2025-10-14T21:27:29Z',
  }
  expect(read(hockeyProps, hockey)).toMatchObject([
    {
      event: 'game of Tom Wilson 2025-10-14',
      prices: [1.8, 2.05],
      at: Date.parse('2025-10-14T21:27:29Z'),
      market: { stat: 'sog', line: 1.5 },
    },
  ])
  expect(read(hockeyProps, { ...hockey, line: '' })).toBe('no line')
  expect(read(hockeyProps, { ...hockey, date: '' })).toBe('no date')
  expect(read(hockeyProps, { ...hockey, first_seen_at: '2025-10-14T21:27:29' })).toBe('no time')
  expect(read(hockeyProps, { ...hockey, first_seen_at: '' })).toMatchObject([{ at: null }])
  expect(read(hockeyProps, { ...hockey, over_price: '', under_price: '' })).toBe('no price')
})
