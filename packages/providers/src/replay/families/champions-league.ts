import { fullGame } from '@fairline/domain'
import { readDay } from '../../table/read-day.ts'
import type { Family } from '../family.ts'
import { readQuote } from '../read-price.ts'
import { scoreOf } from '../read-score.ts'
import { sourceGameOf } from '../source-game-of.ts'

/** Champions League with one book's 1X2; the source does not say when the price was read, so it counts as the last. */
export const championsLeague: Family = {
  name: 'Champions League',
  format: 'champions-league',
  folders: ['soccer'],
  leagues: ['champions'],
  columns: ['Date', 'Time', 'HomeTeam', 'AwayTeam', 'FTHG', 'FTAG', 'B365H', 'HomeXG'],
  rowsPerGame: 1,
  anchors: true,
  reader: ({ league, leaveOut }) => ({
    row(row) {
      const day = readDay(row.get('Date'))
      if (day === null) {
        leaveOut('row', 'no date', row.text)
        return []
      }
      const score = scoreOf(league, row.get('FTHG'), row.get('FTAG'), leaveOut)
      const cells = ['B365H', 'B365D', 'B365A'].map((column) => row.get(column))
      return [
        sourceGameOf({
          league,
          day,
          home: row.get('HomeTeam'),
          away: row.get('AwayTeam'),
          score,
          quotes: readQuote(
            { book: 'Bet365 (by the source)', market: fullGame('three-way'), cells, format: 'decimal', mark: 'close' },
            leaveOut,
          ),
        }),
      ]
    },
    end() {},
  }),
}
