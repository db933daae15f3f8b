import { expect, it } from 'vitest'
import { quotesIn } from './quotes-in.ts'

// Worked by hand from an answer's own fields: American prices, the day of a game that of its start in Los Angeles. Teams and players may come
// in any order.
type Outcome = readonly [name: string, price: number, point?: number | null, description?: string]

const market = (key: string, ...outcomes: readonly Outcome[]) => ({
  key,
  outcomes: outcomes.map(([name, price, point, description]) => ({ name, price, point, description })),
})
const event = (id: string, starts: string, [away, home]: readonly [string, string], ...markets: readonly object[]) => ({
  id,
  sport_key: 'baseball_mlb',
  commence_time: starts,
  home_team: home,
  away_team: away,
  bookmakers: [{ key: 'fanduel', title: 'FanDuel', last_update: '2026-08-03T16:00:00Z', markets }],
})

const SOX = ['Boston Red Sox', 'New York Yankees'] as const
const EVENTS = [
  // A home favorite, its away side listed first; an away favorite; even sides.
  event('a', '2026-08-03T23:05:00Z', SOX, market('h2h', ['Boston Red Sox', 130], ['New York Yankees', -150])),
  event(
    'b',
    '2026-08-04T02:10:00Z',
    ['Los Angeles Dodgers', 'San Diego Padres'],
    market('h2h', ['San Diego Padres', 120], ['Los Angeles Dodgers', -140]),
  ),
  event(
    'c',
    '2026-08-04T07:00:00Z',
    ['Texas Rangers', 'Seattle Mariners'],
    market('h2h', ['Seattle Mariners', -110], ['Texas Rangers', -110]),
  ),
  // Halves, quarters and periods, of a sport without bounds here.
  {
    ...event(
      'parts',
      '2026-08-04T23:05:00Z',
      ['Denver', 'Utah'],
      market('spreads_h1', ['Utah', -115, -0.5], ['Denver', -105, 0.5]),
      market('totals_q2', ['Over', -110, 55.5], ['Under', -110, 55.5]),
      market('totals_p3', ['Over', 120, 2], ['Under', -140, 2]),
    ),
    sport_key: 'basketball_ncaab',
  },
  // A run line of the favorite at home, then away; its alternate on a whole line, which may be pushed.
  event(
    'd',
    '2026-08-04T23:05:00Z',
    SOX,
    market('spreads', ['Boston Red Sox', -175, 1.5], ['New York Yankees', 145, -1.5]),
  ),
  event(
    'e',
    '2026-08-05T23:05:00Z',
    SOX,
    market('spreads', ['Boston Red Sox', 155, -1.5], ['New York Yankees', -190, 1.5]),
    market('alternate_spreads', ['New York Yankees', 105, 1], ['Boston Red Sox', -125, -1]),
  ),
  // A doubleheader: the same sides on one day, by their keys; over and under unequal, on a half and a whole line.
  event('f1', '2026-08-06T17:05:00Z', SOX, market('totals', ['Under', -120, 8.5], ['Over', 100, 8.5])),
  event(
    'f2',
    '2026-08-06T23:05:00Z',
    SOX,
    market('totals', ['Over', -105, 9], ['Under', -115, 9]),
    market('alternate_totals', ['Over', 200, 10.5]),
  ),
  // Parts of a game, and one side's own total.
  event(
    'g',
    '2026-08-07T23:05:00Z',
    SOX,
    market('h2h_1st_5_innings', ['New York Yankees', -130], ['Boston Red Sox', 110]),
    market('totals_1st_1_innings', ['Over', 115, 0.5], ['Under', -145, 0.5]),
    market('team_totals', ['Under', -125, 4.5, 'Boston Red Sox'], ['Over', -105, 4.5, 'Boston Red Sox']),
  ),
  // Players: both lines of one, and one with the over only.
  event(
    'h',
    '2026-08-08T23:05:00Z',
    SOX,
    market(
      'pitcher_strikeouts',
      ['Over', -115, 5.5, 'Brayan Bello'],
      ['Under', -115, 5.5, 'Brayan Bello'],
      ['Over', 170, 7.5, 'Brayan Bello'],
      ['Under', -220, 7.5, 'Brayan Bello'],
    ),
    market('batter_home_runs', ['Over', 320, 0.5, 'Rafael Devers']),
  ),
  // A draw that can be backed; a moneyline with one side.
  event(
    'i',
    '2026-08-09T23:05:00Z',
    SOX,
    market('h2h_3_way_1st_5_innings', ['Draw', 500], ['New York Yankees', 110], ['Boston Red Sox', 150]),
    market('h2h', ['New York Yankees', -160]),
  ),
  // What is no market: a stranger, a total out of any range, a lay price.
  event(
    'j',
    '2026-08-10T23:05:00Z',
    SOX,
    market('h2h', ['New York Mets', 110], ['Boston Red Sox', -130]),
    market('totals', ['Over', -110, 85], ['Under', -110, 85]),
    market('h2h_lay', ['New York Yankees', -150], ['Boston Red Sox', 130]),
  ),
]

