import { describe, expect, it } from 'vitest'
import { correlation, mean, numbers } from '../../../testing/moments.ts'
import { slotRates } from './league-rates.ts'
import { simulateBaseball } from './simulate-baseball.ts'

const COUNT = 8000

/** Average sides, drawn within each test: a mutation is held against the tests that reach it. */
function drawnGame() {
  const draws = simulateBaseball({ home: {}, away: {}, runnerOnSecond: false }, COUNT, 5)
  const starter = (stat: string) => numbers(draws.players.get('home starter')![stat]!)
  return { draws, home: numbers(draws.home), away: numbers(draws.away), starter }
}

describe('a simulated baseball game of 2019', () => {
  it('has the runs of that season, and no ties', () => {
    const { home, away } = drawnGame()
    // Retrosheet: 9.66 runs a game.
    expect(mean(home) + mean(away)).toBeCloseTo(9.66, 0)
    expect(home.filter((runs, i) => runs === away[i])).toEqual([])
  })

  // Within pitchers, 4,061 starts of 2019 (Retrosheet); the standard error of each is about 0.016.
  it('lets what a starter does and allows go together as it did', () => {
    const { starter } = drawnGame()
    const recorded = [
      ['strikeouts', 'runs allowed', -0.324],
      ['strikeouts', 'outs', 0.461],
      ['strikeouts', 'hits allowed', -0.224],
      ['runs allowed', 'outs', -0.521],
      ['runs allowed', 'hits allowed', 0.639],
      ['outs', 'hits allowed', -0.253],
      ['outs', 'walks allowed', -0.216],
    ] as const
    for (const [a, b, seen] of recorded)
      expect(Math.abs(correlation(starter(a), starter(b)) - seen), `${a} and ${b}`).toBeLessThan(0.08)
  })

  it('gets a starter as far as they got', () => {
    const { home, away, starter } = drawnGame()
    expect(mean(starter('outs'))).toBeCloseTo(16.07, 0)
    expect(mean(starter('strikeouts'))).toBeCloseTo(5.1, 0)
    const total = home.map((runs, i) => runs + away[i]!)
    expect(Math.abs(correlation(starter('strikeouts'), total) + 0.24)).toBeLessThan(0.05)
    const won = home.map((runs, i) => Number(runs > away[i]!))
    expect(Math.abs(correlation(starter('strikeouts'), won) - 0.16)).toBeLessThan(0.05)
  })

  it('lets neighbors in the order hit together', () => {
    const { draws } = drawnGame()
    const hits = (place: number) => numbers(draws.players.get(`away ${place}`)!.hits!)
    expect(Math.abs(correlation(hits(3), hits(4)) - 0.071)).toBeLessThan(0.03)
  })
})

describe('whatever is drawn', () => {
  it('adds up: innings to scores, players to runs', () => {
    const { draws, away } = drawnGame()
    for (let i = 0; i < 500; i++) {
      const innings = draws.periods.reduce((sum, { away: runs }) => sum + runs[i]!, 0)
      expect(away[i]! - innings).toBeGreaterThanOrEqual(0)
      let [runs, batted] = [0, 0]
      for (let place = 1; place <= 9; place++) {
        const line = draws.players.get(`away ${place}`)!
        runs += line.runs![i]!
        batted += line.rbis![i]!
        expect(line['total bases']![i]).toBeGreaterThanOrEqual(line.hits![i]! + 3 * line['home runs']![i]!)
      }
      expect([runs, batted]).toEqual([away[i], away[i]])
      expect(draws.players.get('home starter')!.outs![i]).toBeLessThanOrEqual(draws.home[i]! > 0 ? 90 : 81)
    }
  })

  it('does not bat in the ninth when ahead, and stops when it is won', () => {
    const { draws } = drawnGame()
    for (let i = 0; i < 2000; i++) {
      const before = draws.periods.slice(0, 8).reduce((sum, { home: runs }) => sum + runs[i]!, 0)
      const theirs = draws.periods.reduce((sum, { away: runs }) => sum + runs[i]!, 0)
      const last = draws.periods[8]!.home[i]!
      const most = before > theirs ? 0 : theirs - before + 4
      expect(last).toBeLessThanOrEqual(most)
    }
  })

  it('is the same for the same seed', () => {
    expect(simulateBaseball({ home: {}, away: {} }, 50, 9)).toEqual(simulateBaseball({ home: {}, away: {} }, 50, 9))
  })

  it('follows what is known of batters and pitchers', () => {
    const better = { ...slotRates[3]!, single: 0.25, strikeout: 0.1 }
    const known = simulateBaseball(
      {
        home: { batters: [{ name: 'Anna' }, { name: 'Beth', rates: better }] },
        away: { starter: { name: 'Cleo', pitches: 40 }, scale: 1.3 },
      },
      4000,
      3,
    )
    const hits = (name: string) => mean(numbers(known.players.get(name)!.hits!))
    expect(hits('Beth')).toBeGreaterThan(hits('Anna') + 0.3)
    expect(mean(numbers(known.players.get('Cleo')!.outs!))).toBeLessThan(9)
    expect(mean(numbers(known.away))).toBeGreaterThan(mean(drawnGame().away) + 1)
  })

  it('refuses what cannot be drawn', () => {
    expect(() => simulateBaseball({ home: {}, away: {} }, 0, 1)).toThrow(RangeError)
    const ten = Array.from({ length: 10 }, (_, i) => ({ name: String(i) }))
    expect(() => simulateBaseball({ home: { batters: ten }, away: {} }, 1, 1)).toThrow(/nine/)
  })
})
