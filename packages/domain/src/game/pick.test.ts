import { describe, expect, it } from 'vitest'
import { fullGame } from './market.ts'
import { Pass, PassReason, Pick } from './pick.ts'

const priced = {
  gameId: 'g',
  market: fullGame('spread', -1.5),
  selection: 'home',
  book: 'b',
  price: 2.1,
  quotedAt: 1,
  chance: 0.5,
  expectedValue: 0.05,
  confidence: 80,
  grade: 'A',
}
const pick = { ...priced, madeAt: 2, modelVersion: 'mlb-3' }

describe('a pick', () => {
  it.each([
    ['of the first table of grades, without a push', {}],
    ['of a later table of grades', { gradeVersion: 2 }],
    ['with a possible push', { decided: 0.9 }],
    ['without a model of the close', { confidence: null }],
    ['that is certain', { chance: 1, confidence: 100 }],
    ['that is hopeless', { chance: 0, confidence: 0, expectedValue: -1 }],
  ])('may be one %s', (_, change) => {
    expect(Pick.parse({ ...pick, ...change })).toEqual({ ...pick, ...change })
  })

  it.each([
    ['gameId', { gameId: '' }],
    ['market.line', { market: fullGame('spread', 1.1) }],
    ['selection', { selection: 'push' }],
    ['book', { book: '' }],
    ['price', { price: 1 }],
    ['price', { price: Number.POSITIVE_INFINITY }],
    ['quotedAt', { quotedAt: null }],
    ['chance', { chance: -0.01 }],
    ['chance', { chance: 1.01 }],
    ['decided', { decided: 0 }],
    ['decided', { decided: 1 }],
    ['expectedValue', { expectedValue: Number.NaN }],
    ['confidence', { confidence: -0.1 }],
    ['confidence', { confidence: 100.1 }],
    ['grade', { grade: 'E' }],
    ['gradeVersion', { gradeVersion: 1 }],
    ['gradeVersion', { gradeVersion: 2.5 }],
    ['madeAt', { madeAt: 0.5 }],
    ['modelVersion', { modelVersion: '' }],
  ])('is refused at %s in %j', (path, damage) => {
    const issues = Pick.safeParse({ ...pick, ...damage }).error?.issues
    expect(issues?.map((issue) => issue.path.join('.'))).toEqual([path])
  })
})

describe('a pass', () => {
  it.each([
    'still-learning',
    'no-forecast',
    'already-started',
    'no-price',
    'forecast-is-newer-than-price',
    'value-below-bar',
    'price-looks-misprinted',
    'confidence-below-bar',
    'confidence-not-known',
    'carried-over',
    'result-picked-already',
  ])('may have the reason %s, with or without a best offer', (reason) => {
    for (const best of [null, priced]) {
      expect(Pass.parse({ gameId: 'g', reason, best })).toEqual({ gameId: 'g', reason, best })
    }
  })

  it('has no other reason', () => {
    expect(PassReason.options).toHaveLength(11)
    expect(PassReason.safeParse('').success).toBe(false)
  })

  it.each([
    ['gameId', { gameId: '' }],
    ['reason', { reason: 'bad-mood' }],
    ['best.price', { best: { ...priced, price: 0.9 } }],
    ['best.book', { best: { ...priced, book: '' } }],
  ])('is refused at %s in %j', (path, damage) => {
    const issues = Pass.safeParse({ gameId: 'g', reason: 'no-price', best: null, ...damage }).error?.issues
    expect(issues?.map((issue) => issue.path.join('.'))).toEqual([path])
  })
})
