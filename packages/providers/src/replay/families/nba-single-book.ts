import { fullGame } from '@fairline/domain'
import { readDay } from '../../table/read-day.ts'
import type { Row } from '../../table/row.ts'
import type { Family } from '../family.ts'
import { readGameLine } from '../read-line-cell.ts'
import { readQuote } from '../read-price.ts'
import { scoreOf } from '../read-score.ts'
import type { LeaveOut, SourceGame } from '../source-game.ts'
import { sourceGameOf } from '../source-game-of.ts'

/** NBA, one unnamed book: moneyline, home spread and total, with the sum and the difference of the scores. */
export const nbaSingleBook: Family = {
  name: 'one book’s NBA page',
  format: 'nba-single-book',
  folders: ['nba'],
  leagues: null,
  columns: ['Date', 'Home', 'Away', 'OU', 'Spread', 'ML_Home', 'ML_Away', 'Points', 'Win_Margin'],
  rowsPerGame: 1,
  anchors: true,
  reader: ({ leaveOut }) => ({
    row(row) {
      const day = readDay(row.get('Date'))
      if (day === null) {
        leaveOut('row', 'no date', row.text)
        return []
      }
      const book = 'one book, not named'
      const spread = readGameLine('nba', 'spread', row.get('Spread'), leaveOut)
      const total = readGameLine('nba', 'total', row.get('OU'), leaveOut)
      const bare = { book, prices: [null, null], mark: null, at: null }
      const cells = [row.get('ML_Home'), row.get('ML_Away')]
      return [
        sourceGameOf({
          league: 'nba',
          day,
          home: row.get('Home'),
          away: row.get('Away'),
          score: scoreFrom(row, leaveOut),
          quotes: [
            ...(spread === null ? [] : [{ ...bare, market: fullGame('spread', 0 - spread) }]),
            ...(total === null ? [] : [{ ...bare, market: fullGame('total', total) }]),
            ...readQuote({ book, market: fullGame('moneyline'), cells, format: 'american', mark: null }, leaveOut),
          ],
        }),
      ]
    },
    end() {},
  }),
}

/** The score by its sum and difference. A game without a result shows 0 points; none ends level. */
function scoreFrom(row: Row, leaveOut: LeaveOut): SourceGame['score'] {
  const cells = [row.get('Points').trim(), row.get('Win_Margin').trim()]
  const [points, margin] = cells.map(Number) as [number, number]
  if (cells.includes('') || points === 0) return null
  if (margin === 0) {
    leaveOut('price', 'not a score', cells.join(' '))
    return null
  }
  return scoreOf('nba', String((points + margin) / 2), String((points - margin) / 2), leaveOut)
}
