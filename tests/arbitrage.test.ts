import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findOpportunities } from '@fairline/engine'
import { boardAt, readQuotes } from '@fairline/providers'
import { describe, expect, it } from 'vitest'
import { canRead, recordedData } from './can-run.ts'

// Counts that others made of the same files by the same rule: 1 − Σ best reciprocals above nothing.
const isRecorded = canRead('recorded quotes', recordedData)
const search = { kind: 'arbitrage', stake: 1000, unit: 0, minProfit: 0 } as const
const inFile = async (path: string, at: 'first' | 'close' = 'first') =>
  findOpportunities(boardAt((await readQuotes(join(recordedData, path))).quotes, at), search, null)

describe.skipIf(!isRecorded)('arbitrages of recorded quotes', () => {
  it('soccer: 1,350 of 13,300 matches at the first three-way prices', async () => {
    const folder = 'soccer/football-data'
    const counts = new Map<string, number>()
    for (const name of readdirSync(join(recordedData, folder)).filter((one) => /^(E0|I1|SP1)-/.test(one)))
      counts.set(name, (await inFile(`${folder}/${name}`)).length)
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(1350)
    expect(['E0-2014-15', 'I1-2017-18', 'SP1-2015-16'].map((name) => counts.get(`${name}.csv`))).toEqual([82, 85, 59])
  })

  it('MLB 2014: 105 of 1,068 games at the open, 269 at the close', async () => {
    const path = 'mlb/odds-multibook-2014.csv.gz'
    expect([(await inFile(path)).length, (await inFile(path, 'close')).length]).toEqual([105, 269])
  })

  it('NBA props: 567 of the groups with two books', async () => {
    const found = await inFile('nba/props-all-markets-2025-26.csv.gz')
    expect(found).toHaveLength(567)
    for (const { profit, totalStake } of found) expect(profit / totalStake).toBeGreaterThan(0)
  })
})
