import { fullGame, TaleOfTheTape } from '@fairline/domain'
import { readDay } from '../../table/read-day.ts'
import type { Row } from '../../table/row.ts'
import type { Family } from '../family.ts'
import { readQuote } from '../read-price.ts'
import type { LeaveOut } from '../source-game.ts'
import { sourceGameOf } from '../source-game-of.ts'

/** UFC fights with the last price their collector saw. The red corner stands as home; the ground is neutral. */
export const ufc: Family = {
  name: 'Ultimate UFC Dataset',
  format: 'ufc',
  folders: ['ufc'],
  leagues: null,
  columns: ['R_fighter', 'B_fighter', 'R_odds', 'B_odds', 'date', 'Winner'],
  rowsPerGame: 1,
  anchors: true,
  reader: ({ leaveOut }) => ({
    row(row) {
      const day = readDay(row.get('date'))
      const corner = row.get('Winner').trim()
      if (day === null) {
        leaveOut('row', 'no date', row.text)
        return []
      }
      if (!WINNERS.includes(corner)) leaveOut('cell', 'winner is no corner', row.text)
      const cells = [row.get('R_odds'), row.get('B_odds')]
      return [
        sourceGameOf({
          league: 'ufc',
          day,
          home: row.get('R_fighter'),
          away: row.get('B_fighter'),
          neutral: true,
          tapes: { home: readTape(row, 'R', leaveOut), away: readTape(row, 'B', leaveOut) },
          winner: corner === 'Red' ? 'home' : corner === 'Blue' ? 'away' : null,
          quotes: readQuote(
            { book: 'last price collected', market: fullGame('moneyline'), cells, format: 'american', mark: 'close' },
            leaveOut,
          ),
        }),
      ]
    },
    end() {},
  }),
}

/** Empty before a fight. */
const WINNERS = ['', 'Red', 'Blue']

/** Age and reach of a corner; null where the file does not tell them, counted where they cannot be. */
function readTape(row: Row, corner: 'R' | 'B', leaveOut: LeaveOut): TaleOfTheTape | null {
  const [age, reach] = [row.get(`${corner}_age`).trim(), row.get(`${corner}_Reach_cms`).trim()]
  if (age === '' || reach === '') return null
  const read = TaleOfTheTape.safeParse({ age: Number(age), reach: Number(reach) })
  if (!read.success) leaveOut('cell', 'age or reach out of range', row.text)
  return read.success ? read.data : null
}
