import { expect, it } from 'vitest'
import { lossOf, mean, paired, type Said } from './losses.ts'
import { meanByGame } from './mean-by-game.ts'
import type { WalkedGame } from './walk-forward.ts'

const walked = (outcome: 0 | 1, model: number, open: number | null) =>
  ({ outcome, model: [model, 1 - model], open: open === null ? null : [open, 1 - open] }) as unknown as WalkedGame
const byModel: Said = ({ model }) => model
const byOpen: Said = ({ open }) => open

it('compares two forecasters on the games both spoke of, the first minus the second', () => {
  const games = [walked(0, 0.8, 0.5), walked(1, 0.8, 0.5), walked(0, 0.01, null)]
  // ln 0.5 − ln 0.8 and ln 0.5 − ln 0.2 on average.
  expect(paired(games, byModel, byOpen)?.mean).toBeCloseTo(Math.log(0.5) - (Math.log(0.8) + Math.log(0.2)) / 2, 12)
  expect(lossOf(games, byOpen)).toBeCloseTo(Math.LN2, 12)
})

it('has no mean of nothing: it is not zero', () => {
  expect([mean([]), lossOf([walked(0, 0.5, null)], byOpen)]).toEqual([null, null])
  expect(mean([1, 2, 6])).toBe(3)
})

it('weighs values within a game, and needs two games for an error', () => {
  const games = [
    [
      { weight: 1, value: 1 },
      { weight: 0.5, value: 0.4 },
    ],
    [{ weight: 0.5, value: -0.2 }],
  ]
  // (1 + 0.2 − 0.1) / 2
  expect(meanByGame(games)?.mean).toBeCloseTo(0.55, 12)
  expect(meanByGame(games.slice(1))).toBeNull()
})
