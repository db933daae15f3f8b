import type { LeagueKey } from '@fairline/domain'
import type { Leg } from '@fairline/models'
import { describe, expect, it } from 'vitest'
import { averageGame } from './average-game.ts'
import { simulationReport } from './simulation-report.ts'

const named = (name: string, leg: Leg) => ({ name, leg })
const home = named('home', { kind: 'winner', pick: 'home' })
const report = (league: LeagueKey, of: Partial<Parameters<typeof simulationReport>[0]> = {}) =>
  simulationReport({ league, marginals: averageGame[league]!, count: 4000, seed: 3, legs: [home], ...of })

describe('a simulated game', () => {
  it.each(Object.keys(averageGame) as LeagueKey[])('of %s comes to what is believed of it', (league) => {
    const { asked, drawn, effective, parlay, total } = report(league)
    expect(parlay!.together.probability).toBeCloseTo(asked.home, 8)
    if (league !== 'ufc') expect(total.mean).toBeCloseTo(asked.total, 6)
    // Before they are weighed the draws are near already: the model behind them agrees with itself.
    expect(Math.abs(drawn.home - asked.home)).toBeLessThan(0.04)
    expect(Math.abs(drawn.total / asked.total - 1)).toBeLessThan(0.04)
    expect(effective).toBeGreaterThan(3800)
  })

  it('says what bets on it are worth together', () => {
    const over = named('over 2.5', { kind: 'total', side: 'over', line: 2.5 })
    const { parlay } = report('laliga', { legs: [home, over] })
    const [a, b] = parlay!.legs
    expect(parlay!.independent).toBeCloseTo(a!.probability * b!.probability, 12)
    expect(parlay!.together.probability).toBeGreaterThan(parlay!.independent)
    expect(parlay!.fairPrice).toBeCloseTo(1 / parlay!.together.probability, 12)
  })

  it('knows what goes together in baseball, by sign', () => {
    const { correlations } = report('mlb', { count: 20_000 })
    const of = (pair: RegExp) => correlations.find((one) => pair.test(one.of.join(' and ')))!.correlation
    // −0.045, −0.240 and 0.160 in recorded games.
    expect(of(/^home wins and over/)).toBeLessThan(0)
    expect(of(/strikeouts and over/)).toBeLessThan(-0.1)
    expect(of(/strikeouts and home wins/)).toBeGreaterThan(0.08)
  })

  it('refuses a league nobody recorded, and marginals nobody can meet', () => {
    expect(() => report('nfl', { marginals: { home: 0.5, total: 44 } })).toThrow(/nfl are not drawn/)
    expect(() => report('laliga', { marginals: { home: 0.6, draw: 0.5, total: 2.7 } })).toThrow(RangeError)
  })
})
