import { readDay } from '../../table/read-day.ts'
import type { Family } from '../family.ts'
import { scoreOf } from '../read-score.ts'
import type { SourceGame } from '../source-game.ts'
import { sourceGameOf } from '../source-game-of.ts'

/** FiveThirtyEight's table of ratings with its published forecast; American dates, `10/28/18`. Reference only. */
export const fiveThirtyEightElo: Family = {
  name: 'FiveThirtyEight ratings',
  format: 'fivethirtyeight-elo',
  folders: ['mlb'],
  leagues: null,
  columns: ['date', 'team1', 'team2', 'rating_prob1', 'rating_prob2', 'score1', 'score2'],
  rowsPerGame: 1,
  anchors: false,
  reader: ({ league, leaveOut }) => ({
    row(row): readonly SourceGame[] {
      const day = americanDay(row.get('date'))
      const home = Number(row.get('rating_prob1') || Number.NaN)
      if (day === null || !(home > 0 && home < 1)) {
        leaveOut('row', day === null ? 'no date' : 'chances do not sum to 1', row.text)
        return []
      }
      const score = scoreOf(league, row.get('score1'), row.get('score2'), leaveOut)
      return [
        sourceGameOf({
          league,
          day,
          home: row.get('team1'),
          away: row.get('team2'),
          score,
          reference: { forecaster: 'fivethirtyeight-ratings', chances: [home, 1 - home] },
        }),
      ]
    },
    end() {},
  }),
}

function americanDay(cell: string): string | null {
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(cell.trim())
  if (!parts) return readDay(cell)
  const [, month = '', day = '', year = ''] = parts
  return readDay(`${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}
