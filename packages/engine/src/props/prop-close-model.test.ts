import { logistic, logit, normalStream, randomStream, unpackNumbers } from '@fairline/numeric'
import { describe, expect, it } from 'vitest'
import type { ClosedProp } from './closed-props.ts'
import { MIN_PROP_CLOSES, propCloseModel } from './prop-close-model.ts'

/**
 * Closes of a market whose consensus moves the farther, the more time is left, while the best price stands out because its
 * book strays.
 */
function closes(count: number, seed = 1): ClosedProp[] {
  const uniform = randomStream(seed)
  const normal = normalStream(randomStream(seed + 1))
  return Array.from({ length: count }, () => {
    const expected = 0.3 + 0.4 * uniform()
    const hoursLeft = 0.05 + 8 * uniform()
    const market = expected
    const others = logistic(logit(expected) + 0.02 * normal())
    const price = 1 / logistic(logit(expected) + 0.08 - 0.1 * Math.abs(normal()))
    const closing = logistic(logit(expected) + (0.04 + 0.03 * Math.sqrt(hoursLeft)) * normal())
    return { stat: 'points', side: uniform() < 0.5 ? 0 : 1, expected, market, others, price, hoursLeft, closing }
  })
}

const learned = (closed: readonly ClosedProp[]) => {
  const model = propCloseModel()
  model.add(closed)
  model.learn()
  return model
}

const figuresOf = (model: ReturnType<typeof propCloseModel>) => unpackNumbers(model.save().learned)

const offer = { stat: 'points', side: 0 as const, expected: 0.5, market: 0.5, others: 0.5, price: 2.05, hoursLeft: 3 }

describe('confidence in a prop’s price', () => {
  it('is not known before 1,500 props of the league have closed', () => {
    expect(MIN_PROP_CLOSES).toBe(1500)
    expect(learned(closes(1499)).confidence(offer)).toBeNull()
    expect(learned(closes(1500)).confidence(offer)).toBeGreaterThan(50)
  })

  it('does not change before the day is over', () => {
    const model = learned(closes(2000))
    const before = model.confidence(offer)
    model.add(closes(3000, 7).map((close) => ({ ...close, closing: 0.9 })))
    expect(model.confidence(offer)).toBe(before)
    model.learn()
    expect(model.confidence(offer)).toBeGreaterThan(before!)
  })

  it('comes true as often as it says, in every band and with any time left', () => {
    const model = learned(closes(8000))
    const query = closes(40_000, 99).map((close) => ({
      ...close,
      said: model.confidence(close)! / 100,
      beat: close.price * close.closing > 1,
    }))
    const bands = Map.groupBy(query, ({ said }) => `band ${Math.floor(5 * said)}`)
    const times = Map.groupBy(query, ({ hoursLeft }) =>
      hoursLeft < 1 ? 'the last hour' : hoursLeft < 4 ? 'late' : 'early',
    )
    for (const [name, of] of [...bands, ...times]) {
      const said = of.reduce((sum, one) => sum + one.said, 0) / of.length
      const beat = of.filter((one) => one.beat).length / of.length
      expect([name, Math.abs(said - beat) < 0.04 || `${said} ${beat}`]).toEqual([name, true])
    }
    expect(bands.size).toBe(5)
  })

  it('comes true for every stat and side, though unders of one stat close against their prices', () => {
    const shifted = (seed: number, count: number) =>
      closes(count, seed).map((close, i) => {
        const stat = i % 3 === 0 ? 'home_runs' : 'hits'
        const against = stat === 'home_runs' && close.side === 1 ? -0.06 : 0
        return { ...close, stat, closing: logistic(logit(close.closing) + against) }
      })
    const model = learned(shifted(1, 8000))
    const query = shifted(99, 40_000).map((close) => ({
      ...close,
      said: model.confidence(close)! / 100,
      beat: close.price * close.closing > 1,
    }))
    const halves = Map.groupBy(query, ({ stat, side, said }) => `${stat} ${side} ${said < 0.5}`)
    for (const [name, of] of halves) {
      const mean = of.reduce((sum, one) => sum + one.said, 0) / of.length
      const beat = of.filter((one) => one.beat).length / of.length
      expect([name, Math.abs(mean - beat) < 0.04 || `${mean} ${beat}`]).toEqual([name, true])
    }
    expect(halves.size).toBe(8)
  })

  it('says of a stat that never closed what it says of all together', () => {
    const model = learned(closes(3000))
    expect(model.confidence({ ...offer, stat: 'saves' })).toBeGreaterThan(0)
    expect(model.confidence({ ...offer, stat: 'saves' })).toBe(model.confidence({ ...offer, stat: 'saves', side: 1 }))
  })

  it('is nearer to none or all, the less time is left', () => {
    const model = learned(closes(8000))
    const at = (price: number, hoursLeft: number) => model.confidence({ ...offer, price, hoursLeft })!
    expect(at(1.9, 0.1)).toBeLessThan(at(1.9, 6))
  })

  it('goes on from what was saved as if it had never stopped', () => {
    const model = learned(closes(3000))
    model.add(closes(500, 5))
    const restored = propCloseModel()
    restored.restore(JSON.parse(JSON.stringify(model.save())))
    for (const one of [model, restored]) expect(one.confidence(offer)).toBe(model.confidence(offer))
    model.learn()
    restored.learn()
    expect(restored.confidence(offer)).toBe(model.confidence(offer))
    expect(restored.save()).toEqual(model.save())
  })

  it('keeps of each close what is learned from, to a millionth', () => {
    const said = { expected: 0.5512345678, market: 0.54, others: 0.53 }
    const one = { stat: 'points', side: 1 as const, ...said, price: 2.05, hoursLeft: 3.25, closing: 0.56 }
    const kept = [0, 1, 0.551235, 0.54, 0.53, 2.05, 3.25, 0.56]
    expect([...figuresOf(learned([one]))]).toEqual(kept.map((figure) => expect.closeTo(figure, 7)))
  })

  it('forgets the oldest closes', () => {
    const model = learned(closes(14_000))
    model.add(closes(14_000, 3))
    model.learn()
    const figures = figuresOf(model)
    expect(figures).toHaveLength(16_000 * 8)
    // The newest 14,000 are all there, and the newest 2,000 of those before.
    const newest = figuresOf(learned(closes(14_000, 3)))
    const before = figuresOf(learned(closes(14_000))).slice(-2000 * 8)
    expect(newest).toHaveLength(14_000 * 8)
    expect(figures.slice(-newest.length).every((figure, i) => figure === newest[i])).toBe(true)
    expect(figures.slice(0, before.length).every((figure, i) => figure === before[i])).toBe(true)
  })

  it('says the same after a restart while it still holds closes that are too old to count', () => {
    const model = learned([...closes(1000, 7).map((close) => ({ ...close, closing: 0.9 })), ...closes(16_000)])
    const saved = model.save()
    expect(unpackNumbers(saved.learned)).toHaveLength(16_000 * 8)
    const restored = propCloseModel()
    restored.restore(saved)
    expect(model.confidence(offer)).not.toBeNull()
    expect(restored.confidence(offer)).toBe(model.confidence(offer))
    expect(learned(closes(16_000)).confidence(offer)).toBe(model.confidence(offer))
  })
})
