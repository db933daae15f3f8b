import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fullGame } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { boardAt } from './board-at.ts'
import { footballDataBooks } from './quote-tables.ts'
import { readQuotes } from './read-quotes.ts'
import type { SeenQuote } from './seen-quote.ts'

async function file(name: string, text: string): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'quotes-')), name)
  await writeFile(path, name.endsWith('.gz') ? gzipSync(text) : text)
  return path
}
const event = (markets: unknown[], book = 'one', over: object = {}) => ({
  id: 'x',
  commence_time: '2026-01-02T03:00:00Z',
  home_team: 'Montréal',
  away_team: 'Buffalo',
  bookmakers: [{ key: book, title: book, markets }],
  ...over,
})
const api = (answer: unknown) => file('odds.json', JSON.stringify(answer))
const outcome = (name: string, price: number, point?: number, description?: string) => ({
  name,
  price,
  point,
  description,
})

describe('an answer of The Odds API', () => {
  it('counts spreads and totals that no game of a known league can have', async () => {
    const spreads = { key: 'spreads', outcomes: [outcome('Buffalo', -110, 44.5), outcome('Montréal', -110, -44.5)] }
    const totals = { key: 'totals', outcomes: [outcome('Under', -110, 22), outcome('Over', -110, 22)] }
    const read = async (over: object) => {
      const { quotes, leftOut } = await readQuotes(await api([event([spreads, totals], 'one', over)]))
      return [quotes.map(({ market }) => market.line), leftOut]
    }
    const reasons = { 'spread out of range': 1, 'total out of range': 1 }
    expect(await read({ sport_key: 'basketball_nba' })).toEqual([[], reasons])
    expect(await read({ sport_key: 'basketball_ncaab' })).toEqual([[-44.5, 22], {}])
    expect(await read({})).toEqual([[-44.5, 22], {}])
  })

  it.each([
    ['americanfootball_nfl', 4450, 44.5],
    ['basketball_nba', 220.25, 220.5],
    ['soccer_spain_la_liga', 25, 2.5],
    ['soccer_uefa_champs_league', 25, 2.75],
    ['soccer_uefa_europa_league', 25, 2.25],
  ])('counts a misprinted total of %s, %d, and keeps %d', async (sportKey, misprint, total) => {
    const totalsOf = (line: number) => ({
      key: 'totals',
      outcomes: ['Over', 'Under'].map((side) => outcome(side, -110, line)),
    })
    const path = await api([event([totalsOf(misprint), totalsOf(total)], 'one', { sport_key: sportKey })])
    const { quotes, leftOut } = await readQuotes(path)
    expect(quotes.map(({ market }) => market.line)).toEqual([total])
    expect(leftOut).toEqual({ 'total out of range': 1 })
  })

  it('gives every market in the order of its selections, whatever the order of its outcomes', async () => {
    const h2h = { key: 'h2h', outcomes: [outcome('Buffalo', 120), outcome('Montréal', -140)] }
    const spreads = { key: 'spreads', outcomes: [outcome('Buffalo', -110, 1.5), outcome('Montréal', -110, -1.5)] }
    const totals = { key: 'alternate_totals_h1', outcomes: [outcome('Under', 100, 3.5), outcome('Over', -120, 3.5)] }
    const { quotes } = await readQuotes(await api([event([h2h, spreads, totals])]))
    expect(
      quotes.map(({ event: name, market: { kind, line, period }, prices }) => [name, kind, line, period, prices[0]]),
    ).toEqual([
      ['Buffalo @ Montréal 2026-01-01', 'moneyline', null, 'full', 1 + 100 / 140],
      ['Buffalo @ Montréal 2026-01-01', 'spread', -1.5, 'full', 1 + 100 / 110],
      ['Buffalo @ Montréal 2026-01-01', 'total', 3.5, 'first-half', 1 + 100 / 120],
    ])
  })

  it('was seen when its market was last looked at, else when its book was', async () => {
    const outcomes = [outcome('Buffalo', 120), outcome('Montréal', -140)]
    const bookmakers = [
      {
        key: 'one',
        title: 'one',
        last_update: '2026-01-02T01:00:00Z',
        markets: [
          { key: 'h2h', outcomes, last_update: '2026-01-02T00:30:00Z' },
          { key: 'h2h_h1', outcomes },
        ],
      },
    ]
    const { quotes } = await readQuotes(await api([event([], 'one', { bookmakers })]))
    expect(quotes.map(({ at }) => at && new Date(at).toISOString())).toEqual([
      '2026-01-02T00:30:00.000Z',
      '2026-01-02T01:00:00.000Z',
    ])
  })

  it('reads decimal prices where one is below 100, a draw, team totals and props by line', async () => {
    const markets = [
      { key: 'h2h', outcomes: [outcome('Montréal', 1.8), outcome('Draw', 3.9), outcome('Buffalo', 4.4)] },
      { key: 'team_totals', outcomes: [outcome('Over', 1.9, 2.5, 'Buffalo'), outcome('Under', 1.9, 2.5, 'Buffalo')] },
      {
        key: 'player_points',
        outcomes: [
          outcome('Over', 1.9, 0.5, 'Nick Suzuki'),
          outcome('Under', 1.9, 0.5, 'Nick Suzuki'),
          outcome('Over', 3.4, 1.5, 'Nick Suzuki'),
        ],
      },
    ]
    const { quotes } = await readQuotes(await api(event(markets)))
    expect(
      quotes.map(({ market: { kind, team, player, line }, prices }) => [
        kind,
        team ?? player,
        line,
        prices.length,
        prices[1],
      ]),
    ).toEqual([
      ['three-way', null, null, 3, 3.9],
      ['team-total', 'away', 2.5, 2, 1.9],
      ['player-prop', 'Nick Suzuki', 0.5, 2, 1.9],
      ['player-prop', 'Nick Suzuki', 1.5, 2, null],
    ])
  })

  it.each([
    [
      'American odds between −100 and +100',
      { key: 'h2h', outcomes: [outcome('Montréal', -250), outcome('Buffalo', 0.9)] },
    ],
    ['one selection twice', { key: 'h2h', outcomes: [outcome('Montréal', 2), outcome('Montréal', 2.1)] }],
    [
      'a selection that is none of the market’s',
      { key: 'h2h', outcomes: [outcome('Montréal', 2), outcome('Buffallo', 2)] },
    ],
    [
      'no line: yes or no, or a first scorer',
      { key: 'player_goal_scorer_anytime', outcomes: [outcome('Yes', 2, undefined, 'X')] },
    ],
    ['market h2h_lay', { key: 'h2h_lay', outcomes: [outcome('Montréal', 2), outcome('Buffalo', 2)] }],
    [
      'line 2.2 is no multiple of a quarter',
      { key: 'totals', outcomes: [outcome('Over', 2, 2.2), outcome('Under', 2, 2.2)] },
    ],
    ['a team total of neither side', { key: 'team_totals', outcomes: [outcome('Over', 2, 2.5, 'Boston')] }],
  ])('leaves out a market with %s, and counts it', async (reason, market) => {
    const { quotes, leftOut } = await readQuotes(await api([event([market])]))
    const known = reason.startsWith('American') ? { 'a price that is not above 1': 1 } : { [reason]: 1 }
    expect([quotes, leftOut]).toEqual([[], known])
  })

  it('makes no market of a total whose sides stand on different lines', async () => {
    const market = { key: 'totals', outcomes: [outcome('Over', 1.9, 5.5), outcome('Under', 1.9, 6)] }
    const { quotes } = await readQuotes(await api([event([market])]))
    expect(quotes.map(({ prices }) => prices.includes(null))).toEqual([true, true])
  })

  it('says what is wrong with what is no such answer', async () => {
    await expect(readQuotes(await file('odds.json', '{'))).rejects.toThrow('is not JSON')
    await expect(readQuotes(await api({ some: 'thing' }))).rejects.toThrow('no answer with events and bookmakers')
    await expect(readQuotes(await api({ message: 'Usage quota has been reached', error_code: 'X' }))).rejects.toThrow(
      'Usage quota',
    )
    await expect(readQuotes('/nowhere/odds.json')).rejects.toThrow('cannot be read (ENOENT)')
    expect(await readQuotes(await api([]))).toEqual({ quotes: [], leftOut: {} })
    for (const broken of [
      { home_team: null },
      { commence_time: '2023-10-10T21:30:00' },
      { commence_time: '2026-02-30T21:30:00Z' },
    ])
      expect((await readQuotes(await api([event([], 'one', broken)]))).leftOut).toEqual({
        'an event without two sides and a start': 1,
      })
  })
})

