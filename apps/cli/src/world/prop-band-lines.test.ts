import { expect, it } from 'vitest'
import { type PropBands, propBandLines } from './prop-band-lines.ts'

type Band = PropBands['recommended'][number]

const band = (of: Partial<Band>): Band => ({
  from: 50,
  to: 60,
  count: 250,
  games: 40,
  said: 0.551,
  observed: 0.56,
  standardError: 0.01,
  ...of,
})
const report = (of: Partial<PropBands>): PropBands => ({
  leagues: [],
  stats: [],
  recommended: [],
  hours: [],
  returns: [],
  ...of,
})
const stat = (bands: Band[]) => ({ league: 'nba', stat: 'points', selection: 'over', bands }) as const

it('shows bands of a hundred prices or more, of all leagues and of each', () => {
  const bands = [band({ count: 100 }), band({ from: 60, to: 70, count: 99 })]
  const text = propBandLines(
    report({
      leagues: [
        { league: null, bands },
        { league: 'wnba', bands: [] },
      ],
    }),
  )
  expect(text).toMatch(/^All leagues\n\nconfidence .*\n─.*\n50–60 +100 +40 +55\.1% +56\.0% +1\.0%\n\nWNBA\n/)
  expect(text).not.toContain('60–70')
  expect(propBandLines(report({ recommended: bands }))).toMatch(/^Recommended bets\n\n.*\n─.*\n50–60/)
})

it('names the bands of one stat and side that miss by more than 4 points and two standard errors', () => {
  const near = band({ said: 0.5, observed: 0.5399 })
  const uncertain = band({ said: 0.5, observed: 0.59, standardError: 0.046 })
  const misses = band({ from: 70, to: 80, said: 0.75, observed: 0.7, standardError: 0.02 })
  const rare = band({ said: 0.5, observed: 0.9, count: 199 })
  const text = propBandLines(report({ stats: [stat([near, uncertain, misses, rare])] }))
  // (0.0399 + 0.09 + 0.05) / 3
  expect(text).toContain(
    '1 of 3 bands of one stat and side miss by more than 4 points and 2 standard errors; off by 6.0% on average',
  )
  expect(text).toMatch(/\nNBA +points +over +70–80 +250 +40 +75\.0% +70\.0% +2\.0%$/)
})

it('says that it is not known how far bands are off where none has enough prices', () => {
  expect(propBandLines(report({ stats: [stat([band({ count: 199 })])] }))).toContain('0 of 0 bands')
  expect(propBandLines(report({}))).toContain('off by – on average')
})

it('shows bands by hours to the start with a star where they miss, and names those of single leagues', () => {
  const missing = band({ from: 30, to: 45, said: 0.4, observed: 0.3, standardError: 0.02 })
  const hours = [{ hours: 3, bands: [missing] }]
  const text = propBandLines(
    report({
      hours: [
        { league: null, market: 'prop', hours },
        { league: 'nba', market: 'prop', hours },
      ],
    }),
  )
  expect(text).toMatch(/\n3 h\+ +30–45 +250 +40 +40\.0% +30\.0% ± 2\.0% \*\n/)
  expect(text).toMatch(/1 of 1 cells of single leagues .*\n\n.*\n─.*\nNBA +prop +3\.0 +30–45 +250 /)
})
