import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { smallSeason } from '../small-season.ts'

/** Files that every command can read: seasons of baseball, hockey at three books, props of basketball, and three games' odds. */
export function writeSmallData(folder: string): void {
  for (const path of ['mlb', 'nhl', 'nba', 'totals/mlb']) mkdirSync(join(folder, path), { recursive: true })
  writeFileSync(join(folder, 'mlb', 'season.csv'), smallSeason(90, '2019-06-15'))
  writeFileSync(join(folder, 'nhl', 'odds.csv'), hockeyOdds())
  writeFileSync(join(folder, 'nhl', 'results.csv'), hockeyResults())
  writeFileSync(join(folder, 'nba', 'props.csv'), basketballProps())
  writeFileSync(join(folder, 'nba', 'logs.csv'), basketballLogs())
  writeFileSync(join(folder, 'quotes.json'), JSON.stringify(oddsOfThreeGames()))
  writeFileSync(join(folder, 'totals', 'mlb', 'season.csv'), seasonWithTotals())
}

/**
 * A season in which each game has a total of 7 runs, so that some games have a pick on it; games of exactly 7 runs push.
 * Prices open too high and too low in turn and close between, but those of each seventh game close farther off.
 */
function seasonWithTotals(): string {
  const [header, ...rows] = smallSeason(60, '2019-06-15').trimEnd().split('\n')
  const priced = rows.map((row, i) => {
    const game = Math.floor(i / 2)
    const isEven = game % 2 === 0
    // American prices of over and under.
    const open = isEven ? [105, -118] : [158, -178]
    const farther = isEven ? [-105, -108] : [185, -210]
    const close = game % 7 === 0 ? farther : [130, -145]
    // The first row of a game, its visitor's, holds the over. Both totals are in the last four columns.
    return `${row.slice(0, -4)},7,${open[i % 2]},7,${close[i % 2]}`
  })
  return `${[header, ...priced].join('\n')}\n`
}

/** A book with its prices of home and away, and its totals: line, over, under. */
type BookOdds = readonly [string, number, number, ...(readonly (readonly [number, number, number])[])]

/**
 * Of the first game, Montréal's, the best prices 2.10 and 2.05 are an arbitrage: 1/2.10 + 1/2.05 = 0.9640.
 *
 * `--kind low-hold --stake 1000 --unit 1`
 * - The arbitrage: 494 at 2.10 return 1037.40 and 506 at 2.05 return 1037.30: +37.30 or +37.40 of 1000.
 * - Chicago: 1/2.00 + 1/1.98 = 1.00505, a hold of 0.50 %. 497 at 2.00 return 994.00 and 502 at 1.98 return 993.96:
 *   −5.04 or −5.00 of 999, −0.50 %.
 * - Boston: 1/1.92 + 1/1.95 = 1.0337, a hold of 3.3 %, is too much. So is that of each total, 3.0 % to 5.4 %.
 *
 * `--kind middle --stake 96 --unit 1`
 * - Chicago, over 5.5 at 2.00 and under 6.5 at 1.84: 1/2.00 + 1/1.84 = 24/23, a hold of 1/24. 46 and 50 both return 92:
 *   −4 of 96, −4.17 %. At 6 goals both win: 92 + 92 − 96 = +88.
 * - Boston, over 6 at 2.10 and under 7.25 at 1.75: 1/2.10 + 1/1.75 = 22/21, a hold of 1/22. Exact stakes are 43.64 and
 *   52.36. 43 return 90.30 and 52 return 91.00: −4.70 of 95, −4.95 %. At 6 goals the over pushes: 43 + 91 − 95 = +39. At
 *   7 half of the under wins at 1.75 and half is returned: 90.30 + 26 × 1.75 + 26 − 95 = +66.80, the best.
 */
function oddsOfThreeGames(): unknown {
  const game = (id: string, home: string, away: string, books: readonly BookOdds[]) => ({
    id,
    commence_time: '2026-01-02T03:00:00Z',
    home_team: home,
    away_team: away,
    bookmakers: books.map(([key, homePrice, awayPrice, ...totals]) => ({
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
        {
          key: 'totals',
          outcomes: totals.flatMap(([point, over, under]) => [
            { name: 'Over', point, price: over },
            { name: 'Under', point, price: under },
          ]),
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
      ['one', 1.9, 1.95, [6, 2.1, 1.7], [7.25, 2.15, 1.6]],
      ['two', 1.92, 1.93, [6, 2.05, 1.72], [7.25, 2.1, 1.75]],
    ]),
    game('z', 'Chicago', 'Detroit', [
      ['one', 2, 1.9, [5.5, 2, 1.8], [6.5, 2.05, 1.62]],
      ['two', 1.85, 1.98, [5.5, 1.9, 1.88], [6.5, 2, 1.84]],
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
