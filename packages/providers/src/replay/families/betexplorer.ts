import { leagues, placeName } from '@fairline/domain'
import { readDay } from '../../table/read-day.ts'
import type { Row } from '../../table/row.ts'
import type { Family } from '../family.ts'
import { type MainCells, readMainMarkets } from '../read-main-markets.ts'
import { scoreOf } from '../read-score.ts'
import type { LeaveOut, SourceQuote } from '../source-game.ts'
import { sourceGameOf } from '../source-game-of.ts'

const BOOK = 'BetExplorer average'

/** BetExplorer's average closing prices. Teams stand in one slug, home first: `washington-mystics-connecticut-sun`. */
export const betExplorer: Family = {
  name: 'BetExplorer',
  format: 'betexplorer',
  folders: ['wnba'],
  leagues: null,
  columns: ['date_matched', 'slug', 'hscore', 'ascore', 'ml_h', 'ml_a'],
  rowsPerGame: 1,
  anchors: true,
  reader: ({ leaveOut }) => ({
    row(row) {
      const day = readDay(row.get('date_matched'))
      const teams = teamsOf(row.get('slug'))
      if (day === null || teams === null) {
        leaveOut('row', day === null ? 'no date' : 'teams not told apart', row.text)
        return []
      }
      const score = scoreOf('wnba', row.get('hscore'), row.get('ascore'), leaveOut)
      return [
        sourceGameOf({
          league: 'wnba',
          day,
          ...teams,
          score,
          quotes: quotesOf(row, leaveOut),
        }),
      ]
    },
    end() {},
  }),
}

function quotesOf(row: Row, leaveOut: LeaveOut): SourceQuote[] {
  const cells: MainCells = {
    moneyline: [row.get('ml_h'), row.get('ml_a')],
    spread: { homeLine: row.get('spread'), prices: [row.get('sp_h'), row.get('sp_a')] },
    total: { line: row.get('total'), prices: [row.get('ou_o'), row.get('ou_u')] },
  }
  return readMainMarkets('wnba', cells, { book: BOOK, format: 'decimal', mark: 'close', at: null }, leaveOut)
}

/** Splits a slug where both halves are names of the league; null when there is no such place, or more than one. */
function teamsOf(slug: string): { home: string; away: string } | null {
  const words = slug.split('-')
  const splits = words.flatMap((_, i) => {
    const [home, away] = [words.slice(0, i).join(' '), words.slice(i).join(' ')]
    const known = [home, away].every((name) => 'team' in placeName(leagues.wnba, name))
    return known ? [{ home, away }] : []
  })
  return splits.length === 1 ? (splits[0] ?? null) : null
}
