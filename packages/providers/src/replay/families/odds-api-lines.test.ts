import { describe, expect, it } from 'vitest'
import { minus, plus, pricesOf } from '../../../testing/priced-rows.ts'
import { readRows } from '../../../testing/read-rows.ts'
import { oddsApiLines } from './odds-api-lines.ts'

const COLUMNS =
  'date|event_id|commence_time|snapshot|retrieved_at|bookmaker|away_team|home_team|away_ml|home_ml|away_rl|away_rl_odds|home_rl|home_rl_odds|total|over_odds|under_odds'

const at = Date.parse

describe('recorded game lines of MLB', () => {
  const readAll = () =>
    readRows(oddsApiLines, 'mlb', '|', COLUMNS, [
      '2025-03-27|1266|2025-03-27T21:52:00Z|2025-03-27T20:52:00Z|2026-02-10T15:52:31|draftkings|Minnesota Twins|St. Louis Cardinals|-118|-102|-1.5|+145|1.5|-175|7.5|-102|-118',
      '2025-03-27|f185|2025-03-27T23:13:00Z|2025-03-27T22:13:00Z|2026-02-10T15:52:31|draftkings|Detroit Tigers|Los Angeles Dodgers|+142|-170|1.5|-162|-1.5|+136|6.5|-125|+105',
      '2025-03-30|4024|2025-03-30T23:11:24Z|2025-03-30T22:11:24Z|2026-02-10T15:52:49|fanduel|Atlanta Braves|San Diego Padres|+110|-130|1.5|-205|-1.5|+168|8|-106|-114',
      '2025-03-31|a72e|2025-03-31T22:40:00Z|2025-03-31T21:40:00Z|2026-02-10T15:53:00|fanduel|New York Mets|Miami Marlins|-180|+152|-1.5|-111|1.5|-108|8.5|-106|-114',
      '2025-04-07|15b5|2025-04-07T22:40:00Z|2025-04-07T21:40:00Z|2026-02-10T15:54:07|betonlineag|St. Louis Cardinals|Pittsburgh Pirates|-106|-104|-1.5|+150|1.5|-170|8|-120|+100',
      '2025-04-27|a6c7|2025-04-27T17:26:00Z|2025-04-27T16:26:00Z|2026-02-10T15:57:51|fanduel|Toronto Blue Jays|New York Yankees|+166|-198|1.5|-125|-1.5|+104|8.5|+100|-122',
      '2025-04-27|96f4|2025-04-27T21:26:13Z|2025-04-27T20:26:13Z|2026-02-10T15:57:51|mybookieag|Toronto Blue Jays|New York Yankees|+134|-159|1.5|-150|-1.5|+130|8.5|-122|+100',
      '2025-06-04|6d5e|2025-06-05T00:11:00Z|2025-06-04T23:41:00Z|2026-03-13T14:28:05|fanduel|Detroit Tigers|Chicago White Sox|-198|+166|-1.5|-111|1.5|-108|8|-102|-120',
      '2025-06-13|88d8|2025-06-13T00:15:00Z|2025-06-13T23:59:59Z|2026-02-10T16:07:26|draftkings|Los Angeles Angels|Baltimore Orioles|+144|-189|1.5|-133|-1.5|+102|9.5|-126|-103',
    ])

  it('name the home team, though the visitor is in the column before it', () => {
    expect(readAll().games.map(({ day, sourceId, home, away }) => [day, sourceId, home, away])).toEqual([
      ['2025-03-27', '1266', 'St. Louis Cardinals', 'Minnesota Twins'],
      ['2025-03-27', 'f185', 'Los Angeles Dodgers', 'Detroit Tigers'],
      ['2025-03-30', '4024', 'San Diego Padres', 'Atlanta Braves'],
      ['2025-03-31', 'a72e', 'Miami Marlins', 'New York Mets'],
      ['2025-04-07', '15b5', 'Pittsburgh Pirates', 'St. Louis Cardinals'],
      // A double-header: two games of one day, each with its own id.
      ['2025-04-27', 'a6c7', 'New York Yankees', 'Toronto Blue Jays'],
      ['2025-04-27', '96f4', 'New York Yankees', 'Toronto Blue Jays'],
      // In the evening of Chicago it is the next day in UTC.
      ['2025-06-04', '6d5e', 'Chicago White Sox', 'Detroit Tigers'],
    ])
    expect(readAll().leftOut).toEqual(['row: seen after the start'])
  })

  it('have the home side and the over first, and the run line of the home side', () => {
    expect(readAll().games.map(pricesOf)).toEqual([
      {
        'seen moneyline': [minus(102), minus(118)],
        'seen spread 1.5': [minus(175), plus(145)],
        'seen total 7.5': [minus(102), minus(118)],
      },
      {
        'seen moneyline': [minus(170), plus(142)],
        'seen spread -1.5': [plus(136), minus(162)],
        'seen total 6.5': [minus(125), plus(105)],
      },
      // Eight runs are a push.
      {
        'seen moneyline': [minus(130), plus(110)],
        'seen spread -1.5': [plus(168), minus(205)],
        'seen total 8': [minus(106), minus(114)],
      },
      {
        'seen moneyline': [plus(152), minus(180)],
        'seen spread 1.5': [minus(108), minus(111)],
        'seen total 8.5': [minus(106), minus(114)],
      },
      {
        'seen moneyline': [minus(104), minus(106)],
        'seen spread 1.5': [minus(170), plus(150)],
        'seen total 8': [minus(120), plus(100)],
      },
      {
        'seen moneyline': [minus(198), plus(166)],
        'seen spread -1.5': [plus(104), minus(125)],
        'seen total 8.5': [plus(100), minus(122)],
      },
      {
        'seen moneyline': [minus(159), plus(134)],
        'seen spread -1.5': [plus(130), minus(150)],
        'seen total 8.5': [minus(122), plus(100)],
      },
      {
        'seen moneyline': [plus(166), minus(198)],
        'seen spread 1.5': [minus(108), minus(111)],
        'seen total 8': [minus(102), minus(120)],
      },
    ])
  })

  it('were seen before the start, at the snapshot and not when it was retrieved', () => {
    expect(readAll().games.map(({ startsAt, quotes }) => [quotes[0]?.book, quotes[0]?.at, startsAt])).toEqual([
      ['DraftKings', at('2025-03-27T20:52:00Z'), at('2025-03-27T21:52:00Z')],
      ['DraftKings', at('2025-03-27T22:13:00Z'), at('2025-03-27T23:13:00Z')],
      ['FanDuel', at('2025-03-30T22:11:24Z'), at('2025-03-30T23:11:24Z')],
      ['FanDuel', at('2025-03-31T21:40:00Z'), at('2025-03-31T22:40:00Z')],
      ['betonlineag', at('2025-04-07T21:40:00Z'), at('2025-04-07T22:40:00Z')],
      ['FanDuel', at('2025-04-27T16:26:00Z'), at('2025-04-27T17:26:00Z')],
      ['mybookieag', at('2025-04-27T20:26:13Z'), at('2025-04-27T21:26:13Z')],
      ['FanDuel', at('2025-06-04T23:41:00Z'), at('2025-06-05T00:11:00Z')],
    ])
  })
})

