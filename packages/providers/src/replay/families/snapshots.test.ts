import { describe, expect, it } from 'vitest'
import { minus, plus, pricesOf } from '../../../testing/priced-rows.ts'
import { readRows } from '../../../testing/read-rows.ts'
import { snapshots } from './snapshots.ts'

const COLUMNS =
  'snapshot_label|date|game_id|commence_time|home_team|away_team|bookmaker|snapshot_taken_at_utc|ml_home|ml_away|spread_home|spread_home_odds|spread_away|spread_away_odds|total_line|total_over_odds|total_under_odds'

const at = Date.parse

describe('recorded rows of NHL snapshots', () => {
  const readAll = () =>
    readRows(snapshots, 'nhl', '|', COLUMNS, [
      'noon_et_historical|2023-10-10|4eac|2023-10-10T21:30:00Z|Tampa Bay Lightning|Nashville Predators|betmgm||-160|135|-1.5|145|1.5|-175|6.5|-105|-115',
      'noon_et_historical|2023-10-10|4eac|2023-10-10T21:30:00Z|Tampa Bay Lightning|Nashville Predators|caesars||-160|135|-1.5|150|1.5|-178|6.5|-105|-115',
      'noon_et_historical|2023-10-11|b91c|2023-10-12T02:00:00Z|Los Angeles Kings|Colorado Avalanche|caesars||100|-120|1.5|-240|-1.5|196|6.0|-120|100',
      'noon_et_historical|2024-02-10|65a5|2024-02-11T00:00:00Z|Columbus Blue Jackets|Tampa Bay Lightning|caesars||143|-170|1.5|-160|-1.5|135|||',
      'noon_et_historical|2024-10-17|296c|2024-10-19T01:00:00Z|Colorado Avalanche|Anaheim Ducks|caesars||||-1.5|-105|1.5|-115|6.5|-120|100',
      'noon_et_historical|2025-10-04|056e|2025-10-08T23:40:00Z|Washington Capitals|Boston Bruins|caesars||-205|170|-1.5|118|1.5|-140|5.5|-110|-110',
      'open_9pm_pst|2025-10-07|056e|2025-10-08T23:40:00Z|Washington Capitals|Boston Bruins|betmgm|2025-10-07T05:00:00Z|-200|165|-1.5|125|1.5|-150|||',
      'open_9pm_pst|2025-10-08|056e|2025-10-08T23:40:00Z|Washington Capitals|Boston Bruins|caesars|2025-10-08T05:00:00Z|-190|158|-1.5|135|1.5|-160|5.5|-110|-110',
      'noon_et_historical|2024-06-25|551b|2024-06-25T00:22:00Z|Florida Panthers|Edmonton Oilers|betmgm||-10000|1600|-1.5|275|1.5|-400|||',
      'open_9pm_pst|2025-10-08|e145|2025-10-08T02:51:21Z|Los Angeles Kings|Colorado Avalanche|betmgm|2025-10-08T05:00:00Z|1600|-10000|3.5|-200|-3.5|145|||',
    ])

  it('are on the Pacific day of the start; what is dated on an earlier day is left out', () => {
    expect(readAll().games.map(({ sourceId, day, startsAt }) => [sourceId, day, startsAt])).toEqual([
      ['4eac', '2023-10-10', at('2023-10-10T21:30:00Z')],
      ['4eac', '2023-10-10', at('2023-10-10T21:30:00Z')],
      ['b91c', '2023-10-11', at('2023-10-12T02:00:00Z')],
      ['65a5', '2024-02-10', at('2024-02-11T00:00:00Z')],
      ['056e', '2025-10-08', at('2025-10-08T23:40:00Z')],
    ])
    expect(readAll().leftOut).toEqual([
      ...Array.from({ length: 3 }, () => 'row: dated before the day of the game'),
      ...Array.from({ length: 2 }, () => 'row: seen after the start'),
    ])
  })

  it('were seen at the time written, or at 17:00 UTC of the snapshot’s day', () => {
    expect(readAll().games.map(({ quotes }) => [quotes[0]?.book, quotes[0]?.at])).toEqual([
      ['BetMGM', at('2023-10-10T17:00:00Z')],
      ['Caesars', at('2023-10-10T17:00:00Z')],
      ['Caesars', at('2023-10-11T17:00:00Z')],
      ['Caesars', at('2024-02-10T17:00:00Z')],
      // Ten in the evening before, Pacific time: the snapshot is dated by UTC.
      ['Caesars', at('2025-10-08T05:00:00Z')],
    ])
  })

  it('have the home side and the over first, and the spread of the home side', () => {
    expect(readAll().games.map(pricesOf)).toEqual([
      {
        'seen moneyline': [minus(160), plus(135)],
        'seen spread -1.5': [plus(145), minus(175)],
        'seen total 6.5': [minus(105), minus(115)],
      },
      {
        'seen moneyline': [minus(160), plus(135)],
        'seen spread -1.5': [plus(150), minus(178)],
        'seen total 6.5': [minus(105), minus(115)],
      },
      // The visitor is the favorite; six goals are a push.
      {
        'seen moneyline': [plus(100), minus(120)],
        'seen spread 1.5': [minus(240), plus(196)],
        'seen total 6': [minus(120), plus(100)],
      },
      { 'seen moneyline': [plus(143), minus(170)], 'seen spread 1.5': [minus(160), plus(135)] },
      {
        'seen moneyline': [minus(190), plus(158)],
        'seen spread -1.5': [plus(135), minus(160)],
        'seen total 5.5': [minus(110), minus(110)],
      },
    ])
  })
})

