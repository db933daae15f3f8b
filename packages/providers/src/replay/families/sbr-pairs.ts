import { type Day, fullGame, type LeagueKey } from '@fairline/domain'
import { isPlausibleSpread, isPlausibleTotal } from '../../table/plausible-line.ts'
import { readLine } from '../../table/read-line.ts'
import type { Row } from '../../table/row.ts'
import type { Family } from '../family.ts'
import { readGameLine, readLineCell } from '../read-line-cell.ts'
import { readQuote } from '../read-price.ts'
import { scoreOf } from '../read-score.ts'
import type { LeaveOut, SourceGame, SourceQuote } from '../source-game.ts'
import { sourceGameOf } from '../source-game-of.ts'
import { type Pair, pairRows, sideOf } from './sbr-pairing.ts'
import { periodsOf, startersOf } from './sbr-periods.ts'

const BOOK = 'Sportsbook Reviews'

/**
 * Sportsbook Reviews Online: two rows a game, visitor first, paired by their order and, where they tell them, their
 * rotation numbers. In NBA files one row holds the total and the other the favorite's spread.
 */
export const sbrPairs: Family = {
  name: 'Sportsbook Reviews Online',
  format: 'sbr',
  folders: ['mlb', 'nba', 'nhl'],
  leagues: null,
  columns: ['game_date', 'VH', 'Team', 'Final', 'Open', 'Close'],
  rowsPerGame: 2,
  anchors: true,
  reader: ({ league, leaveOut }) => pairRows(leaveOut, (pair, day) => gameOf(league, pair, day, leaveOut)),
}

function gameOf(league: LeagueKey, { away, home }: Pair, day: Day, leaveOut: LeaveOut): SourceGame {
  const score = scoreOf(league, home.get('Final'), away.get('Final'), leaveOut)
  return sourceGameOf({
    league,
    day,
    home: home.get('Team'),
    away: away.get('Team'),
    neutral: sideOf(home) === 'N',
    score,
    // They are checked against the score.
    periods: score && periodsOf(league, { away, home }),
    starters: startersOf({ away, home }),
    quotes: league === 'nba' ? spreadsAndTotals({ away, home }, leaveOut) : pricesOf(league, { away, home }, leaveOut),
  })
}

/** MLB and NHL: moneyline, run or puck line and total, with their prices. */
function pricesOf(league: LeagueKey, { away, home }: Pair, leaveOut: LeaveOut): SourceQuote[] {
  const moneylines = (['open', 'close'] as const).flatMap((mark) => {
    const column = mark === 'open' ? 'Open' : 'Close'
    const cells = [home.get(column), away.get(column)]
    return readQuote({ book: BOOK, market: fullGame('moneyline'), cells, format: 'american', mark }, leaveOut)
  })
  const totals = (['open', 'close'] as const).flatMap((mark) => {
    const column = mark === 'open' ? 'OpenOU' : 'CloseOU'
    const line = readGameLine(league, 'total', away.get(column), leaveOut)
    if (line === null) return []
    if (line !== readLine(home.get(column))) {
      leaveOut('price', 'two totals in one pair', `${away.text} + ${home.text}`)
      return []
    }
    const cells = [away.get(`${column}_odds`), home.get(`${column}_odds`)]
    return readQuote({ book: BOOK, market: fullGame('total', line), cells, format: 'american', mark }, leaveOut)
  })
  return [...moneylines, ...totals, ...runLine(league, { away, home }, leaveOut)]
}

/** Run line or puck line, published for the close: `RunLine` and `RunLine_odds`, or both in one cell, `-1.5(-104)`. */
function runLine(league: LeagueKey, { away, home }: Pair, leaveOut: LeaveOut): readonly SourceQuote[] {
  const [awayLine, homeLine] = [lineAndPrice(away, leaveOut), lineAndPrice(home, leaveOut)]
  if (!awayLine || !homeLine) return []
  if (awayLine.line !== -homeLine.line) {
    leaveOut('price', 'spreads of the sides do not mirror', `${away.text} + ${home.text}`)
    return []
  }
  if (!isPlausibleSpread(league, homeLine.line)) {
    leaveOut('price', 'spread out of range', `${away.text} + ${home.text}`)
    return []
  }
  const market = fullGame('spread', homeLine.line)
  return readQuote(
    { book: BOOK, market, cells: [homeLine.price, awayLine.price], format: 'american', mark: 'close' },
    leaveOut,
  )
}

function lineAndPrice(row: Row, leaveOut: LeaveOut): { line: number; price: string } | null {
  const both = row.get('RL').trim()
  const together = /^([+-]?[\d.]+)\s*\(([+-]?\d+)\)$/.exec(both)
  const line = readLineCell(together?.[1] ?? (both || row.get('RunLine') || row.get('PuckLine')), leaveOut)
  const price = together?.[2] ?? (row.get('RunLine_odds') || row.get('PuckLine_odds'))
  return line === null ? null : { line, price }
}

/** NBA: of the two rows one holds the total, the other the spread the favorite gives. Neither carries a price. */
function spreadsAndTotals({ away, home }: Pair, leaveOut: LeaveOut): SourceQuote[] {
  const lines = (['open', 'close'] as const).flatMap((mark): SourceQuote[] => {
    const column = mark === 'open' ? 'Open' : 'Close'
    const [a, h] = [readLine(away.get(column)), readLine(home.get(column))]
    const total = Math.max(a ?? Number.NaN, h ?? Number.NaN)
    const spread = Math.min(a ?? Number.NaN, h ?? Number.NaN)
    if (a === null || h === null || !isPlausibleTotal('nba', total) || !isPlausibleSpread('nba', spread)) {
      if (away.get(column) !== '' || home.get(column) !== '')
        leaveOut('price', 'no spread and total', `${away.text} + ${home.text}`)
      return []
    }
    // 0 − x keeps a pick'em at +0.
    const homeLine = a > h ? 0 - h : a
    const bare = { book: BOOK, prices: [null, null], mark, at: null }
    return [
      { ...bare, market: fullGame('spread', homeLine) },
      { ...bare, market: fullGame('total', total) },
    ]
  })
  const cells = [home.get('ML'), away.get('ML')]
  return [
    ...lines,
    ...readQuote({ book: BOOK, market: fullGame('moneyline'), cells, format: 'american', mark: 'close' }, leaveOut),
  ]
}
