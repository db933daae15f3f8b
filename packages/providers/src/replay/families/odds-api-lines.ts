import { fullGame } from '@fairline/domain'
import type { Family, Row } from '../family.ts'
import { readDay } from '../read-day.ts'
import { isPlausibleTotal, readLine } from '../read-line.ts'
import { readQuote } from '../read-price.ts'
import type { LeaveOut, SourceGame, SourceQuote } from '../source-game.ts'

const names: Readonly<Record<string, string>> = { draftkings: 'DraftKings', fanduel: 'FanDuel', betmgm: 'BetMGM' }

/** Moneyline, run line and total of one book about an hour before the game; no results. */
export const oddsApiLines: Family = {
  name: 'The Odds API game lines',
  format: 'odds-api-lines',
  folders: ['mlb'],
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
      const [day, at, startsAt] = [
        readDay(row.get('date')),
        Date.parse(row.get('snapshot')),
        Date.parse(row.get('commence_time')),
      ]
      if (day === null || Number.isNaN(at) || Number.isNaN(startsAt) || at >= startsAt) {
        leaveOut('row', at >= startsAt ? 'seen after the start' : 'no date', row.text)
        return []
      }
      return [
        {
          league,
          day,
          startsAt,
          home: row.get('home_team'),
          away: row.get('away_team'),
          neutral: false,
          sourceId: row.get('event_id'),
          score: null,
          winner: null,
          quotes: quotesOf(row, at, leaveOut),
          reference: null,
        },
      ]
    },
    end() {},
  }),
}

function quotesOf(row: Row, at: number, leaveOut: LeaveOut): SourceQuote[] {
  const seen = {
    book: names[row.get('bookmaker')] ?? row.get('bookmaker'),
    format: 'american',
    mark: null,
    at,
  } as const
  const [runLine, total] = [readLine(row.get('home_rl')), readLine(row.get('total'))]
  const moneyline = readQuote(
    { ...seen, market: fullGame('moneyline'), cells: [row.get('home_ml'), row.get('away_ml')] },
    leaveOut,
  )
  const runLines =
    runLine === null
      ? []
      : readQuote(
          { ...seen, market: fullGame('spread', runLine), cells: [row.get('home_rl_odds'), row.get('away_rl_odds')] },
          leaveOut,
        )
  const totals =
    total === null || !isPlausibleTotal('mlb', total)
      ? []
      : readQuote(
          { ...seen, market: fullGame('total', total), cells: [row.get('over_odds'), row.get('under_odds')] },
          leaveOut,
        )
  return [...moneyline, ...runLines, ...totals]
}
