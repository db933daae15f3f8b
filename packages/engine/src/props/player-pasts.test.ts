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
