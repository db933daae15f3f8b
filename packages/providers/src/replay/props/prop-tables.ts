import { type Day, type LeagueKey, pacificDay } from '@fairline/domain'
import type { PlayerGame, PropQuote } from '@fairline/engine'
import { type DecimalOdds, parseAmerican } from '@fairline/odds'
import type { Row } from '../family.ts'
import { readDay } from '../read-day.ts'
import { readLine } from '../read-line.ts'
import { playerName } from './player-name.ts'

/** A kind of file with player props or with what players did, known by its columns. */
export interface PropTable {
  readonly league: LeagueKey
  readonly columns: readonly string[]
  /** What a row says, or the reason why it says nothing. */
  read(row: Row): { readonly quote: PropQuote } | { readonly game: PlayerGame } | string
}

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

const nbaProps: PropTable = {
  league: 'nba',
  columns: ['event_id', 'player', 'market', 'line', 'bookmaker', 'game_time', 'over_odds', 'under_odds'],
  read(row) {
    const stat = statOf[row.get('market')]
    if (stat === undefined) return `market ${row.get('market')}`
    const [line, starts] = [readLine(row.get('line')), Date.parse(row.get('game_time'))]
    if (line === null || Number.isNaN(starts)) return line === null ? 'no line' : 'no time'
    const [over, under] = [priceOf(row.get('over_odds')), priceOf(row.get('under_odds'))]
    if (over === null || under === null) return 'no price, or one-sided'
    const player = playerName(row.get('player'))
    const [day, event, book] = [pacificDay(starts), row.get('event_id'), row.get('bookmaker')]
    return { quote: { day, event, player, stat, line, book, over, under } }
  },
}

const nbaLogs: PropTable = {
  league: 'nba',
  columns: ['player_name', 'GAME_DATE', 'PTS', 'REB', 'AST', 'FG3M', 'BLK', 'STL'],
  read(row) {
    const day = readDay(row.get('GAME_DATE'))
    const stats = { points: 'PTS', rebounds: 'REB', assists: 'AST', threes: 'FG3M', blocks: 'BLK', steals: 'STL' }
    const counts = Object.entries(stats).map(([stat, column]) => [stat, countOf(row.get(column))] as const)
    if (day === null) return 'no date'
    if (counts.some(([, count]) => count === null)) return 'no count'
    return { game: gameOf(day, row.get('player_name'), counts as [string, number][]) }
  },
}

const gameOf = (day: Day, name: string, counts: readonly (readonly [string, number])[]): PlayerGame => ({
  day,
  player: playerName(name),
  stats: Object.fromEntries(counts),
})

/** A whole number, also written `12.0`; null when the cell is anything else. */
const countOf = (cell: string): number | null => (/^\d+(\.0)?$/.test(cell.trim()) ? Number(cell) : null)

function priceOf(cell: string): DecimalOdds | null {
  const american = Number(cell)
  if (cell.trim() === '' || !Number.isFinite(american) || Math.abs(american) < 100) return null
  return parseAmerican(String(american))
}

export const propTables: readonly PropTable[] = [nbaProps, nbaLogs]
