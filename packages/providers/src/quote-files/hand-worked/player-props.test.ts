import { describe, expect, it } from 'vitest'
import { complete, marketWith, quotesInTable } from '../../../testing/quotes-in.ts'

const HEADER = 'snapshot,event_id,player,market,line,bookmaker,game,game_time,over_odds,under_odds'
const read = (...rows: string[]) => quotesInTable(HEADER, ...rows)
/** The other recorded form: no event’s id, and the time of each market with its zone. */
const THREES_HEADER =
  'file_date,player,game,game_time,market,line,bookmaker,over_odds,under_odds,bookmaker_last_update,market_last_update'

const GAME = 'Houston Rockets @ Oklahoma City Thunder'
const TAKEN = '2025-10-21T17:00:00'
const points = (player: string, line: number) =>
  marketWith({ kind: 'player-prop', player, stat: 'player_points', line })
/** As most rows below have it; properties that differ are named. */
const quote = (properties: object) => ({
  event: `${GAME} 2025-10-21`,
  eventKey: 'bbde',
  book: 'draftkings',
  at: Date.UTC(2025, 9, 21, 17),
  mark: null,
  snapshot: TAKEN,
  ...properties,
})
const row = (player: string, line: string, odds: string, stat = 'player_points') =>
  `${TAKEN},bbde,${player},${stat},${line},draftkings,${GAME},2025-10-21T23:35:00Z,${odds}`

