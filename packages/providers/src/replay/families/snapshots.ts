import { type Instant, type LeagueKey, pacificDay } from '@fairline/domain'
import { readDay } from '../../table/read-day.ts'
import { readInstant } from '../../table/read-instant.ts'
import type { Row } from '../../table/row.ts'
import { snapshotSeenAt } from '../../table/snapshot-seen-at.ts'
import type { Family } from '../family.ts'
import { type MainCells, readMainMarkets } from '../read-main-markets.ts'
import type { LeaveOut, SourceGame, SourceQuote } from '../source-game.ts'
import { sourceGameOf } from '../source-game-of.ts'

const names: Readonly<Record<string, string>> = {
  betmgm: 'BetMGM',
  caesars: 'Caesars',
  draftkings: 'DraftKings',
  fanduel: 'FanDuel',
  betrivers: 'BetRivers',
}

/**
 * Snapshots of several books, one row per game, book and moment. Uses those that are dated, by UTC, on the Pacific day of the
 * game: from the evening before to the start. A price seen after the start is in play and left out.
 */
export const snapshots: Family = {
  name: 'The Odds API snapshots',
  format: 'odds-api-snapshots',
  folders: ['nhl', 'wnba'],
  leagues: null,
  columns: ['snapshot_label', 'date', 'game_id', 'commence_time', 'home_team', 'away_team', 'bookmaker', 'ml_home'],
  rowsPerGame: 1,
  anchors: true,
  reader: ({ league, leaveOut }) => ({
    row(row): readonly SourceGame[] {
      const startsAt = readInstant(row.get('commence_time'))
      const dated = readDay(row.get('date'))
      const at = dated === null ? null : snapshotSeenAt(row, dated)
      if (at === null || at === 'unreadable' || dated === null || startsAt === null) {
        leaveOut('row', 'no date', row.text)
        return []
      }
      if (at >= startsAt) {
        leaveOut('row', 'seen after the start', row.text)
        return []
      }
      const day = pacificDay(startsAt)
      // Snapshots are taken once or twice a day: an earlier price is too old for the morning of the game.
      if (dated < day) {
        leaveOut('row', 'dated before the day of the game', row.text)
        return []
      }
      return [
        sourceGameOf({
          league,
          day,
          startsAt,
          home: row.get('home_team'),
          away: row.get('away_team'),
          sourceId: row.get('game_id'),
          quotes: quotesOf(league, row, at, leaveOut),
        }),
      ]
    },
    end() {},
  }),
}

function quotesOf(league: LeagueKey, row: Row, at: Instant, leaveOut: LeaveOut): SourceQuote[] {
  const book = names[row.get('bookmaker')] ?? row.get('bookmaker')
  const cells: MainCells = {
    moneyline: [row.get('ml_home'), row.get('ml_away')],
    spread: { homeLine: row.get('spread_home'), prices: [row.get('spread_home_odds'), row.get('spread_away_odds')] },
    total: { line: row.get('total_line'), prices: [row.get('total_over_odds'), row.get('total_under_odds')] },
  }
  return readMainMarkets(league, cells, { book, format: 'american', mark: null, at }, leaveOut)
}
