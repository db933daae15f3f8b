import { logistic, logit, normalStream, randomStream } from '@fairline/numeric'
import { describe, expect, it } from 'vitest'
import type { ClosedProp } from './closed-props.ts'
import { closeSpread, expectedClose, fitExpectedCloses, movedOf, staysStill } from './expected-close.ts'

/** 54 minutes before the start, the logarithm of the time left is 0. */
const AT_ZERO = 0.9
const offer = {
  stat: 'hits',
  side: 0,
  market: 0.5,
  expected: 0.525,
  others: 0.5,
  price: 1.9,
  hoursLeft: AT_ZERO,
} as const
const closes = (count: number, over: Partial<ClosedProp>): ClosedProp[] =>
  Array.from({ length: count }, () => ({ ...offer, closing: 0.5, ...over }))
const closeOf = (query: Parameters<typeof expectedClose>[0], seen: readonly ClosedProp[]) =>
  logistic(expectedClose(query, fitExpectedCloses(seen)))

/** Lines whose closes lie one and a half times as far from the books as the blend an hour before, farther before that. */
function following(count: number, { seed = 3, wide = 0.02 } = {}): ClosedProp[] {
  const next = randomStream(seed)
  const normal = normalStream(randomStream(seed + 1))
  return Array.from({ length: count }, (): ClosedProp => {
    const hoursLeft = 8 * next()
    const [market, way] = [0.3 + 0.4 * next(), 0.1 * (next() - 0.5)]
    const share = 1.5 + 2 * Math.log(0.1 + hoursLeft)
    const residual = wide * Math.sqrt(0.1 + hoursLeft) * normal()
    const closing = logistic(logit(market) + share * way + residual)
    return { ...offer, market, expected: logistic(logit(market) + way), hoursLeft, closing }
  })
}

describe('the close that is expected of a line', () => {
  it('is what the blend says while no line on the stat has closed', () => {
    expect(closeOf(offer, closes(40, { stat: 'home_runs', closing: 0.7 }))).toBeCloseTo(0.525, 12)
  })

  it('lies as far beyond the blend as earlier closes did, short of it by some doubt', () => {
    const seen = closes(40, { closing: 0.6 })
    // Log-odds: the blend 0.100083 from the books, the close 0.305382 farther;
    // 1 + 0.305382 · 40 · 0.100083 / (40 · 0.100083² + 0.05) = 3.71274.
    expect(fitExpectedCloses(seen).stats.hits?.shares[0]).toBeCloseTo(3.71274, 4)
    expect(fitExpectedCloses(seen).stats.hits?.shares[1]).toBe(0)
    // From books at 0.4 that is 3.71274 times the 0.0415 to a blend at 0.41.
    expect(closeOf({ ...offer, market: 0.4, expected: 0.41 }, seen)).toBeCloseTo(0.437482, 5)
  })

  it('stays where the books are if closes did, and goes the other way if they did', () => {
    expect(closeOf(offer, closes(4000, { closing: 0.5 }))).toBeCloseTo(0.5, 3)
    expect(closeOf(offer, closes(4000, { closing: 0.48 }))).toBeCloseTo(0.48, 3)
  })

  it('lies where the books are once they agree with the models, whatever was learned', () => {
    expect(closeOf({ ...offer, market: 0.62, expected: 0.62 }, closes(400, { closing: 0.9 }))).toBeCloseTo(0.62, 12)
  })

  it('lies the farther, the more time is left, where closes did', () => {
    const seen = following(3000)
    const [atZero, byTime] = fitExpectedCloses(seen).stats.hits?.shares ?? []
    expect(atZero).toBeCloseTo(1.5, 0)
    expect(byTime).toBeCloseTo(2, 0)
    const at = [0.3, 1, 3, 8].map((hoursLeft) => closeOf({ ...offer, hoursLeft }, seen))
    expect(at).toEqual([...at].sort((a, b) => a - b))
  })

  it('says of both sides of a line what adds up to one', () => {
    const seen = closes(40, { closing: 0.58, hoursLeft: 5 })
    const under = { ...offer, side: 1, market: 1 - offer.market, expected: 1 - offer.expected } as const
    expect(closeOf(offer, seen) + closeOf(under, seen)).toBeCloseTo(1, 12)
  })
})

