import { pacificDay } from '@fairline/domain'
import { americanOf, countsOf } from '../../table/cells.ts'
import { readDay } from '../../table/read-day.ts'
import { readInstant } from '../../table/read-instant.ts'
import { readLine } from '../../table/read-line.ts'
import { playerName } from './player-name.ts'
import type { PropTable } from './prop-table.ts'

const statOf: Readonly<Record<string, string>> = {
  pitcher_strikeouts: 'strikeouts',
  pitcher_outs: 'outs',
  pitcher_hits_allowed: 'hits allowed',
}

const pitcherProps: PropTable = {
  league: 'mlb',
  columns: ['event_id', 'commence_time', 'pitcher', 'market', 'side', 'point', 'price', 'book', 'fetched_at_utc'],
  read(row) {
    const stat = statOf[row.get('market')]
    if (stat === undefined) return `market ${row.get('market')}`
    const [line, starts] = [readLine(row.get('point')), readInstant(row.get('commence_time'))]
    const at = readInstant(row.get('fetched_at_utc'), 'utc')
    if (line === null || starts === null || at === null) return line === null ? 'no line' : 'no time'
    const price = americanOf(row.get('price'))
    if (price === null) return 'no price'
    const side = row.get('side')
    if (side !== 'Over' && side !== 'Under') return 'neither over nor under'
    return {
      offer: {
        player: playerName(row.get('pitcher')),
        stat,
        line,
        book: row.get('book'),
        ...(side === 'Over' ? { over: price, under: null } : { over: null, under: price }),
        day: pacificDay(starts),
        event: row.get('event_id'),
        starts,
        at,
      },
    }
  },
}

interface LogColumns {
  readonly player: string
  readonly team: string
  readonly against: string
  readonly stats: Readonly<Record<string, string>>
}

const pitcherLogs = (columns: LogColumns): PropTable => ({
  league: 'mlb',
  columns: ['game_date', columns.player, columns.team, columns.against, ...Object.values(columns.stats)],
  read(row) {
    // Relievers have lines of their own kind; no one asks about them before the game.
    if (row.get('is_starter') === '0') return 'reliever'
    const day = readDay(row.get('game_date'))
    if (day === null) return 'no date'
    const stats = countsOf(row, columns.stats)
    if (stats === null) return 'no count'
    const [team, against] = [row.get(columns.team), row.get(columns.against)]
    const player = playerName(row.get(columns.player))
    return { game: { day, player, event: null, team, against, home: null, role: 'starter', minutes: null, stats } }
  },
})

const logs2019 = pitcherLogs({
  player: 'player_name',
  team: 'team',
  against: 'opponent',
  stats: { strikeouts: 'SO', 'hits allowed': 'H', outs: 'outs' },
})

const actuals = pitcherLogs({
  player: 'player',
  team: 'team',
  against: 'opponent',
  stats: { strikeouts: 'actual_strikeouts', 'hits allowed': 'actual_hits_allowed', outs: 'actual_outs' },
})

export const mlbTables: readonly PropTable[] = [pitcherProps, logs2019, actuals]
