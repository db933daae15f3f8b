import { auditLeague } from '@fairline/engine'
import { readBody } from '@fairline/providers'
import { describe, expect, it } from 'vitest'
import { canRead, recordedData } from './can-run.ts'

// A small audit of recorded seasons; `fairline audit` does all of them.
const isRecorded = canRead('audit of recorded seasons', recordedData)

describe.skipIf(!isRecorded)('an audit of recorded seasons', () => {
  it.each([
    ['nhl', '2021-06-30', 1900],
    ['laliga', '2016-06-30', 2100],
  ] as const)('%s up to %s: nothing comes from the future, and every figure holds', async (league, to, games) => {
    const { facts } = await readBody(league, [recordedData])
    const { rows } = auditLeague(facts, { league, from: null, to, at: 'open', noVig: 'multiplicative' })
    expect(rows.filter(({ verdict }) => verdict === 'fails')).toEqual([])
    const holding = rows.filter(({ verdict }) => verdict === 'holds').map(({ check }) => check)
    expect(holding).toEqual(expect.arrayContaining(['future', 'last-day', 'log-losses', 'confidence', 'sharpness']))
    expect(rows.find(({ check }) => check === 'log-losses')!.count).toBeGreaterThan(games)
  })
})
