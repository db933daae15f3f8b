import { fullGame } from '@fairline/domain'
import { readDay } from '../../table/read-day.ts'
import type { Family } from '../family.ts'
import { readQuote } from '../read-price.ts'
import { sourceGameOf } from '../source-game-of.ts'

/** OddsPortal, MLB 2014: opening and closing moneyline of up to eight books, one row per game and book, no scores. */
export const oddsPortal: Family = {
  name: 'OddsPortal',
  format: 'oddsportal',
  folders: ['mlb'],
  leagues: null,
  columns: [
    'date',
    'away_team',
    'home_team',
    'bookmaker',
    'opening_away',
    'opening_home',
    'closing_away',
    'closing_home',
  ],
  rowsPerGame: 1,
  anchors: false,
  reader: ({ leaveOut }) => ({
    row(row) {
      const day = readDay(row.get('date'))
      if (day === null) {
        leaveOut('row', 'no date', row.text)
        return []
      }
      const book = row.get('bookmaker')
      const quotes = (['open', 'close'] as const).flatMap((mark) => {
        const column = mark === 'open' ? 'opening' : 'closing'
        const cells = [row.get(`${column}_home`), row.get(`${column}_away`)]
        return readQuote({ book, market: fullGame('moneyline'), cells, format: 'american', mark }, leaveOut)
      })
      return [
        sourceGameOf({
          league: 'mlb',
          day,
          home: row.get('home_team'),
          away: row.get('away_team'),
          sourceId: row.get('game_href'),
          quotes,
        }),
      ]
    },
    end() {},
  }),
}