it('reads events of The Odds API as they were worked out by hand', async () => {
  const sox = (day: number, key: string) => `Boston Red Sox @ New York Yankees 2026-08-0${day} | ${key} | FanDuel`
  const { quotes, leftOut } = await quotesIn('odds.json', JSON.stringify(EVENTS))
  expect(quotes.map((line) => line.replace(' | 2026-08-03T16:00:00Z', ''))).toEqual([
    `${sox(3, 'a')} | moneyline | 1.6667 2.3`,
    'Los Angeles Dodgers @ San Diego Padres 2026-08-03 | b | FanDuel | moneyline | 2.2 1.7143',
    'Texas Rangers @ Seattle Mariners 2026-08-04 | c | FanDuel | moneyline | 1.9091 1.9091',
    'Denver @ Utah 2026-08-04 | parts | FanDuel | spread first-half -0.5 | 1.8696 1.9524',
    'Denver @ Utah 2026-08-04 | parts | FanDuel | total quarter-2 55.5 | 1.9091 1.9091',
    'Denver @ Utah 2026-08-04 | parts | FanDuel | total period-3 2 | 2.2 1.7143',
    `${sox(4, 'd')} | spread -1.5 | 2.45 1.5714`,
    `${sox(5, 'e')} | spread 1.5 | 1.5263 2.55`,
    `${sox(5, 'e')} | alternate spread 1 | 2.05 1.8`,
    `${sox(6, 'f1')} | total 8.5 | 2 1.8333`,
    `${sox(6, 'f2')} | total 9 | 1.9524 1.8696`,
    `${sox(6, 'f2')} | alternate total 10.5 | 3 –`,
    `${sox(7, 'g')} | moneyline first-five | 1.7692 2.1`,
    `${sox(7, 'g')} | total first-inning 0.5 | 2.15 1.6897`,
    `${sox(7, 'g')} | team-total away 4.5 | 1.9524 1.8`,
    `${sox(8, 'h')} | player-prop Brayan Bello pitcher_strikeouts 5.5 | 1.8696 1.8696`,
    `${sox(8, 'h')} | player-prop Brayan Bello pitcher_strikeouts 7.5 | 2.7 1.4545`,
    `${sox(8, 'h')} | player-prop Rafael Devers batter_home_runs 0.5 | 4.2 –`,
    `${sox(9, 'i')} | three-way first-five | 2.1 6 2.5`,
    `${sox(9, 'i')} | moneyline | 1.625 –`,
  ])
  expect(quotes.every((line) => line.endsWith(' | 2026-08-03T16:00:00Z'))).toBe(true)
  expect(leftOut).toEqual({
    'a selection that is none of the market’s': 1,
    'total out of range': 1,
    'market h2h_lay': 1,
  })
})