describe('recorded rows of WNBA snapshots', () => {
  const readAll = () =>
    readRows(snapshots, 'wnba', '|', COLUMNS, [
      'morning|2026-04-25|681f|2026-04-25T19:00:00Z|New York Liberty|Indiana Fever|betmgm|2026-04-25T15:46:48Z|-190|154|-4.5|-110|4.5|-110|163.5|-110|-110',
      'close|2026-05-02|e1cb|2026-05-03T23:00:00Z|Portland Fire|Los Angeles Sparks|betmgm|2026-05-02T03:20:04Z|220|-275|||||168.5|-110|-110',
      'morning|2026-05-27|dfe5|2026-05-27T23:00:00Z|New York Liberty|Phoenix Mercury|betrivers|2026-05-27T18:05:18Z|-180|143|-4.0|-112|4.0|-112|169.0|-114|-109',
      'morning|2026-06-01|a379|2026-06-02T02:00:00Z|Phoenix Mercury|Minnesota Lynx|betrivers|2026-06-01T19:56:30Z|125|-157|3.0|-110|-3.0|-113|166.0|-113|-110',
      'close|2026-05-09|05ba|2026-05-09T02:05:19Z|Seattle Storm|Golden State Valkyries|betmgm|2026-05-09T03:28:07Z|1000|-3000|12.5|105|-12.5|-135|166.5|-110|-118',
    ])

  it('have the markets that the book quoted', () => {
    expect(readAll().games.map((game) => [game.day, game.home, game.quotes[0]?.book, pricesOf(game)])).toEqual([
      [
        '2026-04-25',
        'New York Liberty',
        'BetMGM',
        {
          'seen moneyline': [minus(190), plus(154)],
          'seen spread -4.5': [minus(110), minus(110)],
          'seen total 163.5': [minus(110), minus(110)],
        },
      ],
      // Whole numbers: a home win by 4 and 169 points are pushes.
      [
        '2026-05-27',
        'New York Liberty',
        'BetRivers',
        {
          'seen moneyline': [minus(180), plus(143)],
          'seen spread -4': [minus(112), minus(112)],
          'seen total 169': [minus(114), minus(109)],
        },
      ],
      [
        '2026-06-01',
        'Phoenix Mercury',
        'BetRivers',
        {
          'seen moneyline': [plus(125), minus(157)],
          'seen spread 3': [minus(110), minus(113)],
          'seen total 166': [minus(113), minus(110)],
        },
      ],
    ])
    expect(readAll().leftOut).toEqual(['row: dated before the day of the game', 'row: seen after the start'])
  })
})

describe('hand-made rows of snapshots', () => {
  const GAME = '2023-10-10T21:30:00Z|Tampa Bay Lightning|Nashville Predators'
  const readAll = () =>
    readRows(snapshots, 'nhl', '|', COLUMNS, [
      `live|2023-10-10|a|${GAME}|fanduel|2023-10-10T21:29:59Z|130|-155|1.5|-190|-1.5|158|6|-112|-108`,
      `live|2023-10-10|a|${GAME}|fanduel|2023-10-10T21:30:00Z|130|-155|1.5|-190|-1.5|158|6|-112|-108`,
      `live|2023-10-10|a|${GAME}|fanduel||130|-155|1.5|-190|-1.5|158|6|-112|-108`,
      'noon|2023-10-10|b|soon|Tampa Bay Lightning|Nashville Predators|fanduel||130|-155|||||||',
      `noon||c|${GAME}|fanduel||130|-155|||||||`,
      `live||f|${GAME}|fanduel|2023-10-10T20:00:00Z|130|-155|||||||`,
      `live|Tuesday|g|${GAME}|fanduel|2023-10-10T20:00:00Z|130|-155|||||||`,
      `noon|2023-10-10|d|${GAME}|newbook||130||1.3|-190|-1.3|158|60|-112|-108`,
      `noon|2023-10-10|e|${GAME}|draftkings||-50|-155|NL|-190|NL|158|6.5|over|-108`,
    ])

  it('are read until one second before the start', () => {
    expect(
      readAll().games.map(({ sourceId, quotes }) => [sourceId, quotes.length, quotes[0]?.book, quotes[0]?.at]),
    ).toEqual([
      ['a', 3, 'FanDuel', at('2023-10-10T21:29:59Z')],
      ['d', 0, undefined, undefined],
      ['e', 0, undefined, undefined],
    ])
  })

  it('are left out with their reason', () => {
    expect(readAll().leftOut).toEqual([
      'row: seen after the start',
      'row: no date',
      'row: no date',
      'row: no date',
      'row: no date',
      'row: no date',
      'price: not a line',
      'price: total out of range',
      'price: one-sided price',
      'price: no line',
      'price: moneyline between -100 and +100',
      'price: not a price',
    ])
  })
})

it.each([
  ['2023-10-10 21:30', ''],
  ['2023-10-10T21:30:00', '2023-10-10T17:00:00Z'],
  ['2023-02-30T21:30:00Z', '2023-02-28T17:00:00Z'],
  // A time that is written and cannot be is not replaced by noon.
  ['2023-10-10T21:30:00Z', '2023-09-31T17:00:00Z'],
])('a snapshot without a zone, or on no day of the calendar, is left out: start %s, taken %s', (start, taken) => {
  const row = `noon|2023-10-10|a|${start}|Tampa Bay Lightning|Nashville Predators|fanduel|${taken}|130|-155|||||||`
  expect(readRows(snapshots, 'nhl', '|', COLUMNS, [row])).toEqual({ games: [], leftOut: ['row: no date'] })
})
