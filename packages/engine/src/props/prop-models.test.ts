import { type Game, leagues, type Result, startOfPacificDay } from '@fairline/domain'
import { logit } from '@fairline/numeric'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { impliedCount } from './implied-count.ts'
import { propBeliefs } from './prop-beliefs.ts'
import { propModels } from './prop-models.ts'

const even = {
  stat: 'points',
  line: 20.5,
  book: 'a',
  at: null,
  over: decimalOdds(1.9),
  under: decimalOdds(1.9),
}

const gameOn = (day: string): Game => ({
  id: `g ${day}`,
  league: 'nba',
  day,
  startsAt: null,
  number: 1,
  neutral: false,
  home: { key: 'BOS', name: 'Boston' },
  away: { key: 'NYK', name: 'New York' },
})
const result = (points: number): Result => ({
  gameId: 'g',
  winner: 'home',
  home: 1,
  away: 0,
  observedAt: 0,
  lines: [
    { side: 'home', player: 'Anna', stats: { points, rebounds: 4 } },
    { side: 'away', player: 'Beth', stats: {} },
  ],
})
const days = ['2026-01-01', '2026-01-03', '2026-01-05', '2026-01-07', '2026-01-09']
const played = () => {
  const models = propModels(leagues.nba)
  for (const [i, day] of days.entries()) {
    models.goTo(startOfPacificDay(day))
    models.ended(gameOn(day), result(20 + i), () => ({}))
  }
  return models
}

describe('what is known of players', () => {
  it('is learnt at midnight in Los Angeles: until then today’s games are not known', () => {
    const models = played()
    const before = models.of(gameOn('2026-01-10'), 'Anna', 'points')
    expect(models.goTo(startOfPacificDay('2026-01-10') - 1)).toBe(false)
    expect(models.of(gameOn('2026-01-10'), 'Anna', 'points')).toEqual(before)
    expect(before.past.last).toEqual([20, 21, 22, 23])
    expect(models.goTo(startOfPacificDay('2026-01-10'))).toBe(true)
    expect(models.of(gameOn('2026-01-10'), 'Anna', 'points').past).toEqual({
      counts: [20, 21, 22, 23, 24],
      last: [20, 21, 22, 23, 24],
      games: 5,
    })
  })

  it('counts a player’s games by season, and keeps the last counts across seasons', () => {
    const models = played()
    models.goTo(startOfPacificDay('2026-01-10'))
    const seasonOf = (season: number) => models.of({ ...gameOn('2026-01-12'), season }, 'Anna', 'points').past
    expect([seasonOf(2025).games, seasonOf(2026).games]).toEqual([5, 0])
    models.ended({ ...gameOn('2026-01-10'), season: 2026 }, result(30), () => ({}))
    models.goTo(startOfPacificDay('2026-01-12'))
    expect(seasonOf(2026)).toMatchObject({ last: [20, 21, 22, 23, 24, 30], games: 1 })
  })

  it('counts games for the side a player last played for, so that namesakes do not add up', () => {
    const models = played()
    const other = { ...gameOn('2026-01-10'), home: { key: 'LAL', name: 'Lakers' } }
    models.ended(other, result(30), () => ({}))
    models.goTo(startOfPacificDay('2026-01-12'))
    expect(models.of(gameOn('2026-01-12'), 'Anna', 'points').past.games).toBe(1)
    models.ended(gameOn('2026-01-12'), result(30), () => ({}))
    models.goTo(startOfPacificDay('2026-01-13'))
    expect(models.of(gameOn('2026-01-13'), 'Anna', 'points').past.games).toBe(6)
  })

  it('knows whom a player plays for, sums what is asked as a sum, and counts what is not named as zero', () => {
    const models = played()
    models.goTo(startOfPacificDay('2026-01-10'))
    const anna = models.of(gameOn('2026-01-10'), 'Anna', 'points+rebounds+assists')
    expect([anna.side, anna.past.last.at(-1)]).toEqual(['home', 28])
    const beth = models.of(gameOn('2026-01-10'), 'Beth', 'points')
    expect([beth.side, beth.past.last, beth.forecast]).toEqual(['away', [0, 0, 0, 0, 0], null])
    expect(models.of(gameOn('2026-01-10'), 'Nobody', 'points')).toMatchObject({ side: null, forecast: null })
  })

  it('calibrates its overs by the lines decided on the days before, stat by stat', () => {
    const models = played()
    const lines = Array.from({ length: 300 }, () => ({ stat: 'points', quotes: [even], learned: 0.4, wentOver: true }))
    const overShift = (stat: string) => models.of(gameOn('2026-01-10'), 'Anna', stat).overShift
    models.decided(lines)
    expect(overShift('points')).toBe(0)
    models.goTo(startOfPacificDay('2026-01-10'))
    expect(overShift('points')).toBeGreaterThan(0.5)
    expect(overShift('assists')).toBe(0)
    const view = models.of(gameOn('2026-01-10'), 'Anna', 'points')
    const books = impliedCount('nba', [{ ...even, ...gameOn('2026-01-10'), event: 'g', player: 'Anna' }], view.spread)
    const [learned] = propBeliefs(books, view).models(20.5)!
    const [plain] = propBeliefs(books, { ...view, overShift: 0 }).models(20.5)!
    expect(logit(learned) - logit(plain)).toBeCloseTo(view.overShift, 9)
  })

  it('takes the margin out of prices after a restart as it did before', () => {
    const [one, other] = [played(), propModels(leagues.nba)]
    const longShot = { ...even, over: decimalOdds(7), under: decimalOdds(1.075) }
    one.decided(
      Array.from({ length: 400 }, () => ({ stat: 'points', quotes: [longShot], learned: null, wentOver: false })),
    )
    one.goTo(startOfPacificDay('2026-01-12'))
    expect(one.noVig('points')).toBe('power')
    other.restore(JSON.parse(JSON.stringify(one.save())))
    expect(other.noVig('points')).toBe('power')
  })

  it('goes on from what was saved as if it had never stopped', () => {
    const [one, other] = [played(), propModels(leagues.nba)]
    one.decided([{ stat: 'points', quotes: [even], learned: 0.4, wentOver: true }])
    other.restore(JSON.parse(JSON.stringify(one.save())))
    for (const models of [one, other]) models.goTo(startOfPacificDay('2026-01-12'))
    const ahead = gameOn('2026-01-12')
    for (const stat of ['points', 'points+rebounds+assists', 'assists'])
      expect(other.of(ahead, 'Anna', stat)).toEqual(one.of(ahead, 'Anna', stat))
  })
})
