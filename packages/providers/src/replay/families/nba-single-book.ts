import { fullGame } from '@fairline/domain'
import { readDay } from '../../table/read-day.ts'
import type { Family } from '../family.ts'
import { readLineCell } from '../read-line-cell.ts'
import { readQuote } from '../read-price.ts'
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
      const [points, margin] = [Number(row.get('Points')), Number(row.get('Win_Margin'))]
      // A game without a result shows 0 points.
      const played = points > 0 && margin !== 0 && Number.isInteger((points + margin) / 2)
      const score = played ? { home: (points + margin) / 2, away: (points - margin) / 2 } : null
      const spread = readLineCell(row.get('Spread'), leaveOut)
      const total = readLineCell(row.get('OU'), leaveOut)
      const bare = { book, prices: [null, null], mark: null, at: null }
      const cells = [row.get('ML_Home'), row.get('ML_Away')]
      return [
        sourceGameOf({
          league: 'nba',
          day,
          home: row.get('Home'),
          away: row.get('Away'),
          score,
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
