import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type FinalScore, type SelectionBet, settleSelection } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { canRead, recordedData } from './can-run.ts'

// Independent oracle: real bets of April 2026 that someone else graded (mostgood1/MLB-BettingV2 in shared/data).
const file = join(recordedData, 'mlb/props-settled-2026-apr.csv.gz')
const isRecorded = canRead('settled bets', file)

interface GradedBet {
  readonly bet: SelectionBet
  readonly score: FinalScore
  /** Their grader knows no push. */
  readonly graded: 'win' | 'lose'
}

/** The file has no quoted cells. */
function readGradedBets(): GradedBet[] {
  const [head = '', ...rows] = gunzipSync(readFileSync(file)).toString('utf8').trim().split(/\r?\n/)
  const names = head.split(',')
  return rows.map((row) => {
    const cells = row.split(',')
    const cellOf = (name: string): string => cells[names.indexOf(name)] ?? ''
    return { ...betOf(cellOf), graded: cellOf('result_of_selection') === 'win' ? 'win' : 'lose' }
  })
}

function betOf(cellOf: (name: string) => string): Pick<GradedBet, 'bet' | 'score'> {
  const selection = cellOf('selection') as SelectionBet['selection']
  const actual = cellOf('actual')
  if (cellOf('market') === 'ml') {
    const winner = actual as 'home' | 'away'
    return { bet: { market: { kind: 'moneyline', line: null, team: null }, selection }, score: { winner } }
  }
  const count = Number(actual)
  const kind = cellOf('market') === 'totals' ? 'total' : 'player-prop'
  return {
    bet: { market: { kind, line: Number(cellOf('line')), team: null }, selection },
    score: kind === 'total' ? { home: count, away: 0 } : { count },
  }
}

describe.skipIf(!isRecorded)('bets that others graded', () => {
  const bets = isRecorded ? readGradedBets() : []
  const settled = bets.map(({ bet, score, graded }) => ({ kind: settleSelection(bet, score)?.kind, graded }))

  it('settles 7,219 winners, totals and player props as they were graded, but for those on the line', () => {
    expect(settled).toHaveLength(7219)
    expect(settled.filter(({ kind, graded }) => kind !== graded && kind !== 'push')).toEqual([])
  })

  it('returns the stake of the three that hit their line exactly', () => {
    expect(settled.filter(({ kind }) => kind === 'push')).toHaveLength(3)
  })
})
