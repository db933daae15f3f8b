import { leagues } from '@fairline/domain'
import type { AuditCheck, AuditRow } from '@fairline/engine'

const checks: Readonly<Record<AuditCheck, string>> = {
  future: 'games that change with the future after a day',
  'prop-future': 'lines of props that change with the future after a day',
  'last-day': 'games and weights that change with what follows the last day',
  'log-losses': 'log losses computed again from exported rows',
  confidence: 'confidence against how often prices beat the close',
  probabilities: 'probabilities against how often they came true',
  sharpness: 'log loss against the loss expected of itself',
  'grade-value': 'better grades worth less against the close',
  'grade-return': 'better grades returning less',
}

export const auditHeader = ['league', 'check', 'day, band or pair', 'count', 'figure', 'limit', 'verdict'] as const

/** One line of an audit as people read it, in the order of `auditHeader`. */
export function auditWords(row: AuditRow): string[] {
  const { league, check, where, count, figure, limit, verdict } = row
  const written = figure === null ? '–' : figureOf(check, figure)
  return [leagues[league].name, checks[check], where ?? '–', String(count), written, figureOf(check, limit), verdict]
}

/** In games, nats, percentage points or standard errors. */
function figureOf(check: AuditCheck, figure: number): string {
  switch (check) {
    case 'future':
    case 'prop-future':
    case 'last-day':
      return String(figure)
    case 'log-losses':
      return figure === 0 ? '0' : figure.toExponential(0)
    case 'confidence':
    case 'probabilities':
      return `${(100 * figure).toFixed(1)} points`
    case 'sharpness':
    case 'grade-value':
    case 'grade-return':
      return `${figure.toFixed(1)} errors`
  }
}

/** How many lines have each verdict. */
export function auditSummary(rows: readonly AuditRow[]): string {
  const count = (verdict: AuditRow['verdict']) => rows.filter((row) => row.verdict === verdict).length
  return `${count('holds')} hold, ${count('fails')} fail, ${count('too few')} have too little to judge`
}
