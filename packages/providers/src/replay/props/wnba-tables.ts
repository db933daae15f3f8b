import { type DecimalOdds, decimalOdds } from '@fairline/odds'
import { countsOf, decimalOf, minutesOf } from '../../table/cells.ts'
import { readDay } from '../../table/read-day.ts'
import { readInstant } from '../../table/read-instant.ts'
import { readLine } from '../../table/read-line.ts'
import type { Row } from '../../table/row.ts'
import { playerName } from './player-name.ts'
import type { PropRow, PropTable } from './prop-table.ts'

const statOf: Readonly<Record<string, string>> = {
  pts: 'points',
  player_points: 'points',
  reb: 'rebounds',
  ast: 'assists',
  pra: 'points+rebounds+assists',
  pr: 'points+rebounds',
  pa: 'points+assists',
  ra: 'rebounds+assists',
}

/** One price of one side, seen at a moment, of the player's next game. */
function sideOf(row: Row, book: string, line: number | null, price: DecimalOdds | null): PropRow {
  const [stat, at] = [statOf[row.get('market')], readInstant(row.get('captured_utc'), 'utc')]
  if (stat === undefined) return `market ${row.get('market')}`
  if (line === null || at === null) return line === null ? 'no line' : 'no time'
  if (price === null) return 'no price'
  const side = row.get('side')
  if (side !== 'Over' && side !== 'Under') return 'neither over nor under'
  const prices = side === 'Over' ? { over: price, under: null } : { over: null, under: price }
  const player = playerName(row.get('player'))
  return { offer: { player, stat, line, book, ...prices, day: null, event: null, starts: null, at } }
}

const oneXBet: PropTable = {
  league: 'wnba',
  columns: ['captured_utc', 'player', 'market', 'side', 'line', 'odds'],
  read: (row) => sideOf(row, '1xbet', readLine(row.get('line')), decimalOf(row.get('odds'))),
}

const pinnacleJune: PropTable = {
  league: 'wnba',
  columns: ['captured_utc', 'tip', 'market', 'player', 'side', 'line', 'price', 'book'],
  read: (row) => sideOf(row, row.get('book').toLowerCase(), readLine(row.get('line')), decimalOf(row.get('price'))),
}

/** One side without its margin tells the other: both probabilities sum to one. */
const pinnacleFair: PropTable = {
  league: 'wnba',
  columns: ['captured_utc', 'player', 'market', 'side', 'pinn_line', 'pinn_fair'],
  read(row) {
    const fair = decimalOf(row.get('pinn_fair'))
    const said = sideOf(row, 'pinnacle', readLine(row.get('pinn_line')), fair)
    if (typeof said === 'string' || !('offer' in said) || fair === null) return said
    const other = decimalOdds(fair / (fair - 1))
    const { over, under } = said.offer
    return { offer: { ...said.offer, over: over ?? other, under: under ?? other, fair: true } }
  },
}

const stats = { points: 'pts', rebounds: 'reb', assists: 'ast', threes: 'tpm', blocks: 'blk', steals: 'stl' } as const

const boxes: PropTable = {
  league: 'wnba',
  columns: ['game_date', 'game_id', 'team', 'player', 'starter', 'min', ...Object.values(stats)],
  read(row) {
    const [day, minutes] = [readDay(row.get('game_date')), minutesOf(row.get('min'))]
    if (day === null) return 'no date'
    if (minutes === null || minutes === 0) return 'did not play'
    const counts = countsOf(row, stats)
    if (counts === null) return 'no count'
    const [event, role] = [row.get('game_id'), row.get('starter') === '1' ? 'starter' : 'bench']
    return {
      game: {
        day,
        player: playerName(row.get('player')),
        event,
        role,
        minutes,
        stats: counts,
        team: row.get('team'),
        against: null,
        home: null,
      },
    }
  },
}

const starts: PropTable = {
  league: 'wnba',
  columns: ['game_id', 'date', 'home', 'away', 'tip'],
  read(row) {
    const at = readInstant(row.get('tip'))
    return at === null ? 'no time' : { start: { event: row.get('game_id'), at } }
  },
}

export const wnbaTables: readonly PropTable[] = [pinnacleJune, oneXBet, pinnacleFair, boxes, starts]
