import type { LeagueKey, Market } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { readRows } from '../../../testing/read-rows.ts'
import type { Family } from '../family.ts'
import type { SourceGame } from '../source-game.ts'
import { betExplorer } from './betexplorer.ts'
import { championsLeague } from './champions-league.ts'
import { nbaSingleBook } from './nba-single-book.ts'
import { oddsApiLines } from './odds-api-lines.ts'
import { oddsPortal } from './oddsportal.ts'
import { pinnacleLines } from './pinnacle-lines.ts'
import { snapshots } from './snapshots.ts'
import { ufc } from './ufc.ts'

/** American prices as profit on a stake of 100, or the stake that wins 100: decimal by hand. */
const plus = (profit: number) => 1 + profit / 100
const minus = (stake: number) => 1 + 100 / stake

const read = (family: Family, league: LeagueKey, columns: string, ...lines: readonly string[]) =>
  readRows(family, league, '|', columns, lines)

const inWords = ({ kind, line, team, alternate }: Market) =>
  [kind, team, line, alternate ? 'alternate' : null].filter((part) => part !== null).join(' ')

/** `open moneyline`: its prices, home or over first. */
const pricesOf = ({ quotes }: SourceGame) =>
  Object.fromEntries(quotes.map(({ market, mark, prices }) => [`${mark ?? 'seen'} ${inWords(market)}`, prices]))

describe('ten rows of the NBA’s one book, worked by hand', () => {
  const columns = 'Date|Home|Away|OU|Spread|ML_Home|ML_Away|Points|Win_Margin'
  const { games, leftOut } = read(
    nbaSingleBook,
    'nba',
    columns,
    '2023-10-24|Denver Nuggets|Los Angeles Lakers|229|5|-188|158|226|12',
    '2023-10-25|Utah Jazz|Phoenix Suns|231.5|-3.5|140|-166|215|-13',
    '2023-10-26|Boston Celtics|Miami Heat|220|0|-110|-110|221|1',
    '2023-10-27|Miami Heat|Boston Celtics|220|pk|-110|-110|0|0',
    '2023-10-28|Miami Heat|Boston Celtics||||| |',
    '2023-10-29|Miami Heat|Boston Celtics|220|2|-130|110|200|0',
    '2023-10-30|Miami Heat|Boston Celtics|220|2|-130||201|3',
    '2023-10-31|Miami Heat|Boston Celtics|high|2|-130|110|200|2',
    'soon|Miami Heat|Boston Celtics|220|2|-130|110|200|2',
    '2023-11-01|Miami Heat|Boston Celtics|220|2|-50|110|201|2',
  )

  it('have the home side first: what it gives is below zero, and half of sum and margin is its score', () => {
    expect(games.map(({ day, score, winner }) => [day, score && [score.home, score.away], winner])).toEqual([
      ['2023-10-24', [119, 107], 'home'],
      ['2023-10-25', [101, 114], 'away'],
      ['2023-10-26', [111, 110], 'home'],
      ['2023-10-27', null, null],
      ['2023-10-28', null, null],
      ['2023-10-29', null, null],
      ['2023-10-30', [102, 99], 'home'],
      ['2023-10-31', [101, 99], 'home'],
      // Half a point is no score: a sum and a margin of which one is odd contradict each other.
      ['2023-11-01', null, null],
    ])
    const none = [null, null]
    expect(games.map(pricesOf)).toEqual([
      { 'seen spread -5': none, 'seen total 229': none, 'seen moneyline': [minus(188), plus(158)] },
      { 'seen spread 3.5': none, 'seen total 231.5': none, 'seen moneyline': [plus(140), minus(166)] },
      { 'seen spread 0': none, 'seen total 220': none, 'seen moneyline': [minus(110), minus(110)] },
      { 'seen spread 0': none, 'seen total 220': none, 'seen moneyline': [minus(110), minus(110)] },
      {},
      { 'seen spread -2': none, 'seen total 220': none, 'seen moneyline': [minus(130), plus(110)] },
      { 'seen spread -2': none, 'seen total 220': none },
      { 'seen spread -2': none, 'seen moneyline': [minus(130), plus(110)] },
      { 'seen spread -2': none, 'seen total 220': none },
    ])
  })

  it('are left out with their reason', () => {
    expect(leftOut).toEqual([
      'price: not a score',
      'price: one-sided price',
      'price: not a line',
      'row: no date',
      'price: not a score',
      'price: not a score',
      'price: moneyline between -100 and +100',
    ])
  })
})

