import { readDay } from '../../table/read-day.ts'
import type { Family } from '../family.ts'
import type { SourceGame } from '../source-game.ts'
import { sourceGameOf } from '../source-game-of.ts'

/** FiveThirtyEight's last forecast before a game, and who won. Reference only: it never enters a forecast of ours. */
export const fiveThirtyEight: Family = {
  name: 'FiveThirtyEight',
  format: 'fivethirtyeight',
  folders: ['mlb', 'nba', 'nhl', 'wnba'],
  leagues: null,
  columns: ['date', 'team1', 'team2', 'prob1', 'prob1_outcome', 'prob2'],
  rowsPerGame: 1,
  anchors: false,
  reader: ({ league, leaveOut }) => ({
    row(row): readonly SourceGame[] {
      const day = readDay(row.get('date'))
      const [home, away] = [Number(row.get('prob1') || Number.NaN), Number(row.get('prob2') || Number.NaN)]
      if (day === null || !(home > 0 && home < 1) || !(Math.abs(home + away - 1) <= 1e-3)) {
        leaveOut('row', day === null ? 'no date' : 'chances do not sum to 1', row.text)
        return []
      }
      return [
        sourceGameOf({
          league,
          day: day,
          home: row.get('team1'),
          away: row.get('team2'),
          winner: row.get('prob1_outcome') === '1' ? 'home' : row.get('prob1_outcome') === '0' ? 'away' : null,
          reference: { forecaster: 'fivethirtyeight', chances: [home, 1 - home] },
        }),
      ]
    },
    end() {},
  }),
}
