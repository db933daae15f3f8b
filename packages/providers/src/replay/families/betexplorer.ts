import { fullGame, leagues, placeName } from '@fairline/domain'
import type { Family, Row } from '../family.ts'
import { readDay } from '../read-day.ts'
import { isPlausibleTotal, readLine } from '../read-line.ts'
import { readQuote } from '../read-price.ts'
import { readScore, winnerOf } from '../read-score.ts'
import type { LeaveOut, SourceQuote } from '../source-game.ts'

const BOOK = 'BetExplorer average'

/** BetExplorer's average closing prices. Teams stand in one slug, home first: `washington-mystics-connecticut-sun`. */
export const betExplorer: Family = {
  name: 'BetExplorer',
  format: 'betexplorer',
  folders: ['wnba'],
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
      const [home, away] = [readScore(row.get('hscore')), readScore(row.get('ascore'))]
      const score = home === null || away === null ? null : { home, away }
      return [
        {
          league: 'wnba',
          day,
          startsAt: null,
          ...teams,
          neutral: false,
          sourceId: null,
          score,
          winner: score && winnerOf(score),
          quotes: quotesOf(row, leaveOut),
          reference: null,
        },
      ]
    },
    end() {},
  }),
}

function quotesOf(row: Row, leaveOut: LeaveOut): SourceQuote[] {
  const close = { book: BOOK, format: 'decimal', mark: 'close' } as const
  const [spread, total] = [readLine(row.get('spread')), readLine(row.get('total'))]
  const moneyline = readQuote(
    { ...close, market: fullGame('moneyline'), cells: [row.get('ml_h'), row.get('ml_a')] },
    leaveOut,
  )
  const spreads =
    spread === null
      ? []
      : readQuote({ ...close, market: fullGame('spread', spread), cells: [row.get('sp_h'), row.get('sp_a')] }, leaveOut)
  const totals =
    total === null || !isPlausibleTotal('wnba', total)
      ? []
      : readQuote({ ...close, market: fullGame('total', total), cells: [row.get('ou_o'), row.get('ou_u')] }, leaveOut)
  return [...moneyline, ...spreads, ...totals]
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
