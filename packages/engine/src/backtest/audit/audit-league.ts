import { type Fact, leagues } from '@fairline/domain'
import { reportOf } from '../backtest.ts'
import type { BacktestReport } from '../report.ts'
import { type BacktestOptions, type SeasonsWalk, walkSeasons } from '../walk-seasons.ts'
import { gamesTable, linesTable } from '../walk-tables.ts'
import { auditConfidence, auditProbabilities, auditSharpness } from './audit-calibration.ts'
import { auditFuture, auditLastDay, cutDays, type Walk } from './audit-future.ts'
import { auditGrades } from './audit-grades.ts'
import { auditLosses } from './audit-losses.ts'
import type { AuditRow } from './audit-row.ts'
import { sayingsOf } from './sayings.ts'
import { namedRows } from './table-cells.ts'

/** A league's back-test and what an audit finds in it. */
export interface LeagueAudit {
  readonly report: BacktestReport
  /** None if there is no game to score. */
  readonly rows: readonly AuditRow[]
}

/**
 * Audits a league's back-test: that no forecast uses the future, that its losses follow from the exported rows, that
 * confidence and probabilities come true, and that better grades are worth more.
 *
 * @param facts  of that league, in the order they became known
 * @param walk   how seasons are walked; a test plants its faults here
 */
export function auditLeague(facts: readonly Fact[], options: BacktestOptions, walk: Walk = walkSeasons): LeagueAudit {
  const { report, sayings, figures } = auditWalk(walk(facts, options))
  if (report.games === 0) return { report, rows: [] }
  const cuts = cutDays(sayings)
  const [first] = cuts
  const rows = [
    ...cuts.map((cut) => auditFuture(facts, options, { walk, cut, sayings })),
    ...(first === undefined ? [] : [auditLastDay(facts, options, walk, first)]),
    ...figures,
  ]
  return { report, rows }
}

/** What an audit keeps of the walk through everything: not the walk, so that there is room for the next ones. */
function auditWalk(walk: SeasonsWalk) {
  const report = reportOf(walk)
  return { report, sayings: sayingsOf(walk), figures: auditFigures(walk, report) }
}

/** The checks that need no other walk: computed from the rows anybody can export. */
function auditFigures(walk: SeasonsWalk, report: BacktestReport): AuditRow[] {
  const { league } = walk.labels
  const three = leagues[league].outcomes === 'three-way'
  const games = namedRows(gamesTable(walk))
  const lines = namedRows(linesTable(walk))
  return [
    auditLosses(league, report, games),
    auditConfidence(league, { games, lines }, three),
    auditProbabilities(league, games, three),
    auditSharpness(league, games, three),
    ...auditGrades(league, { games, lines }),
  ]
}
