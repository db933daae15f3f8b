import { describe, expect, it } from 'vitest'
import { playerLevels } from './player-levels.ts'

const played = { player: 'A', role: null, minutes: 30, count: 12 }
const after = (...lines: readonly (number | null)[]) => {
  const levels = playerLevels(10)
  for (const [day, lined] of lines.entries()) levels.learn({ ...played, day, lined })
  return levels.of('A', lines.length)
}

describe('what is known of a player', () => {
  it('has nothing of lines where none was on him', () => {
    expect(after(null, null).lined).toBeNull()
  })

  it('takes the mean of the lines on him, and leaves games without one out of it', () => {
    expect(after(20.5).lined!.mean).toBeCloseTo(20.5, 12)
    expect(after(20.5, null, null).lined!.mean).toBeCloseTo(20.5, 12)
    // Half of a line is left after two more games: 10 × ½ + 16 of a weight of 1½.
    expect(after(10, null, 16).lined!.mean).toBeCloseTo(14, 12)
  })

  it('believes lines less the more games went by without one', () => {
    expect(after(20.5).lined!.trust).toBeCloseTo(1 / 1.5, 12)
    expect(after(20.5, null, null).lined!.trust).toBeCloseTo(0.5 / (0.5 + 0.5), 12)
  })

  it('knows how long ago he played, and how often', () => {
    expect(after(null, null, null)).toMatchObject({ rest: 1, games: 3 })
    expect(playerLevels(10).of('A', 4)).toMatchObject({ rest: null, games: 0, ownShare: 0 })
  })

  it('keeps of a season before three fifths of what it knew of him, and a fifth of the lines', () => {
    const levels = playerLevels(10)
    levels.learn({ ...played, day: 0, lined: 20.5 })
    const [soon, late] = [levels.of('A', 90), levels.of('A', 91)]
    expect([soon.lined!.trust, late.lined!.trust]).toEqual([expect.closeTo(1 / 1.5, 12), expect.closeTo(0.2 / 0.7, 12)])
  })
})

it('are not read back with figures of more or fewer players than are named', () => {
  const levels = playerLevels(10)
  for (const player of ['A', 'B']) levels.learn({ ...played, player, day: 1, lined: null })
  const saved = levels.save()
  const named = (count: number) => ({ ...saved, players: saved.players.slice(0, count) })
  expect(() => playerLevels(10).restore(named(2))).not.toThrow()
  expect(() => playerLevels(10).restore(named(1))).toThrow(RangeError)
  expect(() => playerLevels(10).restore({ ...saved, figures: '' })).toThrow(RangeError)
})
