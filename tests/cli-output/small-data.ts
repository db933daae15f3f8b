import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { smallSeason } from '../small-season.ts'

/** Files that every command can read: a season of baseball, hockey at three books, props of basketball, and two games' odds. */
export function writeSmallData(folder: string): void {
  for (const league of ['mlb', 'nhl', 'nba']) mkdirSync(join(folder, league), { recursive: true })
  writeFileSync(join(folder, 'mlb', 'season.csv'), smallSeason(90, '2019-06-15'))
  writeFileSync(join(folder, 'nhl', 'odds.csv'), hockeyOdds())
  writeFileSync(join(folder, 'nhl', 'results.csv'), hockeyResults())
  writeFileSync(join(folder, 'nba', 'props.csv'), basketballProps())
  writeFileSync(join(folder, 'nba', 'logs.csv'), basketballLogs())
  writeFileSync(join(folder, 'quotes.json'), JSON.stringify(oddsOfTwoGames()))
}

/** The best prices, 2.10 and 2.05, add up to 1/2.10 + 1/2.05 = 0.9640 of the first game; no arbitrage in the second. */
function oddsOfTwoGames(): unknown {
  const game = (id: string, home: string, away: string, books: readonly (readonly [string, number, number])[]) => ({
    id,
    commence_time: '2026-01-02T03:00:00Z',
    home_team: home,
    away_team: away,
    bookmakers: books.map(([key, homePrice, awayPrice]) => ({
      key,
      title: key,
      markets: [
        {
          key: 'h2h',
          outcomes: [
            { name: home, price: homePrice },
            { name: away, price: awayPrice },
          ],
        },
      ],
    })),
  })
  return [
    game('x', 'Montréal', 'Buffalo', [
      ['one', 2.1, 1.75],
      ['two', 1.8, 2.05],
    ]),
    game('y', 'Boston', 'Toronto', [
      ['one', 1.9, 1.95],
      ['two', 1.92, 1.93],
    ]),
  ]
}

const HOME = 'Tampa Bay Lightning'
const AWAY = 'Nashville Predators'
const day = (i: number) => new Date(Date.UTC(2025, 9, 7 + i)).toISOString().slice(0, 10)

/**
 * Eight games of the same two sides, seen six hours, three hours and one hour before the start at three books. On even days two books go
 * towards the home side and the third follows an hour before the start; on odd days no one moves.
 */
function hockeyOdds(): string {
  const header =
    'snapshot_label,date,sport,game_id,commence_time,home_team,away_team,bookmaker,snapshot_taken_at_utc,ml_home,ml_away,spread_home,spread_home_odds,spread_away,spread_away_odds,total_line,total_over_odds,total_under_odds'
  const rows = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) =>
    [17, 20, 22].flatMap((hour, seen) =>
      ['betmgm', 'caesars', 'fanduel'].map((book, b) => {
        const hasMoved = i % 2 === 0 && seen >= (b === 2 ? 2 : 1)
        const [home, away] = hasMoved ? [-150, 130] : [-120, 100]
        const seenAt = `${day(i)}T${hour}:00:00Z`
        return `seen,${day(i)},NHL,g${i},${day(i)}T23:00:00Z,${HOME},${AWAY},${book},${seenAt},${home},${away},-1.5,180,1.5,-220,5.5,-110,-110`
      }),
    ),
  )
  return `${[header, ...rows].join('\n')}\n`
}

/** Home wins on even days, away wins on odd ones. */
function hockeyResults(): string {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => `${day(i)},${HOME},${AWAY},${i % 2 === 0 ? '3,1' : '2,4'}`)
  return `${['game_date,home,away,home_goals,away_goals', ...rows].join('\n')}\n`
}

/** Ten players, one line of points each at two books, on thirty days; the second book's over pays more on every third day. */
function basketballProps(): string {
  const rows = players((name, p, i) =>
    ['draftkings', 'fanduel'].map((book, b) => {
      const over = b === 1 && i % 3 === 0 ? 104 : -110
      return `${day(i)}T17:00:00,e${i},${name},player_points,${10 + p}.5,${book},Houston Rockets @ Oklahoma City Thunder,${day(i)}T23:30:00Z,${over},-115`
    }),
  )
  return `snapshot,event_id,player,market,line,bookmaker,game,game_time,over_odds,under_odds\n${rows.join('\n')}\n`
}

/** What those players came to: the line's half point above on even days, below on odd ones. */
function basketballLogs(): string {
  const rows = players((name, p, i) => [`${name},${day(i)},OKC vs. HOU,30,${10 + p + (i % 2 === 0 ? 1 : 0)},5,4,2,1,1`])
  return `player,date,matchup,minutes,pts,reb,ast,threes_made,blk,stl\n${rows.join('\n')}\n`
}

const players = (rowsOf: (name: string, player: number, day: number) => string[]): string[] =>
  Array.from({ length: 30 }, (_, i) => Array.from({ length: 10 }, (_, p) => rowsOf(`Player ${letters[p]}`, p, i))).flat(
    2,
  )
const letters = 'ABCDEFGHIJ'
