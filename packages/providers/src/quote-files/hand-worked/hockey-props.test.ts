import { describe, expect, it } from 'vitest'
import { complete, marketWith, quotesInTable } from '../../../testing/quotes-in.ts'

const HEADER =
  'date,player_id,player_name,team,market,line,over_price,under_price,book,first_seen_at,last_seen_at,is_current'
const read = (...rows: string[]) => quotesInTable(HEADER, ...rows)

const SEEN = '2025-10-07T21:27:29.218842Z,2025-10-07T21:27:33.457218Z'
const row = (player: string, market: string, line: string, prices: string) =>
  `2025-10-07,,${player},,${market},${line},${prices},betmgm,${SEEN},True`
/** As most rows below have it; properties that differ are named. */
const quote = (player: string, stat: string, line: number, prices: (number | null)[], properties = {}) => ({
  event: `game of ${player} 2025-10-07`,
  eventKey: `game of ${player} 2025-10-07`,
  book: 'betmgm',
  market: marketWith({ kind: 'player-prop', player, stat, line }),
  prices,
  at: Date.UTC(2025, 9, 7, 21, 27, 29, 218),
  mark: null,
  snapshot: null,
  ...properties,
})

describe('ten rows of hockey props, worked by hand', () => {
  it('price the over first, whether it is the favorite or the under is', async () => {
    expect(
      await read(row('Aaron Ekblad', 'POINTS', '0.5', '-130,-105'), row('Aaron Ekblad', 'ASSISTS', '0.5', '105,-140')),
    ).toEqual(
      complete(
        quote('Aaron Ekblad', 'points', 0.5, [1 + 100 / 130, 1 + 100 / 105]),
        quote('Aaron Ekblad', 'assists', 0.5, [2.05, 1 + 100 / 140]),
      ),
    )
  })

  it('price equal sides alike, and pay the stake once more at +100 and at −100', async () => {
    expect(
      await read(
        row('Cale Makar', 'SOG', '2.5', '-110,-110'),
        row('Cale Makar', 'SOG', '3.5', '100,-125'),
        row('Cale Makar', 'SOG', '1.5', '-120,-100'),
      ),
    ).toEqual(
      complete(
        quote('Cale Makar', 'sog', 2.5, [1 + 100 / 110, 1 + 100 / 110]),
        quote('Cale Makar', 'sog', 3.5, [2, 1.8]),
        quote('Cale Makar', 'sog', 1.5, [1 + 100 / 120, 2]),
      ),
    )
  })

  it('keep a single side in its place: goals often have no under', async () => {
    expect(
      await read(
        row('Alex Newhook', 'GOALS', '2.5', '15000,'),
        row('Leon Draisaitl', 'POINTS', '0.5', ',300'),
        row('Leon Draisaitl', 'POINTS', '1.5', '110,-99'),
        row('Leon Draisaitl', 'GOALS', '0.5', '140,-62500'),
      ),
    ).toEqual(
      complete(
        quote('Alex Newhook', 'goals', 2.5, [151, null]),
        quote('Leon Draisaitl', 'points', 0.5, [null, 4]),
        quote('Leon Draisaitl', 'points', 1.5, [2.1, null]),
        quote('Leon Draisaitl', 'goals', 0.5, [2.4, 1.0016]),
      ),
    )
  })

  it('are left out and counted without a line, a date, any price or a zone', async () => {
    expect(
      await read(
        row('Cale Makar', 'SOG', '', '-110,-110'),
        row('Cale Makar', 'SOG', '2.6', '-110,-110'),
        row('Cale Makar', 'SOG', '2.5', ','),
        `,,Cale Makar,,SOG,2.5,-110,-110,betmgm,${SEEN},True`,
        '2025-10-07,,Cale Makar,,SOG,2.5,-110,-110,betmgm,2025-10-07T21:27:29,,True',
      ),
    ).toEqual({ quotes: [], leftOut: { 'no line': 2, 'no price': 1, 'no date': 1, 'no time': 1 } })
  })

  it('have whole, half and quarter lines, each a market of its own', async () => {
    const rows = ['2', '3.0', '3.5', '2.25'].map((line) => row('Cale Makar', 'SOG', line, '-125,105'))
    const expected = [2, 3, 3.5, 2.25].map((line) => quote('Cale Makar', 'sog', line, [1.8, 2.05]))
    expect(await read(...rows)).toEqual(complete(...expected))
  })

  it('are of one event for a player and day, and of two for two players or two days', async () => {
    const rows = [
      row('Sidney Crosby', 'SOG', '2.5', '-125,105'),
      row('Sidney Crosby', 'GOALS', '0.5', '150,-200'),
      row('Evgeni Malkin', 'SOG', '2.5', '-125,105'),
      `2025-10-08,8471675,Sidney Crosby,PIT,SOG,2.5,-125,105,fanduel,${SEEN},True`,
    ]
    const nextDay = 'game of Sidney Crosby 2025-10-08'
    expect(await read(...rows)).toEqual(
      complete(
        quote('Sidney Crosby', 'sog', 2.5, [1.8, 2.05]),
        quote('Sidney Crosby', 'goals', 0.5, [2.5, 1.5]),
        quote('Evgeni Malkin', 'sog', 2.5, [1.8, 2.05]),
        quote('Sidney Crosby', 'sog', 2.5, [1.8, 2.05], { event: nextDay, eventKey: nextDay, book: 'fanduel' }),
      ),
    )
  })

  it('keep accents in names and drop the spaces around them', async () => {
    expect(await read(row('  Tim Stützle ', 'POINTS', '0.5', '-155,115'))).toEqual(
      complete(quote('Tim Stützle', 'points', 0.5, [1 + 100 / 155, 2.15])),
    )
  })

  it('keep the day that is written though they were first seen an evening before it', async () => {
    const times = '2025-10-08T02:56:14.132167Z,2025-10-09T02:56:18.613375Z'
    const event = 'game of Tim Stützle 2025-10-09'
    const at = Date.UTC(2025, 9, 8, 2, 56, 14, 132)
    expect(await read(`2025-10-09,,Tim Stützle,,ASSISTS,0.5,120,-160,betmgm,${times},True`)).toEqual(
      complete(quote('Tim Stützle', 'assists', 0.5, [2.2, 1.625], { event, eventKey: event, at })),
    )
  })

  it('keep a price that was replaced next to the one that replaced it, and one without a time', async () => {
    const seen = (prices: string, time: string, current: string) =>
      `2025-10-07,,Cale Makar,,SOG,2.5,${prices},betmgm,${time},,${current}`
    expect(
      await read(
        seen('-125,105', '2025-10-07T15:00:00Z', 'False'),
        seen('-150,120', '2025-10-07T18:00:00-02:00', 'True'),
        seen('-200,150', '', 'True'),
      ),
    ).toEqual(
      complete(
        quote('Cale Makar', 'sog', 2.5, [1.8, 2.05], { at: Date.UTC(2025, 9, 7, 15) }),
        quote('Cale Makar', 'sog', 2.5, [1 + 100 / 150, 2.2], { at: Date.UTC(2025, 9, 7, 20) }),
        quote('Cale Makar', 'sog', 2.5, [1.5, 2.5], { at: null }),
      ),
    )
  })
})
