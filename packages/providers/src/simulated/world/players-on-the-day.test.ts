import { describe, expect, it } from 'vitest'
import type { Participant } from '../play/team.ts'
import type { PlayerPiece } from './player-piece.ts'
import { playersOnTheDay } from './players-on-the-day.ts'

const news = (shifts: Readonly<Record<string, number>>): ReadonlyMap<string, PlayerPiece> =>
  new Map(Object.entries(shifts).map(([name, shift]) => [name, { at: 0, shift }]))
const five: readonly Participant[] = ['Ann', 'Bea', 'Cleo'].map((name, i) => ({ name, shares: [0.3 - 0.1 * i, 0.2] }))
const nine: readonly Participant[] = [
  ...Array.from({ length: 9 }, (_, i) => ({ name: `Batter ${i}`, shares: [1, 0.6 + 0.1 * i] })),
  { name: 'Starter', shares: [1.1, 16.5] },
  { name: 'Reliever', shares: [0.9, 0] },
]
const meanOf = (players: readonly Participant[], role: number) =>
  players.slice(0, 9).reduce((sum, { shares }) => sum + shares[role]!, 0) / 9

describe('players on the day', () => {
  it('do as much more or less of everything as has become known of them, and the others as before', () => {
    const [ann, bea, cleo] = playersOnTheDay('nba', five, news({ Ann: Math.log(1.1), Cleo: Math.log(0.8) }))
    expect(ann!.shares).toEqual([expect.closeTo(0.33, 12), expect.closeTo(0.22, 12)])
    expect(bea).toEqual(five[1])
    expect(cleo!.shares).toEqual([expect.closeTo(0.08, 12), expect.closeTo(0.16, 12)])
  })

  it('are as they were where nothing becomes known of any', () => {
    expect(playersOnTheDay('nhl', five, news({}))).toEqual(five)
    const players = playersOnTheDay('mlb', nine, news({}))
    for (const [i, { shares }] of players.entries())
      expect(shares).toEqual(nine[i]!.shares.map((share) => expect.closeTo(share, 12)))
  })

  it('hit no more together in baseball: what one batter hits more the others hit less', () => {
    const players = playersOnTheDay('mlb', nine, news({ 'Batter 3': Math.log(1.5) }))
    for (const role of [0, 1]) expect(meanOf(players, role)).toBeCloseTo(meanOf(nine, role), 12)
    // 1.5 of 9.5 in place of 1 of 9.
    expect(players[3]!.shares[0]).toBeCloseTo((1.5 * 9) / 9.5, 12)
    expect(players[4]!.shares[0]).toBeCloseTo(9 / 9.5, 12)
  })

  it('strike out more as a pitcher, and stay as long', () => {
    const pitchers = playersOnTheDay('mlb', nine, news({ Starter: Math.log(1.2), Reliever: Math.log(0.5) })).slice(9)
    expect(pitchers.map(({ shares }) => shares)).toEqual([
      [expect.closeTo(1.32, 12), 16.5],
      [expect.closeTo(0.45, 12), 0],
    ])
  })
})
