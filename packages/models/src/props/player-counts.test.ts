import { describe, expect, it } from 'vitest'
import { type PlayerCount, playerCounts } from './player-counts.ts'

const seen = (player: string, count: number, day: number, of: Partial<PlayerCount> = {}): PlayerCount => ({
  player,
  count,
  day,
  against: 'b',
  home: true,
  role: null,
  minutes: 30,
  lined: null,
  ...of,
})
/** Two players who always do the same, on twenty days. */
function known(of: (day: number) => PlayerCount[]) {
  const model = playerCounts(15)
  for (let day = 0; day < 40; day += 2) model.learn(of(day))
  return model
}
const ahead = (player: string, day: number, of: { against?: string | null; home?: boolean | null } = {}) => ({
  player,
  day,
  against: null,
  home: true,
  ...of,
})

describe('a player’s count', () => {
  it('is what he does, shrunk towards what all do', () => {
    const model = known((day) => [seen('much', 24, day), seen('little', 6, day)])
    const [much, little] = [model.forecast(ahead('much', 41)), model.forecast(ahead('little', 41))]
    expect(much.mean).toBeGreaterThan(20)
    expect(much.mean).toBeLessThan(24.5)
    expect(little.mean).toBeGreaterThan(5.5)
    expect(little.mean).toBeLessThan(9)
    expect(much.features.level).toBeGreaterThan(0)
    expect(little.features.level).toBeLessThan(0)
    expect(much.ownShare).toBeGreaterThan(0.8)
  })

  it('of a player never seen is what all do', () => {
    const model = known((day) => [seen('a', 24, day), seen('b', 6, day)])
    const { levelMean, ownShare, features } = model.forecast(ahead('new', 41))
    expect(levelMean).toBeGreaterThan(6)
    expect(levelMean).toBeLessThan(24)
    expect(ownShare).toBe(0)
    expect(features.level).toBe(0)
  })

  it('follows the minutes he plays', () => {
    const model = playerCounts(15)
    for (let day = 0; day < 40; day += 2) {
      const minutes = day < 20 ? 20 : 36
      model.learn([seen('more', minutes / 2, day, { minutes }), seen('same', 14, day, { minutes: 28 })])
    }
    expect(model.forecast(ahead('more', 41)).levelMean).toBeGreaterThan(model.forecast(ahead('same', 41)).levelMean)
  })

  it('is less against who allows less', () => {
    const model = known((day) => [
      seen('a', 10, day, { against: 'strict' }),
      seen('b', 10, day, { against: 'strict' }),
      seen('a', 20, day + 1, { against: 'open' }),
      seen('b', 20, day + 1, { against: 'open' }),
    ])
    const strict = model.forecast(ahead('a', 41, { against: 'strict' }))
    expect(strict.mean).toBeLessThan(model.forecast(ahead('a', 41, { against: 'open' })).mean)
    expect(strict.features.opponent).toBeLessThan(0)
  })

  it('is less on the day after a game if players do less then', () => {
    const model = playerCounts(15)
    const players = ['a', 'b', 'c', 'd', 'e', 'f']
    for (let day = 0; day < 60; day += 3) {
      model.learn(players.map((player) => seen(player, 14, day)))
      model.learn(players.map((player) => seen(player, 8, day + 1)))
    }
    // The last games were on day 58.
    const [tired, rested] = [model.forecast(ahead('a', 59)), model.forecast(ahead('a', 60))]
    expect(tired.features['back to back']).toBeLessThan(-0.1)
    expect(rested.features['back to back']).toBeCloseTo(0, 12)
    expect(tired.mean).toBeLessThan(rested.mean - 1)
  })

  it('heeds the lines on his past games, and no line of the game itself', () => {
    const model = known((day) => [seen('priced up', 10, day, { lined: 14 }), seen('not', 10, day)])
    const said = model.forecast(ahead('priced up', 41))
    expect(said.mean).toBeGreaterThan(model.forecast(ahead('not', 41)).mean)
    expect(said.features['past lines']).toBeGreaterThan(0)
  })

  it('is less sure of him after a summer', () => {
    const model = known((day) => [seen('a', 24, day), seen('b', 6, day)])
    const [soon, late] = [model.forecast(ahead('a', 41)), model.forecast(ahead('a', 241))]
    expect(late.ownShare).toBeLessThan(soon.ownShare)
    expect(late.levelMean).toBeLessThan(soon.levelMean)
  })

  it('spreads as counts were seen to spread', () => {
    const calm = known((day) => [seen('a', 10, day), seen('b', 10, day)])
    const wild = known((day) => [seen('a', day % 4 === 0 ? 2 : 18, day), seen('b', day % 4 === 0 ? 18 : 2, day)])
    expect(wild.spread()).toBeGreaterThan(calm.spread())
    expect(wild.chances(10, 17.5).over).toBeGreaterThan(calm.chances(10, 17.5).over)
  })

  it('goes on from what was saved as if it had never stopped, roles and lines too', () => {
    const games = (day: number) => [
      seen('a', day % 7, day, { role: 'starter', lined: 3 }),
      seen('b', 2, day, { role: 'bench', minutes: 12 }),
    ]
    const before = known(games)
    const after = playerCounts(15)
    after.restore(JSON.parse(JSON.stringify(before.save())))
    expect(after.save()).toEqual(before.save())
    expect(after.save().levels.players.map(([name, role]) => [name, role])).toEqual([
      ['a', 'starter'],
      ['b', 'bench'],
    ])
    for (const model of [before, after]) model.learn([...games(41), seen('c', 1, 41)])
    for (const player of ['a', 'b', 'c'])
      expect(after.forecast(ahead(player, 43))).toEqual(before.forecast(ahead(player, 43)))
  })
})
