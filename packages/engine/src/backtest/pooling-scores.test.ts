import { describe, expect, it } from 'vitest'
import type { LineLook } from './line-looks.ts'
import { poolingScores } from './pooling-scores.ts'

const bet = (expectedValue: number) => ({ expectedValue, closingValue: -expectedValue, trueValue: null, profit: 1 })
const look = (probability: number, values: readonly number[], over: Partial<LineLook> = {}): LineLook => ({
  kind: 'total',
  line: 8.5,
  isKnown: true,
  outcome: { weight: 1, winner: 0 },
  pooled: { probability: 0.5, bets: [] },
  carriedOver: { probability, bets: values.map(bet) },
  ...over,
})

describe('scores of estimated lines', () => {
  it('are means over lines and bets whose errors count those of one game together', () => {
    const scores = poolingScores()
    scores.add('mlb', [look(0.25, [0.1]), look(0.25, [0.1])])
    scores.add('mlb', [look(0.25, [0.4]), look(0.9, [], { outcome: null })])
    const [all, mlb] = scores.scores()
    expect(mlb).toEqual({ ...all, league: 'mlb' })
    expect(all).toMatchObject({ league: null, kind: 'total', isKnown: true, lines: 4, games: 2 })
    expect(all!.pooled).toMatchObject({ bets: 0, betGames: 0, expectedValue: null })
    expect(all!.pooled.logLoss!.mean).toBeCloseTo(Math.LN2, 12)
    expect(all!.carriedOverMinusPooled!.mean).toBeCloseTo(Math.LN2, 12)
    expect(all!.carriedOver).toMatchObject({ bets: 3, betGames: 2, trueValue: null, profit: { mean: 1, se: 0 } })
    // By hand: a mean of 0.2; the games are off by 2 × −0.1 and 0.2, so √(2 × (0.2² + 0.2²)) / 3.
    expect(all!.carriedOver.expectedValue!.mean).toBeCloseTo(0.2, 12)
    expect(all!.carriedOver.expectedValue!.se).toBeCloseTo(0.4 / 3, 12)
    expect(all!.carriedOver.closingValue!.mean).toBeCloseTo(-0.2, 12)
  })

  it('count a quarter line that is half decided as half a line', () => {
    const scores = poolingScores()
    scores.add('mlb', [look(0.25, [], { outcome: { weight: 0.5, winner: 1 } })])
    scores.add('mlb', [look(0.25, [])])
    const { logLoss } = scores.scores()[0]!.carriedOver
    expect(logLoss!.mean).toBeCloseTo((0.5 * -Math.log(0.75) - Math.log(0.25)) / 1.5, 12)
  })

  it('are kept apart by league, kind and whether enough books quote the line', () => {
    const scores = poolingScores()
    scores.add('mlb', [look(0.5, []), look(0.5, [], { isKnown: false })])
    scores.add('nhl', [look(0.5, []), look(0.5, [], { kind: 'spread' })])
    expect(scores.scores().map(({ league, kind, isKnown, lines }) => [league, kind, isKnown, lines])).toEqual([
      [null, 'total', true, 2],
      [null, 'total', false, 1],
      [null, 'spread', true, 1],
      ['mlb', 'total', true, 1],
      ['mlb', 'total', false, 1],
      ['nhl', 'total', true, 1],
      ['nhl', 'spread', true, 1],
    ])
  })
})
