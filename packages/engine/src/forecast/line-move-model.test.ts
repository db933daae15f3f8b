import type { RatedGame } from '@fairline/models'
import { logistic, logit, randomStream } from '@fairline/numeric'
import { describe, expect, it } from 'vitest'
import { type HomeBeliefs, lineMoveModel } from './line-move-model.ts'
import { sideCalendar } from './side-calendar.ts'

const DAY_MS = 86_400_000
const sides = Array.from({ length: 12 }, (_, i) => `side ${i}`)
const even = { market: 0.5, model: 0.5, blend: 0.5 }

interface Planted {
  readonly game: RatedGame
  readonly homeTired: boolean
  readonly awayTired: boolean
  readonly next: () => number
}

/** Lets a league play for some days and close where `moveOf` says, in log-odds. */
function league(days: number, moveOf: (planted: Planted) => number) {
  const next = randomStream(11)
  const calendar = sideCalendar()
  const model = lineMoveModel(calendar)
  for (let day = 0; day < days; day++) {
    const [home, away] = [sides[Math.floor(next() * 6)]!, sides[6 + Math.floor(next() * 6)]!]
    const game = { home, away, season: 2020, neutral: false, day }
    const [homeTired, awayTired] = [
      calendar.restOf(home, day).playedYesterday,
      calendar.restOf(away, day).playedYesterday,
    ]
    const move = moveOf({ game, homeTired, awayTired, next })
    model.learn(game, even, logistic(move), day * DAY_MS)
    calendar.learn(home, day)
    calendar.learn(away, day)
  }
  return { calendar, model, day: days }
}

const closeOf = (model: ReturnType<typeof lineMoveModel>, game: RatedGame, beliefs: HomeBeliefs): number =>
  logistic(logit(beliefs.blend) + model.expectedMove(game, beliefs))

const gameOn = (day: number, home = 'side 0', away = 'side 6'): RatedGame => ({
  home,
  away,
  season: 2020,
  neutral: false,
  day,
})

describe('how a line moves on', () => {
  it('says what the blend says before anything is learned', () => {
    const model = lineMoveModel(sideCalendar())
    expect(closeOf(model, gameOn(1), { ...even, blend: 0.7 })).toBeCloseTo(0.7, 12)
  })

  it('moves nothing before a season of games', () => {
    const { model, day } = league(900, () => 0.3)
    expect(closeOf(model, gameOn(day + 10), even)).toBe(0.5)
  })

  it('learns that lines move against a side that played yesterday, at home or away', () => {
    const { calendar, model, day } = league(
      1500,
      ({ homeTired, awayTired }) => 0.2 * (Number(awayTired) - Number(homeTired)),
    )
    const rested = logit(closeOf(model, gameOn(day + 10), even))
    calendar.learn('side 0', day + 9)
    expect(logit(closeOf(model, gameOn(day + 10), even)) - rested).toBeCloseTo(-0.2, 1)
    calendar.learn('side 7', day + 9)
    const awayTired = closeOf(model, gameOn(day + 10, 'side 1', 'side 7'), even)
    expect(logit(awayTired) - rested).toBeCloseTo(0.2, 1)
    expect(rested).toBeCloseTo(0, 1)
  })

  it('goes on moving towards a side that lines moved towards, at home or away', () => {
    const { model, day } = league(
      1500,
      ({ game }) => 0.3 * (Number(game.home === 'side 0') - Number(game.away === 'side 6')),
    )
    const at = (home: string, away: string) => closeOf(model, gameOn(day + 10, home, away), even)
    expect(at('side 0', 'side 7')).toBeGreaterThan(at('side 1', 'side 7') + 0.04)
    expect(at('side 1', 'side 6')).toBeLessThan(at('side 1', 'side 7') - 0.04)
  })

  it('goes on moving towards a starter that lines moved towards, for the home side or the visitor', () => {
    const next = randomStream(5)
    const model = lineMoveModel(sideCalendar())
    const starting = (day: number, home: string, away: string): RatedGame => ({
      ...gameOn(day, sides[Math.floor(next() * 6)], sides[6 + Math.floor(next() * 6)]),
      starters: { home, away },
    })
    for (let i = 0; i < 1500; i++) {
      const [home, away] = [next() < 0.4 ? 'king' : 'usual', next() < 0.4 ? 'ace' : 'usual']
      const move = 0.3 * (Number(home === 'king') - Number(away === 'ace'))
      // Far enough apart that no one is tired.
      model.learn(starting(5 * i, home, away), even, logistic(move), i * DAY_MS)
    }
    const at = (home: string, away: string) =>
      logit(closeOf(model, { ...gameOn(9000), starters: { home, away } }, even))
    const usual = at('usual', 'usual')
    expect(at('king', 'usual') - usual).toBeGreaterThan(0.15)
    expect(at('usual', 'ace') - usual).toBeLessThan(-0.15)
    // A starter carries it to the other side's ground.
    expect(at('ace', 'usual') - usual).toBeGreaterThan(0.15)
  })

  it('goes a part of the way to the model if closes do', () => {
    const calendar = sideCalendar()
    const model = lineMoveModel(calendar)
    const next = randomStream(3)
    for (let day = 0; day < 1200; day++) {
      const said = logistic(next() - 0.5)
      model.learn(gameOn(day * 5), { ...even, model: said }, logistic(0.3 * logit(said)), day * DAY_MS)
    }
    const [up, level] = [0.6, 0.5].map((said) => closeOf(model, gameOn(9000), { ...even, model: said }))
    expect(logit(up!) - logit(level!)).toBeCloseTo(0.3 * logit(0.6), 1)
  })

  it('finds nothing in moves nobody could foresee', () => {
    const { model, day } = league(2000, ({ next }) => next() - 0.5)
    for (const home of sides.slice(0, 6)) {
      expect(Math.abs(closeOf(model, gameOn(day + 10, home), even) - 0.5)).toBeLessThan(0.02)
    }
  })

  it('does not let one misprint count for more than the largest plain move', () => {
    const closes = (move: number) => league(1100, ({ game }) => (game.day === 1050 ? move : 0.05))
    const [misprint, large] = [closes(-4), closes(-0.8)]
    expect(closeOf(misprint.model, gameOn(1110), even)).toBe(closeOf(large.model, gameOn(1110), even))
  })

  it('says the same after it was saved and restored, and learns on', () => {
    const { calendar, model, day } = league(1100, ({ homeTired }) => (homeTired ? -0.2 : 0.05))
    const restored = lineMoveModel(calendar)
    restored.restore(JSON.parse(JSON.stringify(model.save())))
    for (const one of [model, restored])
      for (let later = 1; later < 40; later++) one.learn(gameOn(day + later), even, 0.55, (day + later) * DAY_MS)
    expect(closeOf(restored, gameOn(day + 50), even)).toBe(closeOf(model, gameOn(day + 50), even))
  })
})
