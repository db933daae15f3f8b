import { describe, expect, it } from 'vitest'
import { type JointBet, jointOfBets } from './joint-of-bets.ts'

const bet = (
  kind: JointBet['market']['kind'],
  line: number | null,
  selection: JointBet['selection'],
  probability: number,
) => ({ market: { kind, period: 'full', line }, selection, probability: probability }) satisfies JointBet

describe('bets on one game together', () => {
  it('are likelier than apart where they help each other: a side and its handicap', () => {
    const joint = jointOfBets('nba', { home: 0.6, total: 220 }, [
      bet('moneyline', null, 'home', 0.6),
      bet('spread', -3.5, 'home', 0.5),
    ])!
    // Who covers −3.5 has won: both come in as often as the handicap does.
    expect(joint.probability).toBeCloseTo(0.5, 1)
    expect(joint.lift).toBeGreaterThan(1.5)
  })

  it('take a spread’s line from the side it is on: who loses by a little has covered the points they were given', () => {
    const narrow = [bet('moneyline', null, 'home', 0.5), bet('spread', -3.5, 'away', 0.5)]
    expect(jointOfBets('nba', { home: 0.5, total: 220 }, narrow)!.probability).toBeGreaterThan(0.02)
    const clear = [bet('moneyline', null, 'home', 0.5), bet('spread', 3.5, 'away', 0.5)]
    expect(jointOfBets('nba', { home: 0.5, total: 220 }, clear)!.probability).toBe(0)
  })

  it('cannot all win where they exclude each other, and are never likelier than the least likely', () => {
    const marginals = { home: 0.5, total: 6 }
    const both = [bet('total', 5.5, 'over', 0.5), bet('total', 5.5, 'under', 0.5)]
    expect(jointOfBets('nhl', marginals, both)?.probability).toBe(0)
    const nested = [bet('total', 4.5, 'over', 0.7), bet('total', 6.5, 'over', 0.4)]
    expect(jointOfBets('nhl', marginals, nested)!.probability).toBeLessThanOrEqual(0.4)
  })

  it('say the same every time they are asked', () => {
    const ask = () =>
      jointOfBets('mlb', { home: 0.55, total: 8.5 }, [
        bet('moneyline', null, 'home', 0.55),
        bet('total', 8.5, 'under', 0.5),
      ])
    expect(ask()).toEqual(ask())
  })

  it('are not told of leagues that are not drawn, nor of bets that draws do not settle', () => {
    const winner = bet('moneyline', null, 'home', 0.5)
    expect(jointOfBets('nfl', { home: 0.5, total: 44 }, [winner, bet('total', 44.5, 'over', 0.5)])).toBeNull()
    expect(jointOfBets('mlb', { home: 0.5, total: 8 }, [winner, bet('team-total', 4.5, 'over', 0.5)])).toBeNull()
    const part = {
      ...bet('total', 4.5, 'over', 0.5),
      market: { kind: 'total', period: 'first-five', line: 4.5 } as const,
    }
    expect(jointOfBets('mlb', { home: 0.5, total: 8 }, [winner, part])).toBeNull()
  })
})