describe('hand-made game lines of MLB', () => {
  const SEEN = '2025-03-28T21:52:00Z|2025-03-28T20:52:00Z|'
  const TEAMS = 'Minnesota Twins|St. Louis Cardinals'
  const readAll = () =>
    readRows(oddsApiLines, 'mlb', '|', COLUMNS, [
      `2025-03-28|a|${SEEN}|betmgm|${TEAMS}|+150|-180|+1.5|-140|-1.5|+118|35|-102|-118`,
      `2025-03-28|b|${SEEN}|betmgm|${TEAMS}|+150|-180|||||8.5|-102|-118`,
      `2025-03-28|c|${SEEN}|betmgm|${TEAMS}||-180|+1.5||-1.5|+118|8.5||`,
      `2025-03-28|d|${SEEN}|betmgm|${TEAMS}|NL|NL|1,5|-140|1,5|+118|eight|-102|-118`,
      `2025-03-28|e|2025-03-28T21:52:00Z|2025-03-28T21:52:00Z||betmgm|${TEAMS}|+150|-180|||||||`,
      `2025-03-28|f|2025-03-28T21:52:00Z|||betmgm|${TEAMS}|+150|-180|||||||`,
      `2025-03-28|g||2025-03-28T20:52:00Z||betmgm|${TEAMS}|+150|-180|||||||`,
      `|h|${SEEN}|betmgm|${TEAMS}|+150|-180|||||||`,
    ])

  it('keep the markets that are complete and possible', () => {
    expect(readAll().games.map((game) => [game.sourceId, pricesOf(game)])).toEqual([
      ['a', { 'seen moneyline': [minus(180), plus(150)], 'seen spread -1.5': [plus(118), minus(140)] }],
      ['b', { 'seen moneyline': [minus(180), plus(150)], 'seen total 8.5': [minus(102), minus(118)] }],
      ['c', {}],
      ['d', {}],
    ])
  })

  it('are left out with their reason', () => {
    expect(readAll().leftOut).toEqual([
      'price: total out of range',
      'price: one-sided price',
      'price: one-sided price',
      'price: not a line',
      'price: not a line',
      'price: no line',
      'row: seen after the start',
      'row: no date',
      'row: no date',
      'row: no date',
    ])
  })
})

it.each([
  ['2025-03-28T21:52:00', '2025-03-28T20:52:00Z'],
  ['2025-03-28T21:52:00Z', '2025-03-28 20:52:00'],
  ['2025-03-32T21:52:00Z', '2025-03-28T20:52:00Z'],
  ['2025-03-28T21:52:00Z', '2025-02-30T20:52:00Z'],
])('a game line without a zone, or on no day of the calendar, is left out: start %s, seen %s', (start, seen) => {
  const row = `2025-03-28|a|${start}|${seen}||betmgm|Minnesota Twins|St. Louis Cardinals|+150|-180|||||||`
  expect(readRows(oddsApiLines, 'mlb', '|', COLUMNS, [row])).toEqual({ games: [], leftOut: ['row: no date'] })
})
