import type { LeagueKey } from '@fairline/domain'
import type { BacktestReport } from '../report.ts'
import { type AuditRow, auditRow } from './audit-row.ts'
import type { NamedCells } from './table-cells.ts'

/** In nats: what summing in another order may change. */
const MAX_DIFFERENCE = 1e-9

/** Computes the log losses of a report again from the exported games, with nothing of the code that scored them. */
export function auditLosses(league: LeagueKey, report: BacktestReport, games: readonly NamedCells[]): AuditRow {
  const published: Record<string, number | null> = {
    open: report.market.open.logLoss,
    close: report.market.close.logLoss,
    model: report.model.logLoss,
    results_only: report.resultsOnly.logLoss,
    blend: report.blend.logLoss,
  }
  const gaps = Object.entries(published).map(([said, loss]) => ({ said, gap: gapOf(loss, lossOf(said, games)) }))
  const worst = gaps.reduce((a, b) => (b.gap > a.gap ? b : a))
  return auditRow({
    league,
    check: 'log-losses',
    where: worst.said,
    count: games.length,
    figure: games.length === 0 ? null : worst.gap,
    limit: MAX_DIFFERENCE,
  })
}

/** Infinite if only one of the two is known. */
function gapOf(published: number | null, computed: number | null): number {
  if (published === null || computed === null) return published === computed ? 0 : Number.POSITIVE_INFINITY
  return Math.abs(published - computed)
}

function lossOf(said: string, games: readonly NamedCells[]): number | null {
  let sum = 0
  let count = 0
  for (const game of games) {
    const probability = game.number(`${said}_${game.text('outcome')}`)
    if (probability === null) continue
    sum -= Math.log(probability)
    count += 1
  }
  return count === 0 ? null : sum / count
}
