import { type Fact, fullGame, leagues, type Result } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aFile, aGame, someFacts } from '../../testing/facts.ts'
import type { GameFile } from '../market/game-file.ts'
import { strategyRecords } from './strategy-records.ts'

const resultOf = (winner: 'home' | 'away', home: number, away: number): Result => {
  const fact = someFacts().find((one): one is Fact & { kind: 'result' } => one.kind === 'result')!
  return { ...fact.result, winner, home, away }
}
const fact = someFacts()[1]!
if (fact.kind !== 'quote') throw new Error('the second fact is a quote')
const { quote } = fact

/** A game whose home side pays 2.10 at a chance of a half. */
function played(
  records: ReturnType<typeof strategyRecords>,
  day: number,
  winner: 'home' | 'away',
  close: readonly number[] | null,
) {
  const game = { ...aGame(), id: `game ${day}`, day: `2019-06-${String(day).padStart(2, '0')}` }
  const file: GameFile = { ...aFile([{ ...quote, prices: [decimalOdds(2.1), decimalOdds(1.8)] }]), game }
  const forecast = {
    ...{ gameId: game.id, chances: [0.5, 0.5], model: [0.5, 0.5], market: [0.48, 0.52], modelVersion: 'x', knownAt: 0 },
  }
  const made = records.look({ file, moment: 'open', forecast, opened: null, confidence: () => 70 })
  records.end({ ...file, result: resultOf(winner, winner === 'home' ? 5 : 3, 4) }, close)
  return made
}
const recordOf = (records: ReturnType<typeof strategyRecords>, key: string) =>
  records.records().find((one) => one.key === key)!

describe('the record of a strategy', () => {
  it('holds what its proposals came to, in money and against the close', () => {
    const records = strategyRecords(leagues.mlb)
    played(records, 1, 'home', [0.5, 0.5])
    played(records, 2, 'away', [0.4, 0.6])
    const value = recordOf(records, 'value-betting')
    expect(value).toMatchObject({ proposals: 2, won: 1 })
    expect(value.roi!.mean).toBeCloseTo((1.1 - 1) / 2, 12)
    expect(value.closing!.mean).toBeCloseTo((2.1 * 0.5 - 1 + 2.1 * 0.4 - 1) / 2, 12)
    expect(value.standing).toBe('on probation')
  })

  it('is judged by the last five hundred: by the close, and by money where no close is known', () => {
    const records = strategyRecords(leagues.mlb)
    for (let i = 0; i < 520; i++) played(records, 1 + (i % 28), 'away', i < 20 ? [0.4, 0.6] : [0.52, 0.48])
    expect(recordOf(records, 'value-betting')).toMatchObject({ standing: 'shows value', recent: { proposals: 500 } })
    const poor = strategyRecords(leagues.mlb)
    for (let i = 0; i < 30; i++) played(poor, 1 + (i % 28), 'away', null)
    expect(recordOf(poor, 'value-betting')).toMatchObject({ standing: 'on probation', closing: null })
    expect(recordOf(poor, 'middle-hunter')).toMatchObject({ standing: 'untried', proposals: 0, roi: null })
  })

  it('counts the run of losses that stakes are raised by', () => {
    const records = strategyRecords(leagues.mlb)
    const stake = (day: number, winner: 'home' | 'away') =>
      played(records, day, winner, null).find(({ key }) => key === 'fibonacci-system')!.proposal.stake
    expect([stake(1, 'away'), stake(2, 'away'), stake(3, 'away'), stake(4, 'home'), stake(5, 'home')]).toEqual([
      1, 1, 2, 3, 1,
    ])
  })

  it('settles totals by both scores, and gives stakes back on the line', () => {
    const total = (line: number) => ({
      ...quote,
      market: fullGame('total', line),
      prices: [decimalOdds(1.8), decimalOdds(1.9)],
    })
    const profitAt = (line: number, home: number) => {
      const records = strategyRecords(leagues.mlb)
      for (let day = 1; day <= 20; day++) played(records, day, 'home', null)
      const file = aFile([{ ...quote, prices: [decimalOdds(1.9), decimalOdds(1.9)] }, total(line)])
      const even = {
        ...{ gameId: aGame().id, chances: [0.5, 0.5], model: [0.5, 0.5], market: [0.5, 0.5] },
        modelVersion: 'x',
        knownAt: 0,
      }
      for (let game = 0; game < 2; game++) {
        records.look({ file, moment: 'open', forecast: even, opened: null, confidence: () => null })
        records.end({ ...file, result: resultOf('home', home, 4) }, null)
      }
      return recordOf(records, 'poisson-totals').roi!.mean
    }
    // Twenty games of nine runs: a total of 6 is low.
    expect([profitAt(6, 5), profitAt(6, 2), profitAt(6, 1)]).toEqual([expect.closeTo(0.8, 12), 0, -1])
  })
})
