import type { LeagueKey } from '@fairline/domain'

/** What an audit looks at. */
export type AuditCheck =
  /** Games whose forecast changes once the future is replaced. */
  | 'future'
  /** Lines of player props, likewise. */
  | 'prop-future'
  /** Whether weights and methods stop at the last day, by the same test. */
  | 'last-day'
  /** Log losses from the exported rows against those of the report. */
  | 'log-losses'
  /** Confidence against how often prices beat the close. */
  | 'confidence'
  /** Our probabilities against how often they came true. */
  | 'probabilities'
  /** Log loss against the loss our probabilities expect of themselves. */
  | 'sharpness'
  /** Value against the close, and return, of better grades against worse. */
  | 'grade-value'
  | 'grade-return'

/** One line of an audit: it holds if the figure does not exceed the limit. */
export interface AuditRow {
  readonly league: LeagueKey
  readonly check: AuditCheck
  /** The cut day, the worst band or the worst pair of grades; null if there is none. */
  readonly where: string | null
  /** Games, prices or picks it rests on. */
  readonly count: number
  /** In games, nats, a fraction or standard errors, as the limit; null if there is too little to judge. */
  readonly figure: number | null
  readonly limit: number
  readonly verdict: 'holds' | 'fails' | 'too few'
}

/** Standard errors within which a figure holds. An audit of all leagues has about a hundred: by chance one in 370 lies beyond. */
export const MAX_ERRORS = 3

/** Judges a figure by its limit. */
export function auditRow(row: Omit<AuditRow, 'verdict'>): AuditRow {
  const { figure, limit } = row
  // A figure that is not a number holds nothing.
  return { ...row, verdict: figure === null ? 'too few' : figure <= limit ? 'holds' : 'fails' }
}
