import { randomStream } from '@fairline/numeric'
import { describe, expect, it } from 'vitest'
import type { RatedEnding, RatedGame } from './rated-game.ts'
import { type RunsSettings, runsRating } from './runs-rating.ts'

const settings: RunsSettings = {
  attackGain: 0.002,
  defenceGain: 0.002,
  starterGain: 0.008,
  attackCarry: 0.75,
  defenceCarry: 0.4,
  starterCarry: 0.7,
  newStarter: 0.1,
  usualStarter: 0.02,
  starterLate: 0.5,
  early: -0.7,
  late: -0.75,
  levelGain: 0,
  homeField: 0.02,
  homeEdge: 0.08,
  homeGain: 0,
  slope: 1.8,
  marketVariance: 0.05,
  earlyCap: 8,
  lateCap: 5,
}
const game: RatedGame = {
  home: 'a',
  away: 'b',
  season: 2019,
  neutral: false,
  day: 1,
  starters: { home: 'ace', away: 'other' },
}
const shutOut = { home: [0, 0, 0, 0, 0, 0, 0, 0, 0], away: [0, 1, 0, 2, 0, 0, 1, 0, 0] }
const ending = (over: Partial<RatedEnding> = {}): RatedEnding => ({
  winner: 'away',
  margin: -4,
  total: 4,
  closing: null,
  ...over,
})
const home = (model: ReturnType<typeof runsRating>, over: Partial<RatedGame> = {}) =>
  model.forecast({ ...game, ...over })[0]!
const taught = (over: Partial<RatedEnding>, times = 1) => {
  const model = runsRating(settings)
  for (let i = 0; i < times; i++) model.learn(game, ending(over))
  return model
}

describe('a rating of runs', () => {
  it('favors the home side among equals, and nobody on neutral ground', () => {
    expect(home(runsRating(settings))).toBeGreaterThan(0.5)
    expect(home(runsRating(settings), { neutral: true })).toBe(0.5)
  })

  it('thinks less of a starter nobody has seen than of a usual one', () => {
    const model = taught({ periods: shutOut })
    const known = home(model, { home: 'x', away: 'y', starters: { home: null, away: null } })
    expect(home(model, { home: 'x', away: 'y', starters: { home: 'unseen', away: null } })).toBeLessThan(known)
  })

  it('learns a starter from the runs of his innings, and takes him along to another side', () => {
    const after = taught({ periods: shutOut }, 20)
    const fresh = runsRating(settings)
    const elsewhere = { home: 'x', away: 'y' }
    const starts = (name: string) => ({ ...elsewhere, starters: { home: name, away: null } })
    expect(home(after, starts('other'))).toBeGreaterThan(home(fresh, starts('other')))
    expect(home(after, starts('other'))).toBeGreaterThan(home(after, starts('ace')))
  })

  it('finds out how good starters truly are', () => {
    const next = randomStream(4)
    const poisson = (mean: number) => {
      let [count, product] = [0, next()]
      for (const floor = Math.exp(-mean); product > floor; product *= next()) count += 1
      return count
    }
    const model = runsRating({ ...settings, attackGain: 0, defenceGain: 0, starterGain: 0.004, homeField: 0 })
    const truth: Record<string, number> = { good: -0.25, poor: 0.25 }
    for (let i = 0; i < 4000; i++) {
      const [first, second] = next() < 0.5 ? (['good', 'poor'] as const) : (['poor', 'good'] as const)
      const innings = (starter: string) =>
        Array.from({ length: 9 }, (_, n) =>
          poisson(Math.exp((n < 5 ? settings.early : settings.late) + truth[starter]! * (n < 5 ? 1 : 0.5))),
        )
      const starters = { home: first, away: second }
      model.learn({ ...game, starters }, ending({ periods: { home: innings(second), away: innings(first) } }))
    }
    const said = home(model, { starters: { home: 'good', away: 'poor' }, neutral: true })
    // Ratio of expected runs of those two, to the power of the slope.
    const runs = (level: number) => 5 * Math.exp(settings.early + level) + 4 * Math.exp(settings.late + level / 2)
    const expected = 1 / (1 + (runs(-0.25) / runs(0.25)) ** settings.slope)
    expect(Math.abs(said - expected)).toBeLessThan(0.03)
  })

  it('moves towards the closing line, and all the way when that repeats', () => {
    const closing = [0.65, 0.35]
    const [once, often] = [taught({ closing, margin: null }), taught({ closing, margin: null }, 60)]
    expect(home(once)).toBeGreaterThan(home(runsRating(settings)))
    expect(home(once)).toBeLessThan(0.65)
    expect(home(often)).toBeCloseTo(0.65, 3)
  })

  it('does not hold an unplayed bottom of the ninth, nor extra innings, against anybody', () => {
    const innings = [1, 0, 0, 1, 0, 0, 1, 0]
    const short = taught({ periods: { home: innings, away: [...innings, 0] } })
    const long = taught({ periods: { home: [...innings, 0, 9], away: [...innings, 0, 0] } })
    const full = taught({ periods: { home: [...innings, 0], away: [...innings, 0] } })
    expect(home(short)).toBeGreaterThan(home(full))
    expect(home(long)).toBe(home(full))
  })

  it('learns from the final score where innings are not told, and nothing where that is not told either', () => {
    const fresh = home(runsRating(settings))
    expect(home(taught({}))).toBeLessThan(fresh)
    expect(home(taught({ periods: { home: [1, 2], away: [0, 0] } }))).toBe(home(taught({})))
    expect(home(taught({ margin: null, total: null }))).toBe(fresh)
  })

  it('falls back over winters, and goes on from what it saved', () => {
    const model = taught({ periods: shutOut, closing: [0.3, 0.7] }, 10)
    const [now, next, later] = [2019, 2020, 2024].map((season) => home(model, { season }))
    expect(now).toBeLessThan(next!)
    expect(next).toBeLessThan(later!)
    const again = runsRating(settings)
    again.restore(JSON.parse(JSON.stringify(model.save())))
    expect(home(again)).toBe(now)
    again.learn(game, ending({ periods: shutOut }))
    model.learn(game, ending({ periods: shutOut }))
    expect(home(again)).toBe(home(model))
  })
})
