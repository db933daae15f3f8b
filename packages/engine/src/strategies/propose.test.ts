import { expect, it } from 'vitest'
import { form, scoring, view } from '../../testing/strategy-views.ts'
import { expectedScores } from './propose.ts'

it('scales what a side scores and its opponent allows by what sides score at home and away', () => {
  const of = view({
    home: form({ scored: 5, allowed: 4.8 }),
    away: form({ scored: 4.1, allowed: 4.2 }),
    scoring: scoring({ home: 4.6, away: 4.4 }),
  })
  const { home, away } = expectedScores(of)
  // 5 × 4.2 × 4.6 / 4.5² and 4.1 × 4.8 × 4.4 / 4.5².
  expect([home, away]).toEqual([expect.closeTo(4.77037, 6), expect.closeTo(4.276148, 6)])
})
