import { pacificDay } from '@fairline/domain'
import { americanOf, countsOf, minutesOf } from '../../table/cells.ts'
import { readDay } from '../../table/read-day.ts'
import { readInstant, readOptionalInstant, type ZoneRule } from '../../table/read-instant.ts'
import { readLine } from '../../table/read-line.ts'
import type { Row } from '../../table/row.ts'
import { playerName } from './player-name.ts'
import type { PropRow, PropTable } from './prop-table.ts'

/** The Odds API's names of markets: what they count. */
const statOf: Readonly<Record<string, string>> = {
  player_points: 'points',
  player_rebounds: 'rebounds',
  player_assists: 'assists',
  player_threes: 'threes',
  player_blocks: 'blocks',
  player_steals: 'steals',
  player_points_rebounds_assists: 'points+rebounds+assists',
}

function offerOf(row: Row, seen: string, zone: ZoneRule): PropRow {
  const stat = statOf[row.get('market')]
  if (stat === undefined) return `market ${row.get('market')}`
  const [line, starts] = [readLine(row.get('line')), readInstant(row.get('game_time'))]
  if (line === null || starts === null) return line === null ? 'no line' : 'no time'
  const [over, under] = [americanOf(row.get('over_odds')), americanOf(row.get('under_odds'))]
  const day = pacificDay(starts)
  const at = readOptionalInstant(row.get(seen), zone)
  if (at === 'unreadable') return 'no time'
  return {
    offer: {
      player: playerName(row.get('player')),
      stat,
      line,
      book: row.get('bookmaker'),
      over,
      under,
      day,
      event: `${row.get('game')} ${day}`,
      starts,
      at,
    },
  }
}

const prices = ['player', 'market', 'line', 'bookmaker', 'game', 'game_time', 'over_odds', 'under_odds']

const nbaProps: PropTable = {
  league: 'nba',
  columns: ['snapshot', ...prices],
  // Written in UTC, without saying so in the cell.
  read: (row) => offerOf(row, 'snapshot', 'utc'),
}

const nbaThrees: PropTable = {
  league: 'nba',
  columns: ['file_date', 'market_last_update', ...prices],
  read: (row) => offerOf(row, 'market_last_update', 'written'),
}

/** `OKC vs. HOU` is at home, `GSW @ LAL` away. */
function matchOf(text: string): { team: string; against: string; home: boolean } | null {
  const [, team, how, against] = /^(\w+) (vs\.|@) (\w+)$/.exec(text.trim()) ?? []
  return team && against ? { team, against, home: how !== '@' } : null
}

interface LogColumns {
  readonly player: string
  readonly date: string
  readonly match: string
  readonly minutes: string
  readonly stats: Readonly<Record<string, string>>
}

const logTable = (columns: LogColumns): PropTable => ({
  league: 'nba',
  columns: [columns.player, columns.date, columns.match, ...Object.values(columns.stats)],
  read(row) {
    const [day, match] = [readDay(row.get(columns.date)), matchOf(row.get(columns.match))]
    if (day === null || match === null) return day === null ? 'no date' : 'no teams'
    const stats = countsOf(row, columns.stats)
    if (stats === null) return 'no count'
    const player = playerName(row.get(columns.player))
    return {
      game: { day, player, ...match, event: null, role: null, minutes: minutesOf(row.get(columns.minutes)), stats },
    }
  },
})

const allPlayers = logTable({
  player: 'player_name',
  date: 'GAME_DATE',
  match: 'MATCHUP',
  minutes: '',
  stats: { points: 'PTS', rebounds: 'REB', assists: 'AST', threes: 'FG3M', blocks: 'BLK', steals: 'STL' },
})

const withMinutes = logTable({
  player: 'player',
  date: 'date',
  match: 'matchup',
  minutes: 'minutes',
  stats: { points: 'pts', rebounds: 'reb', assists: 'ast', threes: 'threes_made', blocks: 'blk', steals: 'stl' },
})

export const nbaTables: readonly PropTable[] = [nbaProps, nbaThrees, allPlayers, withMinutes]