describe('rows of OddsPortal, worked by hand', () => {
  const columns = 'date|away_team|home_team|game_href|bookmaker|opening_away|opening_home|closing_away|closing_home'
  const { games, leftOut } = read(
    oddsPortal,
    'mlb',
    columns,
    '2014-10-29|San Francisco Giants|Kansas City Royals|/a|18bet|112|-128|124|-143',
    '2014-10-28|San Francisco Giants|Kansas City Royals|/b|bet365|-150|130|-155|135',
    '2014-10-27|San Francisco Giants|Kansas City Royals|/c|bet365|||-155|135',
    '2014-10-26|San Francisco Giants|Kansas City Royals|/d|bet365|-150|130||',
    '2014-10-25|San Francisco Giants|Kansas City Royals|/e|bet365|150|130|-155|',
    '|San Francisco Giants|Kansas City Royals|/f|bet365|-150|130|-155|135',
  )

  it('have the home side’s price first, opening and closing', () => {
    expect(games.map(({ home, away, sourceId }) => [home, away, sourceId])).toEqual(
      ['/a', '/b', '/c', '/d', '/e'].map((id) => ['Kansas City Royals', 'San Francisco Giants', id]),
    )
    expect(games.map(pricesOf)).toEqual([
      { 'open moneyline': [minus(128), plus(112)], 'close moneyline': [minus(143), plus(124)] },
      { 'open moneyline': [plus(130), minus(150)], 'close moneyline': [plus(135), minus(155)] },
      { 'close moneyline': [plus(135), minus(155)] },
      { 'open moneyline': [plus(130), minus(150)] },
      {},
    ])
    expect(leftOut).toEqual(['price: prices sum below 1', 'price: one-sided price', 'row: no date'])
  })
})

describe('rows of BetExplorer, worked by hand', () => {
  const columns = 'date_matched|slug|hscore|ascore|ml_h|ml_a|spread|sp_h|sp_a|total|ou_o|ou_u'
  const { games, leftOut } = read(
    betExplorer,
    'wnba',
    columns,
    '2019-05-24|washington-mystics-connecticut-sun|69|84|1.55|2.4|-4.5|1.9|1.92|162.5|1.87|1.95',
    '2019-05-25|connecticut-sun-washington-mystics|90|81|2.1|1.74|2.5|1.9|1.92|500|1.87|1.95',
    '2019-05-26|connecticut-sun-washington-mystics|||2.1|1.74|||||||',
    '2019-05-27|sun-mystics-of-nowhere|90|81|2.1|1.74|2.5|1.9|1.92|160|1.87|1.95',
    '2019-05-28|connecticut-sun-washington-mystics|90|81|1|1.74|2.3|1.9|1.92|160|1.5|1.5',
  )

  it('have home side, its line and its prices first, and all are closing ones', () => {
    expect(games.map(({ day, home, away, winner }) => [day, home, away, winner])).toEqual([
      ['2019-05-24', 'washington mystics', 'connecticut sun', 'away'],
      ['2019-05-25', 'connecticut sun', 'washington mystics', 'home'],
      ['2019-05-26', 'connecticut sun', 'washington mystics', null],
      ['2019-05-28', 'connecticut sun', 'washington mystics', 'home'],
    ])
    expect(games.map(pricesOf)).toEqual([
      { 'close moneyline': [1.55, 2.4], 'close spread -4.5': [1.9, 1.92], 'close total 162.5': [1.87, 1.95] },
      { 'close moneyline': [2.1, 1.74], 'close spread 2.5': [1.9, 1.92] },
      { 'close moneyline': [2.1, 1.74] },
      {},
    ])
    expect(leftOut).toEqual([
      'price: total out of range',
      'row: teams not told apart',
      'price: not a line',
      'price: not a price',
      'price: prices sum too high',
    ])
  })
})

