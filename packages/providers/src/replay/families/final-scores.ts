import type { LeagueKey } from '@fairline/domain'
import { readDay } from '../../table/read-day.ts'
import { readOptionalInstant } from '../../table/read-instant.ts'
import type { Row } from '../../table/row.ts'
import type { Family } from '../family.ts'
import { scoreOf } from '../read-score.ts'
import type { LeaveOut, SourceGame } from '../source-game.ts'
import { sourceGameOf } from '../source-game-of.ts'

/** WNBA results by ESPN, with the tip-off where the file has one. */
export const wnbaResults: Family = {
  name: 'ESPN results',
  format: 'espn-results',
  folders: ['wnba'],
  leagues: null,
  columns: ['game_id', 'date', 'home', 'away', 'home_score', 'away_score'],
  rowsPerGame: 1,
  anchors: true,
  reader: ({ leaveOut }) => ({
    row: (row) => scored(row, { league: 'wnba', date: 'date', scores: ['home_score', 'away_score'] }, leaveOut),
    end() {},
  }),
}

/** NHL results with the shoot-out goal. */
export const nhlResults: Family = {
  name: 'NHL results',
  format: 'nhl-results',
  folders: ['nhl'],
  leagues: null,
  columns: ['game_date', 'home', 'away', 'home_goals', 'away_goals'],
  rowsPerGame: 1,
  anchors: true,
  reader: ({ leaveOut }) => ({
    row: (row) => scored(row, { league: 'nhl', date: 'game_date', scores: ['home_goals', 'away_goals'] }, leaveOut),
    end() {},
  }),
}

const tournaments: Readonly<Record<string, LeagueKey>> = {
  'Gold Cup': 'goldcup',
  'UEFA Euro': 'euro',
  'Copa América': 'copa',
}

/** Results of national teams: of one tournament, where matches of others are counted and left out, or of all. */
export const internationalResults: Family = {
  name: 'international_results',
  format: 'international-results',
  folders: ['soccer'],
  leagues: ['goldcup', 'euro', 'copa', 'internationals'],
  columns: ['date', 'home_team', 'away_team', 'home_score', 'away_score', 'tournament', 'neutral'],
  rowsPerGame: 1,
  anchors: true,
  reader: ({ league, leaveOut }) => ({
    row(row) {
      if (league !== 'internationals' && tournaments[row.get('tournament')] !== league) {
        leaveOut('row', 'row of another league', row.text)
        return []
      }
      const columns = {
        league,
        date: 'date',
        home: 'home_team',
        away: 'away_team',
        scores: ['home_score', 'away_score'],
      } as const
      return scored(row, columns, leaveOut).map((game) => ({
        ...game,
        neutral: row.get('neutral').toUpperCase() === 'TRUE',
      }))
    },
    end() {},
  }),
}

interface Columns {
  readonly league: LeagueKey
  readonly date: string
  readonly home?: string
  readonly away?: string
  readonly scores: readonly [string, string]
}

function scored(row: Row, columns: Columns, leaveOut: LeaveOut): readonly SourceGame[] {
  const day = readDay(row.get(columns.date))
  if (day === null) {
    leaveOut('row', 'no date', row.text)
    return []
  }
  const tip = readOptionalInstant(row.get('tip'))
  if (tip === 'unreadable') leaveOut('cell', 'no date', row.text)
  return [
    sourceGameOf({
      league: columns.league,
      day,
      startsAt: tip === 'unreadable' ? null : tip,
      home: row.get(columns.home ?? 'home'),
      away: row.get(columns.away ?? 'away'),
      score: scoreOf(columns.league, row.get(columns.scores[0]), row.get(columns.scores[1]), leaveOut),
    }),
  ]
}
