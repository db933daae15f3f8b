import { fullGame, type LeagueKey } from '@fairline/domain'
import type { Row } from '../../table/row.ts'
import { readGameLine } from '../read-line-cell.ts'
import { readQuote } from '../read-price.ts'
import type { LeaveOut, SourceQuote } from '../source-game.ts'

/** Books by the codes in the columns of totals and handicaps: Pinnacle is `P` there and `PS` in the three-way columns. */
const books: Readonly<Record<string, string>> = { B365: 'Bet365', P: 'Pinnacle' }

/** The one total the files have, in goals. */
const TOTAL = 2.5

/** Over and under 2.5 goals and the Asian handicap of each book; files before 2019-20 have only the mean of the books. */
export function footballDataLines(
  league: LeagueKey,
  row: Row,
  mark: 'open' | 'close',
  leaveOut: LeaveOut,
): SourceQuote[] {
  const moment = mark === 'open' ? '' : 'C'
  const handicap = row.get(`AH${moment}h`)
  const line = readGameLine(league, 'spread', handicap, leaveOut)
  return Object.entries(books).flatMap(([code, book]) => {
    const cells = (sides: readonly string[]) => sides.map((side) => row.get(`${code}${moment}${side}`))
    const seen = { book, format: 'decimal', mark } as const
    const total = readQuote({ ...seen, market: fullGame('total', TOTAL), cells: cells(['>2.5', '<2.5']) }, leaveOut)
    const prices = cells(['AHH', 'AHA'])
    if (line !== null)
      return [...total, ...readQuote({ ...seen, market: fullGame('spread', line), cells: prices }, leaveOut)]
    const isPriced = prices.some((cell) => cell.trim() !== '')
    if (handicap.trim() === '' && isPriced) leaveOut('price', 'price without a line', `${book} ${prices.join(' / ')}`)
    return total
  })
}