describe('rows of The Odds API, worked by hand', () => {
  const columns =
    'snapshot_label|date|game_id|commence_time|home_team|away_team|bookmaker|snapshot_taken_at_utc|ml_home|ml_away|spread_home|spread_home_odds|spread_away_odds|total_line|total_over_odds|total_under_odds'
  const { games, leftOut } = read(
    snapshots,
    'nhl',
    columns,
    'noon_et_historical|2023-10-10|a|2023-10-10T21:30:00Z|Tampa Bay Lightning|Nashville Predators|betmgm||-160|135|-1.5|145|-175|6.5|-105|-115',
    'live|2023-10-10|a|2023-10-10T21:30:00Z|Tampa Bay Lightning|Nashville Predators|fanduel|2023-10-10T21:29:59Z|130|-155|1.5|-190|158|6|-112|-108',
    'live|2023-10-10|a|2023-10-10T21:30:00Z|Tampa Bay Lightning|Nashville Predators|fanduel|2023-10-10T21:30:00Z|130|-155|1.5|-190|158|6|-112|-108',
    'live|2023-10-10|a|2023-10-10T21:30:00Z|Tampa Bay Lightning|Nashville Predators|other||130|-155|1.5|-190|158|6|-112|-108',
    'noon|2023-10-11|b|2023-10-11T23:00:00Z|Nashville Predators|Tampa Bay Lightning|caesars||-105|-115|||||||',
  )

  it('were seen before the start, at the time written or at noon in New York', () => {
    expect(games.map(({ sourceId, startsAt, quotes }) => [sourceId, startsAt, quotes[0]?.book, quotes[0]?.at])).toEqual(
      [
        ['a', Date.parse('2023-10-10T21:30:00Z'), 'BetMGM', Date.parse('2023-10-10T17:00:00Z')],
        ['a', Date.parse('2023-10-10T21:30:00Z'), 'FanDuel', Date.parse('2023-10-10T21:29:59Z')],
        ['b', Date.parse('2023-10-11T23:00:00Z'), 'Caesars', Date.parse('2023-10-11T17:00:00Z')],
      ],
    )
    expect(leftOut).toEqual(['row: seen after the start', 'row: no date'])
  })

  it('have the home side and the over first', () => {
    expect(games.map(pricesOf)).toEqual([
      {
        'seen moneyline': [minus(160), plus(135)],
        'seen spread -1.5': [plus(145), minus(175)],
        'seen total 6.5': [minus(105), minus(115)],
      },
      {
        'seen moneyline': [plus(130), minus(155)],
        'seen spread 1.5': [minus(190), plus(158)],
        'seen total 6': [minus(112), minus(108)],
      },
      { 'seen moneyline': [minus(105), minus(115)] },
    ])
  })

  it('of MLB are written with the visitor first, and read with the home side first', () => {
    const { games: mlb, leftOut: left } = read(
      oddsApiLines,
      'mlb',
      'date|event_id|commence_time|snapshot|bookmaker|away_team|home_team|away_ml|home_ml|away_rl|away_rl_odds|home_rl|home_rl_odds|total|over_odds|under_odds',
      '2025-03-27|x|2025-03-27T21:52:00Z|2025-03-27T20:52:00Z|draftkings|Minnesota Twins|St. Louis Cardinals|-118|-102|-1.5|+145|1.5|-175|7.5|-102|-118',
      '2025-03-27|y|2025-03-27T21:52:00Z|2025-03-27T21:52:00Z|draftkings|Minnesota Twins|St. Louis Cardinals|-118|-102|-1.5|+145|1.5|-175|7.5|-102|-118',
      '2025-03-28|z|2025-03-28T21:52:00Z|2025-03-28T20:52:00Z|fanduel|Minnesota Twins|St. Louis Cardinals|+150|-180|+1.5|-140|-1.5|+118|35|-102|-118',
    )
    expect(mlb.map(({ sourceId, home }) => [sourceId, home])).toEqual([
      ['x', 'St. Louis Cardinals'],
      ['z', 'St. Louis Cardinals'],
    ])
    expect(mlb.map(pricesOf)).toEqual([
      {
        'seen moneyline': [minus(102), minus(118)],
        'seen spread 1.5': [minus(175), plus(145)],
        'seen total 7.5': [minus(102), minus(118)],
      },
      { 'seen moneyline': [minus(180), plus(150)], 'seen spread -1.5': [plus(118), minus(140)] },
    ])
    expect(left).toEqual(['row: seen after the start', 'price: total out of range'])
  })
})

