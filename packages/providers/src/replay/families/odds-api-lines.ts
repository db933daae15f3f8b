import { readDay } from '../../table/read-day.ts'
import { readInstant } from '../../table/read-instant.ts'
import type { Row } from '../../table/row.ts'
import type { Family } from '../family.ts'
import { type MainCells, readMainMarkets } from '../read-main-markets.ts'
import type { LeaveOut, SourceGame, SourceQuote } from '../source-game.ts'
import { sourceGameOf } from '../source-game-of.ts'

const names: Readonly<Record<string, string>> = { draftkings: 'DraftKings', fanduel: 'FanDuel', betmgm: 'BetMGM' }

/** Moneyline, run line and total of one book about an hour before the game; no results. */
export const oddsApiLines: Family = {
  name: 'The Odds API game lines',
  format: 'odds-api-lines',
  folders: ['mlb'],
  leagues: null,
  columns: [
    'date',
    'event_id',
    'commence_time',
    'snapshot',
    'bookmaker',
    'away_team',
    'home_team',
    'away_ml',
    'home_ml',
  ],
  rowsPerGame: 1,
  anchors: true,
  reader: ({ league, leaveOut }) => ({
    row(row): readonly SourceGame[] {
      const day = readDay(row.get('date'))
      const at = readInstant(row.get('snapshot'))
      const startsAt = readInstant(row.get('commence_time'))
      if (day === null || at === null || startsAt === null) {
        leaveOut('row', 'no date', row.text)
        return []
      }
      if (at >= startsAt) {
        leaveOut('row', 'seen after the start', row.text)
        return []
      }
      return [
        sourceGameOf({
          league,
          day,
          startsAt,
          home: row.get('home_team'),
          away: row.get('away_team'),
          sourceId: row.get('event_id'),
          quotes: quotesOf(row, at, leaveOut),
        }),
      ]
    },
    end() {},
  }),
}

function quotesOf(row: Row, at: number, leaveOut: LeaveOut): SourceQuote[] {
  const book = names[row.get('bookmaker')] ?? row.get('bookmaker')
  const cells: MainCells = {
    moneyline: [row.get('home_ml'), row.get('away_ml')],
    spread: { homeLine: row.get('home_rl'), prices: [row.get('home_rl_odds'), row.get('away_rl_odds')] },
    total: { line: row.get('total'), prices: [row.get('over_odds'), row.get('under_odds')] },
  }
  return readMainMarkets('mlb', cells, { book, format: 'american', mark: null, at }, leaveOut)
}
