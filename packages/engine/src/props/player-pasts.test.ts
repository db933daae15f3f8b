import { expect, it } from 'vitest'
import { playerPasts } from './player-pasts.ts'

it('keeps the last thirty counts of each stat, the last ten of them apart', () => {
  const pasts = playerPasts(['points', 'assists'])
  for (let game = 1; game <= 35; game++) pasts.learn({ player: 'Anna', side: 'BOS', season: 2026, counts: [game, 0] })
  const { counts, last, games } = pasts.of('Anna', 'points', 2026)
  expect([counts.length, counts[0], counts.at(-1), games]).toEqual([30, 6, 35, 35])
  expect(last).toEqual([26, 27, 28, 29, 30, 31, 32, 33, 34, 35])
  expect(pasts.of('Nobody', 'points', 2026)).toEqual({ counts: [], last: [], games: 0 })
})

it('says after a restore what it said before, and goes on from there', () => {
  const stats = ['points', 'assists']
  const before = playerPasts(stats)
  for (let game = 1; game <= 29; game++) {
    before.learn({ player: 'Anna', side: 'BOS', season: 2026, counts: [game, -game] })
    if (game > 26) before.learn({ player: 'Bea', side: 'LAL', season: 2025, counts: [7, game] })
  }
  const after = playerPasts(stats)
  after.restore(JSON.parse(JSON.stringify(before.save())))
  expect(after.save()).toEqual(before.save())
  for (const pasts of [before, after])
    for (const counts of [
      [30, -30],
      [31, -31],
    ])
      pasts.learn({ player: 'Anna', side: 'LAL', season: 2026, counts })
  for (const player of ['Anna', 'Bea'])
    for (const stat of stats) expect(after.of(player, stat, 2026)).toEqual(before.of(player, stat, 2026))
  const { counts, games } = after.of('Anna', 'assists', 2026)
  expect([counts.length, counts[0], counts.at(-1), games]).toEqual([30, -2, -31, 2])
  expect(after.of('Bea', 'assists', 2025).counts).toEqual([27, 28, 29])
})