describe('how often a line closes just where it stands', () => {
  /** Of 4,000 lines on outs every second, of as many on hits every tenth. */
  const seen = Array.from({ length: 4000 }, (_, i) => {
    const hoursLeft = 0.2 + (i % 97) / 16
    return [
      { ...offer, stat: 'outs', hoursLeft, closing: i % 2 === 0 ? 0.5 : 0.51 },
      { ...offer, stat: 'hits', hoursLeft, closing: i % 10 === 0 ? 0.5 : 0.51 },
    ]
  }).flat()
  const fit = fitExpectedCloses(seen)
  const stays = (stat: string) => staysStill({ ...offer, stat, hoursLeft: 3 }, fit)

  it('is learned of each stat', () => {
    expect(stays('outs')).toBeCloseTo(0.5, 1)
    expect(stays('hits')).toBeCloseTo(0.1, 1)
  })

  it('is learned of a stat none of whose lines moved, too', () => {
    const outs = seen.filter(({ stat }) => stat === 'outs').map((close) => ({ ...close, closing: 0.5 }))
    const other = fitExpectedCloses([...outs, ...seen.filter(({ stat }) => stat === 'hits')])
    expect(staysStill({ ...offer, stat: 'outs', hoursLeft: 3 }, other)).toBeGreaterThan(0.98)
    expect(expectedClose({ ...offer, stat: 'outs' }, other)).toBeCloseTo(logit(0.525), 12)
  })

  it('is hardly another for a stat of which few lines closed', () => {
    const few = closes(2, { stat: 'saves', hoursLeft: 3, closing: 0.51 })
    const other = fitExpectedCloses([...seen, ...few])
    expect(staysStill({ ...offer, stat: 'saves', hoursLeft: 3 }, other)).toBeGreaterThan(0.2)
  })

  it('is what all stats together say of one that never closed', () => {
    expect(stays('saves')).toBeCloseTo(0.3, 1)
  })

  it('says nothing of where the others close', () => {
    expect(movedOf(seen)).toHaveLength(5600)
    expect(movedOf(closes(3, { closing: 0.5 }))).toHaveLength(3)
  })
})

describe('how far closes land from where they are expected', () => {
  it('is as far as they did, the farther the more time is left, each stat by itself', () => {
    const [near, far] = [following(4000, { wide: 0.02 }), following(4000, { seed: 9, wide: 0.08 })]
    const fit = fitExpectedCloses([...near, ...far.map((close) => ({ ...close, stat: 'home_runs' }))])
    for (const hoursLeft of [0.5, 2, 7]) {
      const usual = Math.sqrt(0.1 + hoursLeft)
      expect(Math.abs(closeSpread({ ...offer, hoursLeft }, fit) / (0.02 * usual) - 1)).toBeLessThan(0.12)
      expect(Math.abs(closeSpread({ ...offer, hoursLeft, stat: 'home_runs' }, fit) / (0.08 * usual) - 1)).toBeLessThan(
        0.12,
      )
    }
  })

  it('hardly differs from that of all stats together for a stat of which few lines closed', () => {
    const few = closes(2, { stat: 'saves', expected: 0.5, closing: 0.50001 })
    const fit = fitExpectedCloses([...following(4000), ...few])
    expect(closeSpread({ ...offer, stat: 'saves' }, fit) / closeSpread({ ...offer, stat: 'goals' }, fit)).toBeCloseTo(
      Math.sqrt(50 / 52),
      2,
    )
  })

  it('is that of lines that moved, however many stood still', () => {
    const seen = following(2000)
    const still = seen.map((close) => ({ ...close, closing: close.market }))
    for (const hoursLeft of [0.5, 7])
      expect(closeSpread({ ...offer, hoursLeft }, fitExpectedCloses([...seen, ...still]))).toBe(
        closeSpread({ ...offer, hoursLeft }, fitExpectedCloses(seen)),
      )
  })

  it('is that of all stats together for a stat that never closed', () => {
    const seen = following(4000)
    const fit = fitExpectedCloses(seen)
    expect(closeSpread({ ...offer, stat: 'saves' }, fit)).toBeCloseTo(closeSpread(offer, fit), 4)
  })
})
