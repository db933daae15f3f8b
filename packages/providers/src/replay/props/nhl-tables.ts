import { americanOf, countsOf, minutesOf } from '../../table/cells.ts'
import { readDay } from '../../table/read-day.ts'
import { readOptionalInstant } from '../../table/read-instant.ts'
import { readLine } from '../../table/read-line.ts'
import type { PropTable } from './prop-table.ts'

const counted = { shots: 'SOG', points: 'POINTS', assists: 'ASSISTS', goals: 'GOALS' } as const

/** Players of both NHL files are known by the league's own numbers. */
const nhlProps: PropTable = {
  league: 'nhl',
  columns: ['date', 'player_id', 'market', 'line', 'over_price', 'under_price', 'book', 'first_seen_at', 'is_current'],
  read(row) {
    const stat = Object.entries(counted).find(([, market]) => market === row.get('market'))?.[0]
    if (stat === undefined) return `market ${row.get('market')}`
    const [day, line] = [readDay(row.get('date')), readLine(row.get('line'))]
    if (day === null || line === null) return day === null ? 'no date' : 'no line'
    if (row.get('player_id') === '') return 'no player number'
    const [over, under] = [americanOf(row.get('over_price')), americanOf(row.get('under_price'))]
    const player = row.get('player_id').replace(/\.0$/, '')
    const at = readOptionalInstant(row.get('first_seen_at'))
    if (at === 'unreadable') return 'no time'
    return { offer: { player, stat, line, book: row.get('book'), over, under, day, event: day, starts: null, at } }
  },
}

const stats = { goals: 'goals', assists: 'assists', points: 'points', shots: 'shots' } as const

const nhlLogs: PropTable = {
  league: 'nhl',
  columns: [
    'game_date',
    'player_id',
    'team',
    'opponent',
    'home_away',
    'position',
    'is_goalie',
    ...Object.values(stats),
  ],
  read(row) {
    if (row.get('is_goalie') === 'True') return 'goalkeeper'
    const [day, counts] = [readDay(row.get('game_date')), countsOf(row, stats)]
    if (day === null || counts === null) return day === null ? 'no date' : 'no count'
    return {
      game: {
        day,
        player: row.get('player_id'),
        event: null,
        minutes: minutesOf(row.get('toi_minutes')),
        stats: counts,
        team: row.get('team'),
        against: row.get('opponent'),
        home: row.get('home_away') === 'H',
        role: row.get('position') === 'D' ? 'defence' : 'attack',
      },
    }
  },
}

export const nhlTables: readonly PropTable[] = [nhlProps, nhlLogs]
