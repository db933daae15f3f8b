import type { AuditRow } from '@fairline/engine'
import { expect, it } from 'vitest'
import { auditHeader, auditSummary, auditWords } from './audit-words.ts'

const row = (of: Partial<AuditRow>): AuditRow => ({
  league: 'mlb',
  check: 'confidence',
  where: '40–50',
  count: 312,
  figure: 0.0234,
  limit: 0.05,
  verdict: 'holds',
  ...of,
})

it.each<[AuditRow['check'], number, number, string, string]>([
  ['future', 0, 0, '0', '0'],
  ['log-losses', 0, 1e-9, '0', '1e-9'],
  ['confidence', 0.0234, 0.05, '2.3 points', '5.0 points'],
  ['probabilities', -0.0234, 0.05, '-2.3 points', '5.0 points'],
  ['sharpness', 2.34, 3, '2.3 errors', '3.0 errors'],
  ['grade-return', -1, 3, '-1.0 errors', '3.0 errors'],
])('writes the figure and then the limit of “%s” in its own unit', (check, figure, limit, written, writtenLimit) => {
  expect(auditWords(row({ check, figure, limit })).slice(4, 6)).toEqual([written, writtenLimit])
})

it('has a cell for each column, and a dash where there is too little to judge', () => {
  const cells = auditWords(row({ where: null, figure: null, verdict: 'too few' }))
  expect(cells).toHaveLength(auditHeader.length)
  expect([cells[0], cells[2], cells[3], cells[4], cells[6]]).toEqual(['MLB', '–', '312', '–', 'too few'])
})

it('counts failures apart from what has too little to judge', () => {
  const verdicts = ['holds', 'fails', 'too few', 'holds', 'holds', 'too few'] as const
  expect(auditSummary(verdicts.map((verdict) => row({ verdict })))).toBe('3 hold, 1 fail, 2 have too little to judge')
})
