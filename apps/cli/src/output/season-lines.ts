import type { BacktestReport, SeasonScores } from '@fairline/engine'
import { seasonRows } from './season-rows.ts'
import { figure, table, withError } from './table.ts'

const header = [
  'season',
  'games',
  'our model',
  'results alone',
  'open',
  'blend',
  'close',
  'fivethirtyeight',
  'model minus it',
  'blend minus open',
]

/** Log losses by season, and the seasons that begin in the middle; nothing of a single season. */
export function seasonLines(report: BacktestReport): string[] {
  if (report.seasons.length < 2) return []
  const rows = seasonRows(report, cellsOf)
  const right = header.map((_, i) => i).slice(1)
  return [table(header, rows, right), ...report.lateSeasons.map(lateSeasonText), '']
}

/** What is known of a season that begins in the middle, or was played late: nothing about why. */
export const lateSeasonText = ({
  season,
  from,
  to,
  games,
  daysLate,
  usualGames,
}: BacktestReport['lateSeasons'][number]): string =>
  `season ${season} begins ${Math.round(daysLate)} days later than the others: from ${from} to ${to}, ${games} games; other seasons have about ${Math.round(usualGames)}`

const cellsOf = (scores: SeasonScores): string[] => [
  String(scores.games),
  ...[scores.model, scores.resultsOnly, scores.open, scores.blend, scores.close, scores.reference].map((loss) =>
    figure(loss, 5),
  ),
  withError(scores.modelMinusReference),
  withError(scores.blendMinusOpen),
]
