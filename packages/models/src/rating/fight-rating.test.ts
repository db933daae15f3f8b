import { logistic, logit, randomStream } from '@fairline/numeric'
import { describe, expect, it } from 'vitest'
import { fightRating } from './fight-rating.ts'
import type { RatedEnding, RatedGame } from './rated-game.ts'

const settings = {
  gain: 0,
  marginUnit: 1,
  marginPower: 0,
  marketGain: 0,
  homeEdge: 0,
  homeGain: 0,
  carry: 1,
  newcomer: 0,
  newcomerHaste: 0,
}
const average = { age: 30, reach: 180 }

function fight(day: number, over: Partial<RatedGame> = {}): RatedGame {
  return {
    home: `red ${day}`,
    away: `blue ${day}`,
    season: 2020,
    neutral: true,
    day,
    tapes: { home: average, away: average },
    ...over,
  }
}
const closedAt = (logOdds: number): RatedEnding => ({
  winner: 'home',
  margin: null,
  total: null,
  closing: [logistic(logOdds), 1 - logistic(logOdds)],
})

/** A model that has learned fights between newcomers of random age and reach, closing where `lineOf` says, in log-odds. */
function trained(lineOf: (ageGap: number, reachGap: number) => number, fights = 600) {
  const next = randomStream(4)
  const model = fightRating(settings)
  for (let day = 0; day < fights; day++) {
    const tape = () => ({ age: 22 + Math.floor(next() * 18), reach: 165 + 30 * next() })
    const tapes = { home: tape(), away: tape() }
    model.learn(
      fight(day, { tapes }),
      closedAt(lineOf(tapes.home.age - tapes.away.age, tapes.home.reach - tapes.away.reach)),
    )
  }
  return model
}

/** A veteran and fighters with one fight close alike against newcomers, who are even among themselves. */
function afterDebuts() {
  const model = fightRating(settings)
  for (let i = 0; i < 300; i++) {
    const day = 3 * i
    model.learn(fight(day, { home: `once ${i}` }), closedAt(0))
    model.learn(fight(day + 1, { home: `once ${i}` }), closedAt(0.4))
    model.learn(fight(day + 2, { home: 'veteran' }), closedAt(0.4))
  }
  return model
}

describe('a rating of fighters', () => {
  it('learns from closing lines what age and reach are worth', () => {
    const model = trained((ageGap, reachGap) => -0.06 * ageGap + 0.02 * reachGap)
    const of = (home: typeof average) => logit(model.forecast(fight(700, { tapes: { home, away: average } }))[0]!)
    expect(of({ age: 35, reach: 180 })).toBeCloseTo(-0.3, 1)
    expect(of({ age: 30, reach: 190 })).toBeCloseTo(0.2, 1)
  })

  it('learns what the corner is worth', () => {
    expect(logit(trained(() => 0.3).forecast(fight(700))[0]!)).toBeCloseTo(0.3, 1)
  })

  it('takes no age from a fighter whose opponent is not described', () => {
    const model = trained((ageGap) => -0.06 * ageGap)
    const known = fight(700, { tapes: { home: { age: 40, reach: 180 }, away: null } })
    expect(model.forecast(known)).toEqual(model.forecast(fight(700, { tapes: { home: null, away: null } })))
  })

  it('learns that who has not fought for long, or never, is priced lower', () => {
    const model = fightRating(settings)
    for (let day = 0; day < 2400; day += 2) {
      // One fights every week, the other every second year, against newcomers.
      const rusty = day % 700 === 0
      const known = rusty ? 'rusty' : 'busy'
      model.learn(fight(day, { home: known }), closedAt(day < 700 ? 0 : rusty ? -0.6 : 0.6))
    }
    const of = (home: string) => model.forecast(fight(2450, { home }))[0]!
    expect(of('busy')).toBeGreaterThan(0.6)
    expect(of('somebody new')).toBeLessThan(of('busy') - 0.1)
  })

  it('learns what a debut costs beside experience', () => {
    const model = afterDebuts()
    const of = (home: string) => logit(model.forecast(fight(901, { home }))[0]!)
    expect(of('once 299') - of('somebody new')).toBeCloseTo(0.4, 1)
    expect(of('veteran') - of('once 299')).toBeCloseTo(0, 1)
  })

  it('counts fights of both corners: who debuted in the blue one makes no debut in the red one', () => {
    const model = afterDebuts()
    const of = (home: string) => logit(model.forecast(fight(901, { home }))[0]!)
    expect(of('blue 899') - of('somebody new')).toBeCloseTo(0.4, 1)
  })

  it('is corrected by what was known before each fight: who won it does not change what its close taught', () => {
    const forecastAfter = (winner: RatedEnding['winner']) => {
      const model = fightRating({ ...settings, gain: 0.5 })
      for (let day = 0; day < 200; day++) model.learn(fight(day), { ...closedAt(0.3), winner })
      return model.forecast(fight(300))[0]!
    }
    expect(logit(forecastAfter('home'))).toBeCloseTo(0.3, 1)
    expect(forecastAfter('away')).toBeCloseTo(forecastAfter('home'), 12)
  })

  it('corrects nothing where no line closes', () => {
    const model = fightRating({ ...settings, gain: 0.3 })
    for (let day = 0; day < 100; day++) model.learn(fight(day), { ...closedAt(0), closing: null })
    expect(model.forecast(fight(200, { tapes: { home: { age: 45, reach: 150 }, away: average } }))).toEqual([0.5, 0.5])
  })

  it('mirrors a fight but for its corner: what one gains the other loses', () => {
    const model = trained((ageGap, reachGap) => -0.06 * ageGap + 0.02 * reachGap)
    const [old, young] = [
      { age: 38, reach: 170 },
      { age: 24, reach: 190 },
    ]
    const one = logit(model.forecast(fight(700, { tapes: { home: old, away: young } }))[0]!)
    const other = logit(model.forecast(fight(700, { tapes: { home: young, away: old } }))[0]!)
    const corner = logit(model.forecast(fight(700))[0]!)
    expect(one - corner).toBeCloseTo(-(other - corner), 10)
  })

  it('says the same after it was saved and restored, and learns on', () => {
    const model = trained((ageGap) => -0.06 * ageGap, 100)
    const restored = fightRating(settings)
    restored.restore(JSON.parse(JSON.stringify(model.save())))
    for (const one of [model, restored])
      for (let day = 100; day < 150; day++) one.learn(fight(day, { home: 'red 99' }), closedAt(0.4))
    const query = fight(160, { home: 'red 99' })
    expect(restored.forecast(query)).toEqual(model.forecast(query))
  })
})
