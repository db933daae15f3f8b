import { type Fact, fullGame, leagues, type Market, type Result, type Selection } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aFile, aGame, someFacts } from '../../testing/facts.ts'
import type { GameFile } from '../market/game-file.ts'
import type { Proposal } from './strategy.ts'
import { strategyRecords } from './strategy-records.ts'

const resultOf = (winner: Result['winner'], home: number, away: number): Result => {
  const fact = someFacts().find((one): one is Fact & { kind: 'result' } => one.kind === 'result')!
  return { ...fact.result, winner, home, away }
}
const fact = someFacts()[1]!
if (fact.kind !== 'quote') throw new Error('the second fact is a quote')
const { quote } = fact

/** A game whose home side pays 2.10 at a probability of a half. */
function played(
  records: ReturnType<typeof strategyRecords>,
  day: number,
  winner: Result['winner'],
  close: readonly number[] | null,
) {
  const game = { ...aGame(), id: `game ${day}`, day: `2019-06-${String(day).padStart(2, '0')}` }
  const file: GameFile = { ...aFile([{ ...quote, prices: [decimalOdds(2.1), decimalOdds(1.8)] }]), game }
  const forecast = {
    gameId: game.id,
    chances: [0.5, 0.5],
    model: [0.5, 0.5],
    market: [0.48, 0.52],
    modelVersion: 'x',
    knownAt: 0,
  }
  const made = records.look({ file, moment: 'open', forecast, opened: null, confidence: () => 70 })
  records.end({ ...file, result: resultOf(winner, { home: 5, draw: 4, away: 3 }[winner], 4) }, close)
  return made
}
const recordOf = (records: ReturnType<typeof strategyRecords>, key: string) =>
  records.records().find((one) => one.key === key)!
/** Plays a game of each day with the Fibonacci stake. */
const stakesOf = (records: ReturnType<typeof strategyRecords>) => (day: number, winner: Result['winner']) =>
  played(records, day, winner, null).find(({ key }) => key === 'fibonacci-system')!.proposal.stake

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

  it('holds only proposals that their strategy backs', () => {
    const made = played(strategyRecords(leagues.mlb), 1, 'home', null)
    expect(made.map(({ key }) => key)).toContain('value-betting')
    for (const { proposal } of made) {
      expect(proposal.expectedValue).toBeGreaterThan(0)
      expect(proposal.reasons[0]!.value).toBeGreaterThan(0)
    }
    // The home team is an underdog, but such teams have not done better than their price.
    expect(made.map(({ key }) => key)).not.toContain('home-underdog')
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
    const stake = stakesOf(records)
    expect([stake(1, 'away'), stake(2, 'away'), stake(3, 'away'), stake(4, 'home'), stake(5, 'home')]).toEqual([
      1, 1, 2, 3, 1,
    ])
  })

  it('raises the stake after two losses and a push as after two losses', () => {
    const stake = stakesOf(strategyRecords(leagues.mlb))
    expect([stake(1, 'away'), stake(2, 'away'), stake(3, 'draw'), stake(4, 'home')]).toEqual([1, 1, 2, 2])
  })

  it('settles totals by both scores, and gives stakes back on the line', () => {
    const total = (line: number) => ({
      ...quote,
      market: fullGame('total', line),
      prices: [decimalOdds(1.7), decimalOdds(1.9)],
    })
    const profitAt = (line: number, home: number) => {
      const records = strategyRecords(leagues.mlb)
      for (let day = 1; day <= 20; day++) played(records, day, 'home', null)
      const file = aFile([{ ...quote, prices: [decimalOdds(1.9), decimalOdds(1.9)] }, total(line)])
      const even = {
        gameId: aGame().id,
        chances: [0.5, 0.5],
        model: [0.5, 0.5],
        market: [0.5, 0.5],
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
    expect([profitAt(6, 5), profitAt(6, 2), profitAt(6, 1)]).toEqual([expect.closeTo(0.7, 12), 0, -1])
  })

  describe('settling what a strategy proposed', () => {
    const onMarket = (market: Market, selection: Selection) => ({
      market,
      selection,
      book: 'Book',
      price: decimalOdds(2),
      chance: 0.55,
      expectedValue: 0.1,
      confidence: null,
      stake: 1,
      reasons: [],
    })
    /** Profit of one proposal on a game that ended so; null if it was not graded. */
    const profitOf = (proposal: Proposal, home: number | null, away: number | null): number | null => {
      const records = strategyRecords(leagues.mlb)
      const blank = records.save()
      records.restore({ ...blank, open: [[aGame().id, [{ key: 'value-betting', proposal }]]] })
      const result = { ...resultOf('home', 1, 0), home, away }
      return records.end({ ...aFile([quote]), result }, null)[0]?.profit ?? null
    }

    it('wins or loses half on a quarter line', () => {
      const over = onMarket(fullGame('total', 2.25), 'over')
      expect([profitOf(over, 3, 0), profitOf(over, 2, 0), profitOf(over, 1, 0)]).toEqual([1, -0.5, -1])
      const under = onMarket(fullGame('total', 2.25), 'under')
      expect([profitOf(under, 3, 0), profitOf(under, 2, 0), profitOf(under, 1, 0)]).toEqual([-1, 0.5, 1])
    })

    it('settles a spread by its line, not by who won', () => {
      const favorite = onMarket(fullGame('spread', -1.5), 'home')
      expect([profitOf(favorite, 5, 3), profitOf(favorite, 5, 4)]).toEqual([1, -1])
      expect(profitOf(onMarket(fullGame('spread', -1.5), 'away'), 5, 4)).toBe(1)
    })

    it('does not grade a line without a score, nor a pair of which one half is not decided', () => {
      const over = onMarket(fullGame('total', 8.5), 'over')
      expect(profitOf(over, null, null)).toBeNull()
      const pair = { ...onMarket(fullGame('moneyline'), 'home'), second: over }
      expect([profitOf(pair, null, null), profitOf(pair, 5, 4)]).toEqual([null, 1])
    })

    it('does not value a spread against the close of the winner', () => {
      const records = strategyRecords(leagues.mlb)
      const proposal = onMarket(fullGame('spread', -1.5), 'home')
      records.restore({ ...records.save(), open: [[aGame().id, [{ key: 'value-betting', proposal }]]] })
      records.end({ ...aFile([quote]), result: resultOf('home', 5, 3) }, [0.6, 0.4])
      expect(records.graded('value-betting')).toMatchObject([{ profit: 1, closing: null }])
    })

    it('is saved and read back with its stake and profit, with and without a closing value', () => {
      const records = strategyRecords(leagues.mlb)
      const proposal = { ...onMarket(fullGame('moneyline'), 'home'), stake: 3, price: decimalOdds(2.5) }
      for (const close of [[0.6, 0.4], null]) {
        records.restore({ ...records.save(), open: [[aGame().id, [{ key: 'value-betting', proposal }]]] })
        records.end({ ...aFile([quote]), result: resultOf('home', 5, 3) }, close)
      }
      const graded = records.graded('value-betting')
      // Three units at 2.50 won 4.50; 2.50 × 0.6 is worth half a unit more than it costs.
      expect(graded.map(({ stake, profit }) => [stake, profit])).toEqual([
        [3, 4.5],
        [3, 4.5],
      ])
      expect(graded.map(({ closing }) => closing)).toEqual([expect.closeTo(0.5, 12), null])
      const later = strategyRecords(leagues.mlb)
      later.restore(JSON.parse(JSON.stringify(records.save())))
      expect(later.graded('value-betting')).toEqual(graded)
    })
  })
})
