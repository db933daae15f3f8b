import type { InPlayBand, InPlaySaid } from '@fairline/engine'
import { expect, it } from 'vitest'
import { type InPlayScores, inPlayLines, pooledBands } from './in-play-lines.ts'

const band = (other: Partial<InPlayBand> = {}): InPlayBand => ({
  from: 0.45,
  to: 0.55,
  samples: 0,
  games: 0,
  said: null,
  happened: null,
  stdErr: null,
  ...other,
})
const said = (one: InPlayBand): InPlaySaid => ({ bands: [one], all: one })
const none = said(band())
const scores: InPlayScores = new Map([
  [
    'mlb',
    {
      model: said(band({ samples: 30, games: 3, said: 0.5, happened: 0.6, stdErr: 0.05 })),
      market: none,
      total: none,
      spread: none,
    },
  ],
  [
    'nhl',
    {
      model: said(band({ samples: 10, games: 1, said: 0.46, happened: 0.2, stdErr: 0.2 })),
      market: none,
      total: none,
      spread: none,
    },
  ],
])

it('takes leagues together by how much was said in each', () => {
  const [pooled] = pooledBands(scores, 'model')
  expect(pooled).toMatchObject({ samples: 40, games: 4 })
  expect(pooled!.said).toBeCloseTo(0.49, 12)
  expect(pooled!.happened).toBeCloseTo(0.5, 12)
  expect(pooled!.stdErr).toBeCloseTo(Math.hypot(30 * 0.05, 10 * 0.2) / 40, 12)
  expect(pooledBands(scores, 'total')).toEqual([band()])
})

it('tells bands with their error, and leagues by how far they are off', () => {
  const text = inPlayLines(scores, 20).join('\n')
  expect(text).toMatch(/45–55 +40 +4 +49\.0% +50\.0% +± 12\.3%/)
  expect(text).toMatch(/MLB +2\.0 +– +– +–/)
  expect(text).toMatch(/NHL +-1\.3 /)
  expect(text).not.toMatch(/NaN|null|undefined/)
})
