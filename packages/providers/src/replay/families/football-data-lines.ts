import { fullGame } from '@fairline/domain'
import type { Row } from '../../table/row.ts'
import { readLineCell } from '../read-line-cell.ts'
import { readQuote } from '../read-price.ts'
import type { LeaveOut, SourceQuote } from '../source-game.ts'

/** Books by the codes in the columns of totals and handicaps: Pinnacle is `P` there and `PS` in the three-way columns. */
const books: Readonly<Record<string, string>> = { B365: 'Bet365', P: 'Pinnacle' }

/** The one total the files have, in goals. */
const TOTAL = 2.5
/** Handicaps beyond so many goals are misprints: the largest of 4,560 recorded games is 3. */
const MAX_HANDICAP = 5

/** Over and under 2.5 goals and the Asian handicap of each book; files before 2019-20 have only the mean of the books. */
export function footballDataLines(row: Row, mark: 'open' | 'close', leaveOut: LeaveOut): SourceQuote[] {
  const moment = mark === 'open' ? '' : 'C'
  const handicap = row.get(`AH${moment}h`)
  const line = handicapOf(handicap, leaveOut)
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

/** The handicap of the home side; null if there is none, or none that can be. */
function handicapOf(cell: string, leaveOut: LeaveOut): number | null {
  const line = readLineCell(cell, leaveOut)
  if (line === null || Math.abs(line) <= MAX_HANDICAP) return line
  leaveOut('price', 'handicap out of range', cell)
  return null
}
