import { type LeagueKey, pacificDay } from '@fairline/domain'
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
    const player = playerName(row.get('player_name'))
    return { game: { day, player, stats: Object.fromEntries(counts as [string, number][]) } }
  },
}

const nhlStats = { shots: 'SOG', points: 'POINTS', assists: 'ASSISTS', goals: 'GOALS' } as const

/** Players of both NHL files are known by the league's own numbers. */
const nhlProps: PropTable = {
  league: 'nhl',
  columns: ['date', 'player_id', 'market', 'line', 'over_price', 'under_price', 'book', 'is_current'],
  read(row) {
    const stat = Object.entries(nhlStats).find(([, market]) => market === row.get('market'))?.[0]
    if (stat === undefined) return `market ${row.get('market')}`
    const [day, line] = [readDay(row.get('date')), readLine(row.get('line'))]
    if (day === null || line === null) return day === null ? 'no date' : 'no line'
    if (row.get('player_id') === '') return 'no player number'
    const [over, under] = [priceOf(row.get('over_price')), priceOf(row.get('under_price'))]
    if (over === null || under === null) return 'no price, or one-sided'
    if (1 / over + 1 / under < 1) return 'prices sum below 1'
    const player = row.get('player_id').replace(/\.0$/, '')
    return { quote: { day, event: day, player, stat, line, book: row.get('book'), over, under } }
  },
}

const nhlLogs: PropTable = {
  league: 'nhl',
  columns: ['game_date', 'player_id', 'is_goalie', 'goals', 'assists', 'points', 'shots'],
  read(row) {
    if (row.get('is_goalie') === 'True') return 'goalkeeper'
    const day = readDay(row.get('game_date'))
    if (day === null) return 'no date'
    const counts = Object.keys(nhlStats).map((stat) => [stat, countOf(row.get(stat))] as const)
    if (counts.some(([, count]) => count === null)) return 'no count'
    return { game: { day, player: row.get('player_id'), stats: Object.fromEntries(counts as [string, number][]) } }
  },
}

/** A whole number, also written `12.0`; null when the cell is anything else. */
const countOf = (cell: string): number | null => (/^\d+(\.0)?$/.test(cell.trim()) ? Number(cell) : null)

function priceOf(cell: string): DecimalOdds | null {
  const american = Number(cell)
  if (cell.trim() === '' || !Number.isFinite(american) || Math.abs(american) < 100) return null
  return parseAmerican(String(american))
}

export const propTables: readonly PropTable[] = [nbaProps, nbaLogs, nhlProps, nhlLogs]
