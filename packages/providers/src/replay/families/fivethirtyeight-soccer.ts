import type { LeagueKey } from '@fairline/domain'
import { readDay } from '../../table/read-day.ts'
import type { Family } from '../family.ts'
import { scoreOf } from '../read-score.ts'
import type { SourceGame } from '../source-game.ts'
import { sourceGameOf } from '../source-game-of.ts'

const leagueOf: Readonly<Record<string, LeagueKey>> = {
  'Spanish Primera Division': 'laliga',
  'Italy Serie A': 'seriea',
  'Barclays Premier League': 'premier',
  'Major League Soccer': 'mls',
  'UEFA Champions League': 'champions',
  'UEFA Europa League': 'europa',
  'CONCACAF Gold Cup': 'goldcup',
  'Copa America': 'copa',
  'European Championships': 'euro',
}

/** Competitions of national teams, as the file names them. */
const ofNations =
  /^(International Match|FIFA World Cup|UEFA Nations League|European Championship|Africa|AFC |CONCACAF|Copa America|COSAFA|CECAFA|ASEAN|Gold Cup|EAFF|Gulf Cup)/

/** Whether a competition belongs to a league. */
const belongs = (competition: string, league: LeagueKey): boolean =>
  league === 'internationals' ? ofNations.test(competition) : leagueOf[competition] === league

/** FiveThirtyEight's three-way forecasts. Knock-out games without a probability of a draw speak of something else. */
export const fiveThirtyEightSoccer: Family = {
  name: 'FiveThirtyEight soccer',
  format: 'fivethirtyeight-soccer',
  folders: ['soccer'],
  leagues: [...Object.values(leagueOf), 'internationals'],
  columns: ['date', 'league', 'team1', 'team2', 'prob1', 'prob2', 'probtie'],
  rowsPerGame: 1,
  anchors: false,
  reader: ({ league, leaveOut }) => ({
    row(row): readonly SourceGame[] {
      const day = readDay(row.get('date'))
      const probabilities = ['prob1', 'probtie', 'prob2'].map((column) => Number(row.get(column) || Number.NaN))
      const reason = belongs(row.get('league'), league) ? unfit(day, probabilities) : 'row of another league'
      if (day === null || reason !== null) {
        leaveOut('row', reason ?? 'no date', row.text)
        return []
      }
      const score = scoreOf(league, row.get('score1'), row.get('score2'), leaveOut)
      const total = probabilities.reduce((a, b) => a + b, 0)
      return [
        sourceGameOf({
          league,
          day,
          home: row.get('team1'),
          away: row.get('team2'),
          score,
          reference: { forecaster: 'fivethirtyeight', chances: probabilities.map((value) => value / total) },
        }),
      ]
    },
    end() {},
  }),
}

function unfit(day: string | null, probabilities: readonly number[]): string | null {
  if (day === null) return 'no date'
  const total = probabilities.reduce((a, b) => a + b, 0)
  // Three decimals are published for three probabilities.
  if (!(Math.abs(total - 1) < 2e-3)) return 'chances do not sum to 1'
  return (probabilities[1] as number) > 0 ? null : 'knock-out forecast without a draw'
}