describe('tables of quotes', () => {
  it('finds a Football-Data file’s books in its header: VC is one, the best, the mean and an exchange are none', () => {
    const header = [
      'Div',
      'FTHG',
      ...['B365', 'VC', 'NEW', 'Max', 'Avg', 'BFE', 'B365C', 'VCC', 'MaxC', 'BFEC'].flatMap((code) => [
        `${code}H`,
        `${code}D`,
        `${code}A`,
      ]),
    ]
    expect(footballDataBooks(header)).toEqual([
      { code: 'B365', mark: 'open' },
      { code: 'VC', mark: 'open' },
      { code: 'NEW', mark: 'open' },
      { code: 'B365C', mark: 'close' },
      { code: 'VCC', mark: 'close' },
    ])
  })

  it('keeps first and closing prices apart', async () => {
    const text =
      'Div,Date,HomeTeam,AwayTeam,B365H,B365D,B365A,B365CH,B365CD,B365CA\nE0,16/08/2014,Arsenal,Crystal Palace,1.25,6.5,15,1.3,6,12\nE0,17/08/2014,A,B,,,,2,x,4\n'
    const { quotes } = await readQuotes(await file('E0.csv.gz', text))
    expect(boardAt(quotes, 'first').map(({ event: name, prices }) => [name, prices])).toEqual([
      ['Crystal Palace @ Arsenal 2014-08-16', [1.25, 6.5, 15]],
    ])
    expect(boardAt(quotes, 'close').map(({ prices }) => prices)).toEqual([
      [1.3, 6, 12],
      [2, null, 4],
    ])
  })

  it('takes one snapshot of an event, the first or the last before it began', async () => {
    const columns =
      'snapshot_label,date,game_id,commence_time,home_team,away_team,bookmaker,snapshot_taken_at_utc,ml_home,ml_away,spread_home,spread_home_odds,spread_away,spread_away_odds,total_line,total_over_odds,total_under_odds'
    const row = (hour: string, home: string, against = '4.5') =>
      `x,2026-04-25,g,2026-04-25T19:00:00Z,New York,Indiana,betmgm,2026-04-25T${hour}:00:00Z,${home},154,-4.5,-110,${against},-110,163.5,-110,-110`
    const { quotes, leftOut } = await readQuotes(
      await file(
        'a.csv',
        [columns, row('09', '-190'), row('12', '-200', '5.5'), row('19', '-800'), row('20', '-900')].join('\n'),
      ),
    )
    // Of two rows, one was seen at the very start, at 19:00.
    expect(leftOut).toEqual({ 'seen after the start': 2 })
    expect(boardAt(quotes, 'first').map(({ market: { kind } }) => kind)).toEqual(['moneyline', 'spread', 'total'])
    expect(boardAt(quotes, 'close').map(({ market: { kind }, prices }) => [kind, prices[0]])).toEqual([
      ['moneyline', 1.5],
      ['total', 1 + 100 / 110],
    ])
  })

  it('counts a book’s first price list, or its last, where the file has no snapshots', () => {
    const seen = (at: number, price: number): SeenQuote => ({
      event: 'game of Anna',
      eventKey: 'game of Anna',
      book: 'one',
      market: fullGame('total', 2.5),
      prices: [decimalOdds(price), decimalOdds(1.9)],
      at,
      mark: null,
      snapshot: null,
    })
    const quotes = [seen(2000, 1.8), seen(1000, 1.7), seen(3000, 1.9)]
    // Of several quotes of one book the last one counts.
    expect(boardAt(quotes, 'first').at(-1)?.prices[0]).toBe(1.7)
    expect(boardAt(quotes, 'close').at(-1)?.prices[0]).toBe(1.9)
  })

  it('names the columns of a file it does not know, and says so of an empty one', async () => {
    await expect(readQuotes(await file('a.csv', 'time,temperature\n1,2\n'))).rejects.toThrow(
      "its first columns are 'time', 'temperature'",
    )
    await expect(readQuotes(await file('a.csv', ''))).rejects.toThrow('is empty')
    // Characters that would steer a terminal are escaped.
    await expect(readQuotes(await file('a.csv', 'a\u001b[2J,b\u009b\n1,2\n'))).rejects.toThrow(
      "its first columns are 'a\\x1B[2J', 'b\\x9B'",
    )
  })
})
