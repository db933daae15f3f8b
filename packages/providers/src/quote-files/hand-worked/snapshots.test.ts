import type { MarketKind } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { complete, marketWith, quotesInTable } from '../../../testing/quotes-in.ts'

const HEADER = [
  'snapshot_label,date,sport,game_id,commence_time,home_team,away_team,bookmaker,snapshot_taken_at_utc',
  'api_snapshot_timestamp_utc,response_received_at_utc,bookmaker_last_update_utc,ml_home,ml_away',
  'spread_home,spread_home_odds,spread_away,spread_away_odds,total_line,total_over_odds,total_under_odds',
].join()
const read = (...rows: string[]) => quotesInTable(HEADER, ...rows)

const TAKEN = '2026-04-25T15:46:48Z'
/** A row of New York and Indiana; cells that differ are named. */
function row(prices: string, cells: Readonly<Record<string, string>> = {}) {
  const { label = 'morning', sport = 'WNBA', id = '681f', start = '2026-04-25T19:00:00Z', taken = TAKEN } = cells
  const { home = 'New York Liberty', away = 'Indiana Fever', book = 'betmgm' } = cells
  const received = '"Sat, 25 Apr 2026 15:46:49 GMT"'
  return `${label},2026-04-25,${sport},${id},${start},${home},${away},${book},${taken},,${received},2026-04-25T15:46:09Z,${prices}`
}
type Prices = (number | null)[]
const quote = (kind: MarketKind, line: number | null, prices: Prices, properties = {}) => ({
  event: 'Indiana Fever @ New York Liberty 2026-04-25',
  eventKey: '681f',
  book: 'betmgm',
  market: marketWith({ kind, line }),
  prices,
  at: Date.UTC(2026, 3, 25, 15, 46, 48),
  mark: null,
  snapshot: '2026-04-25T15:46:48.000Z',
  ...properties,
})
const moneyline = (prices: Prices, properties = {}) => quote('moneyline', null, prices, properties)
const spread = (line: number, prices: Prices) => quote('spread', line, prices)
const total = (line: number, prices: Prices) => quote('total', line, prices)
const MONEYLINE = '-200,170,,,,,,,'

describe('ten rows of snapshots, worked by hand', () => {
  it('price a home favorite that gives points, and an over and an under that differ', async () => {
    expect(await read(row('-190,154,-4.5,-108,4.5,-112,163.5,-125,105'))).toEqual(
      complete(
        moneyline([1 + 100 / 190, 2.54]),
        spread(-4.5, [1 + 100 / 108, 1 + 100 / 112]),
        total(163.5, [1.8, 2.05]),
      ),
    )
  })

  it('price an away favorite second, with the points that the home side gets, on whole lines', async () => {
    expect(await read(row('135,-165,3.0,-115,-3.0,-104,156,110,-130'))).toEqual(
      complete(
        moneyline([2.35, 1 + 100 / 165]),
        spread(3, [1 + 100 / 115, 1 + 100 / 104]),
        total(156, [2.1, 1 + 100 / 130]),
      ),
    )
  })

  it('price equal sides alike on one level line, however it is written', async () => {
    const level = [moneyline([1 + 100 / 110, 1 + 100 / 110]), spread(0, [1 + 100 / 105, 1 + 100 / 105])]
    const zeros = row('-110,-110,0.0,-105,-0.0,-105,,,')
    expect(await read(zeros, row('-110,-110,pk,-105,PK,-105,,,'), row('-110,-110,-0,-105,0,-105,,,'))).toEqual(
      complete(...level, ...level, ...level),
    )
  })

  it('pay the stake once more at +100 and at −100, also where a favorite gives goals at a longer price', async () => {
    const rows = ['-160,135,-1.5,145,1.5,-175,6.0,100,-120', '-100,-120,,,,,5.5,-105,-100']
    expect(await read(...rows.map((prices) => row(prices, { sport: 'NHL' })))).toEqual(
      complete(
        moneyline([1.625, 2.35]),
        spread(-1.5, [2.45, 1 + 100 / 175]),
        total(6, [2, 1 + 100 / 120]),
        moneyline([2, 1 + 100 / 120]),
        total(5.5, [1 + 100 / 105, 2]),
      ),
    )
  })

  it('have no price where a cell is empty, and no market without a line or without any price', async () => {
    expect(
      await read(
        row(',154,-4.5,,4.5,-112,163.5,-125,'),
        row('-190,,,-110,,-110,163.5,,'),
        row(',,4.5,-110,,-110,,-110,-110'),
      ),
    ).toEqual(
      complete(
        moneyline([null, 2.54]),
        spread(-4.5, [null, 1 + 100 / 112]),
        total(163.5, [1.8, null]),
        moneyline([1 + 100 / 190, null]),
      ),
    )
  })

  it('have quarter lines in soccer; elsewhere they are left out and counted, as is a spread that is not mirrored', async () => {
    const lines = '120,-140,0.25,-110,-0.25,-110,2.75,-125,105'
    const notMirrored = row('120,-140,-1.5,-110,-1.5,-110,,,')
    expect(await read(row(lines, { sport: 'LALIGA' }), row(lines, { sport: 'NHL' }), notMirrored)).toEqual({
      quotes: [
        moneyline([2.2, 1 + 100 / 140]),
        spread(0.25, [1 + 100 / 110, 1 + 100 / 110]),
        total(2.75, [1.8, 2.05]),
        moneyline([2.2, 1 + 100 / 140]),
        moneyline([2.2, 1 + 100 / 140]),
      ],
      leftOut: { 'spread out of range': 1, 'total out of range': 1 },
    })
  })

  it('are in time a second before the start; at the start and after it they are left out and counted', async () => {
    const times = ['2026-04-25T18:59:59Z', '2026-04-25T19:00:00Z', '2026-04-25T19:00:01Z']
    const last = { at: Date.UTC(2026, 3, 25, 18, 59, 59), snapshot: '2026-04-25T18:59:59.000Z' }
    expect(await read(...times.map((taken) => row(MONEYLINE, { taken })))).toEqual({
      quotes: [moneyline([1.5, 2.7], last)],
      leftOut: { 'seen after the start': 2 },
    })
  })

  it('stay two events in a double-header, and one event of two books', async () => {
    const rows = [
      row(MONEYLINE),
      row(MONEYLINE, { id: '6054', start: '2026-04-25T23:30:00Z' }),
      row(MONEYLINE, { book: 'draftkings' }),
    ]
    const first = moneyline([1.5, 2.7])
    expect(await read(...rows)).toEqual(
      complete(first, { ...first, eventKey: '6054' }, { ...first, book: 'draftkings' }),
    )
  })

  it('are of the day of the game in the Pacific zone, with accents in names but no spaces around them', async () => {
    const cells = { start: '2026-04-26T00:30:00Z', home: ' Montréal ', away: '  Québec', taken: '2026-04-25 15:46:48' }
    expect(await read(row(MONEYLINE, cells))).toEqual(
      complete(moneyline([1.5, 2.7], { event: 'Québec @ Montréal 2026-04-25' })),
    )
  })

  it('are named by their label where no time is written, and are left out if a time cannot be read', async () => {
    const start = '2026-04-25T19:00:00'
    const label = 'evening'
    expect(
      await read(row(MONEYLINE, { label, taken: '' }), row(MONEYLINE, { taken: 'noon' }), row(MONEYLINE, { start })),
    ).toEqual({
      quotes: [moneyline([1.5, 2.7], { at: null, snapshot: label })],
      leftOut: { 'no date': 2 },
    })
  })
})
