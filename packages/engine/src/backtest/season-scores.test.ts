import { leagues } from '@fairline/domain'
import { expect, it } from 'vitest'
import { aFile } from '../../testing/facts.ts'
import { seasonScores } from './season-scores.ts'
import type { WalkedGame } from './walk-forward.ts'

const walked = (day: string, model: number) =>
  ({ file: aFile([], { id: day, day }), outcome: 0, model: [model, 1 - model], open: null }) as unknown as WalkedGame

it('scores a winter season as one, named by the year it began, the oldest first', () => {
  const games = [walked('2020-10-25', 0.8), walked('2019-12-31', 0.5), walked('2020-01-01', 0.25)]
  const none = () => null
  const seasons = seasonScores(leagues.nhl, games, { twin: none, blend: none, reference: none })
  expect(seasons.map(({ season, games: count }) => [season, count])).toEqual([
    [2019, 2],
    [2020, 1],
  ])
  expect(seasons[0]).toMatchObject({ from: '2019-12-31', to: '2020-01-01' })
  // ln 2 and ln 4 on average.
  expect(seasons[0]?.model).toBeCloseTo(1.5 * Math.LN2, 12)
  expect(seasons[0]).toMatchObject({ open: null, blend: null, reference: null, blendMinusOpen: null })
})