describe('ten rows of player props, worked by hand', () => {
  it('price the over first, whether it is the favorite or the under is', async () => {
    expect(
      await read(row('Amen Thompson', '14.5', '-150.0,116.0'), row('Alperen Sengun', '21.5', '125.0,-160.0')),
    ).toEqual(
      complete(
        quote({ market: points('Amen Thompson', 14.5), prices: [1 + 100 / 150, 2.16] }),
        quote({ market: points('Alperen Sengun', 21.5), prices: [2.25, 1.625] }),
      ),
    )
  })

  it('price equal sides alike, and pay the stake once more at +100 and at −100', async () => {
    expect(
      await read(row('A', '9.5', '-105.0,-105.0'), row('B', '9.5', '100.0,-125.0'), row('C', '9.5', '-120,-100')),
    ).toEqual(
      complete(
        quote({ market: points('A', 9.5), prices: [1 + 100 / 105, 1 + 100 / 105] }),
        quote({ market: points('B', 9.5), prices: [2, 1.8] }),
        quote({ market: points('C', 9.5), prices: [1 + 100 / 120, 2] }),
      ),
    )
  })

  it('keep a single side in its place', async () => {
    expect(await read(row('A', '9.5', ',125'), row('B', '9.5', '140,'), row('C', '9.5', '-99,-110'))).toEqual(
      complete(
        quote({ market: points('A', 9.5), prices: [null, 2.25] }),
        quote({ market: points('B', 9.5), prices: [2.4, null] }),
        quote({ market: points('C', 9.5), prices: [null, 1 + 100 / 110] }),
      ),
    )
  })

  it('are left out and counted without a line, a start or any price', async () => {
    expect(
      await read(
        row('Alperen Sengun', '', ',', 'player_double_double'),
        row('Alperen Sengun', '9.3', '-110,-110'),
        row('Alperen Sengun', '9.5', ','),
        `${TAKEN},bbde,A,player_points,9.5,draftkings,${GAME},2025-10-21T23:35:00,-110,-110`,
        `yesterday,bbde,A,player_points,9.5,draftkings,${GAME},2025-10-21T23:35:00Z,-110,-110`,
      ),
    ).toEqual({ quotes: [], leftOut: { 'no line': 2, 'no price': 1, 'no time': 2 } })
  })

  it('have whole, half and quarter lines, each a market of its own', async () => {
    const lines = ['10', '10.0', '10.5', '10.25', '0.5']
    const { quotes, leftOut } = await read(...lines.map((line) => row('A', line, '-125,105')))
    expect(quotes).toEqual(
      [10, 10, 10.5, 10.25, 0.5].map((line) => quote({ market: points('A', line), prices: [1.8, 2.05] })),
    )
    expect(leftOut).toEqual({})
  })

  it('stay two events in a double-header, each with its id', async () => {
    const rowOf = (id: string, start: string) =>
      `2025-07-05T15:00:00,${id},A,player_points,9.5,fanduel,Mets @ Braves,2025-07-05T${start}:00Z,-125,105`
    const shared = {
      event: 'Mets @ Braves 2025-07-05',
      book: 'fanduel',
      at: Date.UTC(2025, 6, 5, 15),
      snapshot: '2025-07-05T15:00:00',
      market: points('A', 9.5),
      prices: [1.8, 2.05],
    }
    expect(await read(rowOf(' first ', '17:05'), rowOf('second', '23:10'))).toEqual(
      complete(quote({ ...shared, eventKey: 'first' }), quote({ ...shared, eventKey: 'second' })),
    )
  })

  it('keep accents in names and drop the spaces around player and game', async () => {
    expect(
      await read(`${TAKEN},bbde, Luka Dončić ,player_points,9.5,draftkings, ${GAME}  ,2025-10-21T23:35:00Z,-125,105`),
    ).toEqual(complete(quote({ market: points('Luka Dončić', 9.5), prices: [1.8, 2.05] })))
  })

  it('are of the Pacific day of the start: it begins at 07:00 UTC in summer, at 08:00 in winter', async () => {
    const starts = ['2025-10-22T06:59:59Z', '2025-10-22T07:00:00Z', '2025-11-12T07:59:59Z', '2025-11-12T08:00:00Z']
    const { quotes } = await read(
      ...starts.map((start) => `${TAKEN},,A,player_points,9.5,draftkings,${GAME},${start},-125,105`),
    )
    const events = ['10-21', '10-22', '11-11', '11-12'].map((day) => `${GAME} 2025-${day}`)
    // Without an id the game and its day are the key.
    expect(quotes).toEqual(
      events.map((event) => quote({ event, eventKey: event, market: points('A', 9.5), prices: [1.8, 2.05] })),
    )
  })

  it('may have no time: then they are of no snapshot', async () => {
    const row = `,bbde,A,player_points,9.5,draftkings,${GAME},2025-10-21T23:35:00Z,-125,105`
    expect(await read(row)).toEqual(
      complete(quote({ at: null, snapshot: null, market: points('A', 9.5), prices: [1.8, 2.05] })),
    )
  })

  it('take the time of their market, not of their book, and only with a zone', async () => {
    const threes = (times: string) =>
      `2025-03-31,Collin Sexton,Utah Jazz @ Charlotte Hornets,2025-03-31T23:10:00Z,player_threes,1.5,fanduel,100,-132,${times}`
    const shared = {
      event: 'Utah Jazz @ Charlotte Hornets 2025-03-31',
      eventKey: 'Utah Jazz @ Charlotte Hornets 2025-03-31',
      book: 'fanduel',
      market: marketWith({ kind: 'player-prop', player: 'Collin Sexton', stat: 'player_threes', line: 1.5 }),
      prices: [2, 1 + 100 / 132],
    }
    const dated = { at: Date.UTC(2025, 2, 31, 14, 51, 25), snapshot: '2025-03-31T14:51:25Z' }
    expect(
      await quotesInTable(
        THREES_HEADER,
        threes('2025-03-31T14:49:30Z,2025-03-31T14:51:25Z'),
        threes(','),
        threes('2025-03-31T14:49:30Z,2025-03-31T14:51:25'),
      ),
    ).toEqual({
      quotes: [quote({ ...shared, ...dated }), quote({ ...shared, at: null, snapshot: null })],
      leftOut: { 'no time': 1 },
    })
  })
})
