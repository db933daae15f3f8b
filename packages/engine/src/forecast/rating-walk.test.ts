import type { RatedEnding, WinnerModel } from '@fairline/models'
import { expect, it } from 'vitest'
import { type Fed, type Played, walkRating } from './rating-walk.ts'

const played = (id: string, day: string): Played => ({
  id,
  day,
  game: { home: id, away: 'b', season: 2019, neutral: false, day: 1 },
  ending: { winner: 'home', margin: 3, total: 5, closing: [0.6, 0.4], spread: -4.5 },
  outcome: 0,
})
const days = [[played('first', '2019-06-15'), played('second', '2019-06-15')], [played('third', '2019-06-16')]]

/** The calls of a model, in order. */
function walk(fed: Fed) {
  const calls: string[] = []
  const endings: RatedEnding[] = []
  const model: WinnerModel = {
    forecast: ({ home }) => {
      calls.push(`forecast ${home}`)
      return [0.5, 0.5]
    },
    learn: ({ home }, ending) => {
      calls.push(`learn ${home}`)
      endings.push(ending)
    },
    save: () => ({ numbers: [], sides: [] }),
    restore: () => undefined,
  }
  walkRating(days, model, fed, () => undefined)
  return { calls, endings }
}

it('forecasts every game of a day before it learns any', () => {
  expect(walk('market').calls).toEqual([
    'forecast first',
    'forecast second',
    'learn first',
    'learn second',
    'forecast third',
    'learn third',
  ])
})

it('learns closing lines and spreads where it learns from the market', () => {
  expect(walk('market').endings[0]).toMatchObject({ margin: 3, closing: [0.6, 0.4], spread: -4.5 })
})

it('learns no closing price, of the winner or the spread, where it learns from results only', () => {
  const { endings } = walk('results')
  expect(endings).toHaveLength(3)
  for (const ending of endings) expect(ending).toMatchObject({ margin: 3, closing: null, spread: null })
})
