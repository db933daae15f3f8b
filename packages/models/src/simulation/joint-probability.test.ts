import { describe, expect, it } from 'vitest'
import type { GameDraws } from './game-draws.ts'
import { jointProbability, type Leg } from './joint-probability.ts'
import { tiltDraws } from './tilt-draws.ts'

// Four games, by hand: 3–1, 1–3, 2–2, 5–0.
const draws: GameDraws = {
  count: 4,
  home: Uint16Array.of(3, 1, 2, 5),
  away: Uint16Array.of(1, 3, 2, 0),
  periods: [
    { home: Uint8Array.of(1, 0, 2, 0), away: Uint8Array.of(0, 3, 1, 0) },
    { home: Uint8Array.of(2, 1, 0, 5), away: Uint8Array.of(1, 0, 1, 0) },
  ],
  players: new Map([['anna', { goals: Uint8Array.of(1, 0, 2, 0), assists: Uint8Array.of(1, 1, 0, 0) }]]),
}
const even = () => tiltDraws(4, [])
const probabilityOf = (...legs: Leg[]) => jointProbability(draws, even(), legs).probability

describe('the chance of bets on one game', () => {
  it('is counted draw by draw', () => {
    expect(probabilityOf({ kind: 'winner', pick: 'home' })).toBe(0.5)
    expect(probabilityOf({ kind: 'winner', pick: 'draw' })).toBe(0.25)
    expect(probabilityOf({ kind: 'winner', pick: 'away' })).toBe(0.25)
    expect(probabilityOf({ kind: 'spread', side: 'away', line: 2.5 })).toBe(0.75)
    expect(probabilityOf({ kind: 'total', side: 'over', line: 4.5 })).toBe(0.25)
    expect(probabilityOf({ kind: 'total', side: 'over', line: 2.5, periods: 1 })).toBe(0.5)
    expect(probabilityOf({ kind: 'team total', of: 'home', side: 'under', line: 2.5 })).toBe(0.5)
    expect(probabilityOf({ kind: 'player', player: 'anna', stat: 'goals+assists', side: 'over', line: 1.5 })).toBe(0.5)
  })

  it('of several counts the draws in which all win', () => {
    const home: Leg = { kind: 'winner', pick: 'home' }
    expect(probabilityOf(home, { kind: 'total', side: 'over', line: 4.5 })).toBe(0.25)
    expect(probabilityOf(home, { kind: 'winner', pick: 'away' })).toBe(0)
  })

  it('leaves out draws in which a stake comes back', () => {
    expect(jointProbability(draws, even(), [{ kind: 'total', side: 'over', line: 4 }])).toMatchObject({
      probability: 1,
      decided: 0.25,
    })
    expect(probabilityOf({ kind: 'winner', pick: 'home', drawn: 'returns' })).toBeCloseTo(2 / 3, 12)
    expect(jointProbability(draws, even(), [{ kind: 'spread', side: 'home', line: -2 }])).toMatchObject({
      probability: expect.closeTo(1 / 3, 12),
      decided: 0.75,
    })
  })

  it('follows the weights, and says how exact it is', () => {
    const tilted = tiltDraws(4, [{ name: 'home', values: [1, 0, 0, 1], mean: 0.8 }])
    const { probability, stdErr } = jointProbability(draws, tilted, [{ kind: 'winner', pick: 'home' }])
    expect(probability).toBeCloseTo(0.8, 8)
    expect(stdErr).toBeCloseTo(Math.sqrt(0.16 / tilted.effective), 8)
  })

  it('is only as exact as the draws that decide it, without those in which a stake comes back', () => {
    // Returned in 2–2; of the other three games one is won: √(1/3 · 2/3 / 3).
    const { stdErr } = jointProbability(draws, even(), [{ kind: 'winner', pick: 'away', drawn: 'returns' }])
    expect(stdErr).toBeCloseTo(Math.sqrt(2 / 27), 12)
  })

  it('names who was not drawn', () => {
    const of = (player: string, stat: string): Leg => ({ kind: 'player', player, stat, side: 'over', line: 1 })
    expect(() => probabilityOf(of('beth', 'goals'))).toThrow(/beth was not drawn; drawn are anna/)
    expect(() => probabilityOf(of('anna', 'shots'))).toThrow(/shots of anna was not drawn; drawn are goals, assists/)
    expect(() => probabilityOf()).toThrow(RangeError)
  })
})