describe('rows of Pinnacle’s lines, worked by hand', () => {
  const columns = 'captured_utc;matchup_id;start;teams;type;side;points;prices'
  // Cells are between semicolons here: the names of the sides have a bar between them.
  const rows = [
    '2026-07-11T16:40:22Z;1;2026-07-11T20:00;Atlanta Dream|Portland Fire;moneyline;;;-849,622',
    '2026-07-11T16:40:22Z;1;2026-07-12T02:00;Atlanta Dream|Portland Fire;spread;;-12.5;-105,-115',
    '2026-07-11T16:40:22Z;1;2026-07-11T20:00;Atlanta Dream|Portland Fire;total;;166.5;102,-122',
    '2026-07-11T16:40:22Z;1;2026-07-11T20:00;Atlanta Dream|Portland Fire;team_total;home;93.0;-116,-105',
    '2026-07-11T16:40:22Z;1;2026-07-11T20:00;Atlanta Dream|Portland Fire;team_total;away;73.5;-110,-110',
    '2026-07-11T16:40:22Z;1;2026-07-11T20:00;Atlanta Dream|Portland Fire;team_total;both;73.5;-110,-110',
    '2026-07-11T16:40:22Z;1;2026-07-11T20:00;Atlanta Dream|Portland Fire;spread;;;-110,-110',
    '2026-07-11T20:00:00Z;1;2026-07-11T20:00;Atlanta Dream|Portland Fire;total;;166.5;102,-122',
    '2026-07-11T16:40:22Z;1;2026-07-11T20:00;Atlanta Dream;total;;166.5;102,-122',
    'yesterday;1;2026-07-11T20:00;Atlanta Dream|Portland Fire;total;;166.5;102,-122',
  ]
  const { games, leftOut } = readRows(pinnacleLines, 'wnba', ';', columns, rows)

  it('are the home side’s and the over’s first, every spread and total an alternate, on the day in Los Angeles', () => {
    expect(games.map((game) => [game.day, game.home, pricesOf(game)])).toEqual([
      ['2026-07-11', 'Atlanta Dream', { 'seen moneyline': [minus(849), plus(622)] }],
      ['2026-07-11', 'Atlanta Dream', { 'seen spread -12.5 alternate': [minus(105), minus(115)] }],
      ['2026-07-11', 'Atlanta Dream', { 'seen total 166.5 alternate': [plus(102), minus(122)] }],
      ['2026-07-11', 'Atlanta Dream', { 'seen team-total home 93': [minus(116), minus(105)] }],
      ['2026-07-11', 'Atlanta Dream', { 'seen team-total away 73.5': [minus(110), minus(110)] }],
    ])
  })

  it('are left out with their reason', () => {
    expect(leftOut).toEqual([
      'row: market not known',
      'row: market not known',
      'row: seen after the start',
      'row: teams not told apart',
      'row: no date',
    ])
  })
})

describe('rows of the Champions League and of UFC fights, worked by hand', () => {
  it('have home, draw and away, all closing', () => {
    const { games, leftOut } = read(
      championsLeague,
      'champions',
      'Date|Time|HomeTeam|AwayTeam|FTHG|FTAG|B365H|B365D|B365A|HomeXG',
      '20/10/2020|20:00|Paris SG|Man United|1|2|1.72|4|4.5|1.1',
      '21/10/20|20:00|Ajax|Liverpool|1|1|3.4|4|2|0.9',
      '22/10/2020|20:00|Ajax|Liverpool||||4|2|',
    )
    expect(games.map(({ day, score, winner }) => [day, score, winner])).toEqual([
      ['2020-10-20', { home: 1, away: 2 }, 'away'],
      ['2020-10-21', { home: 1, away: 1 }, 'draw'],
      ['2020-10-22', null, null],
    ])
    expect(games.map(pricesOf)).toEqual([{ 'close three-way': [1.72, 4, 4.5] }, { 'close three-way': [3.4, 4, 2] }, {}])
    expect(leftOut).toEqual(['price: price missing'])
  })

  it('have the red corner as home, and a winner without a score', () => {
    const { games, leftOut } = read(
      ufc,
      'ufc',
      'R_fighter|B_fighter|R_odds|B_odds|date|Winner|R_age|B_age|R_Reach_cms|B_Reach_cms',
      'Ann|Bea|-150|130|2019-06-08|Red|30|28|170|175.5',
      'Bea|Ann|120|-140|2019-07-08|Blue|28||175.5|170',
      'Ann|Bea|-150|130|2019-08-08|Draw|30|28|170|1755',
      'Ann|Bea|||2019-09-08||||||',
    )
    expect(games.map(({ winner, score, neutral }) => [winner, score, neutral])).toEqual([
      ['home', null, true],
      ['away', null, true],
      [null, null, true],
      [null, null, true],
    ])
    expect(games.map(({ tapes }) => tapes)).toEqual([
      { home: { age: 30, reach: 170 }, away: { age: 28, reach: 175.5 } },
      { home: { age: 28, reach: 175.5 }, away: null },
      { home: { age: 30, reach: 170 }, away: null },
      { home: null, away: null },
    ])
    expect(games.map(pricesOf)).toEqual([
      { 'close moneyline': [minus(150), plus(130)] },
      { 'close moneyline': [plus(120), minus(140)] },
      { 'close moneyline': [minus(150), plus(130)] },
      {},
    ])
    expect(leftOut).toEqual(['cell: winner is no corner', 'cell: age or reach out of range'])
  })
})
