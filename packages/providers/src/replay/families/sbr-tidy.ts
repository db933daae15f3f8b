import { fullGame } from '@fairline/domain'
import { readDay } from '../../table/read-day.ts'
import type { Family } from '../family.ts'
import { readQuote } from '../read-price.ts'
import { scoreOf } from '../read-score.ts'
import { sourceGameOf } from '../source-game-of.ts'

const BOOK = 'Sportsbook Reviews'

/** The same archive as one tidy row a game: opening and closing moneyline, no starters. */
export const sbrTidy: Family = {
  name: 'Sportsbook Reviews Online, one row a game',
  format: 'sbr-tidy',
  folders: ['mlb'],
  leagues: null,
  columns: ['date', 'away_name', 'home_name', 'away_open_ml', 'home_open_ml', 'away_close_ml', 'home_close_ml'],
  rowsPerGame: 1,
  anchors: true,
  reader: ({ leaveOut }) => ({
    row(row) {
      const day = readDay(row.get('date'))
      if (day === null) {
        leaveOut('row', 'no date', row.text)
        return []
      }
      const score = scoreOf('mlb', notNa(row.get('home_score')), notNa(row.get('away_score')), leaveOut)
      const quotes = (['open', 'close'] as const).flatMap((mark) => {
        const cells = [row.get(`home_${mark}_ml`), row.get(`away_${mark}_ml`)].map(notNa)
        return readQuote({ book: BOOK, market: fullGame('moneyline'), cells, format: 'american', mark }, leaveOut)
      })
      return [
        sourceGameOf({
          league: 'mlb',
          day,
          home: row.get('home_name') === '<NA>' ? row.get('home_abbrev') : row.get('home_name'),
          away: row.get('away_name') === '<NA>' ? row.get('away_abbrev') : row.get('away_name'),
          score,
          quotes,
        }),
      ]
    },
    end() {},
  }),
}

const notNa = (cell: string) => (cell === '<NA>' || cell === 'NA' ? '' : cell)
