import { describe, expect, it } from 'vitest'
import { fittedShrinkage } from './fitted-shrinkage.ts'

describe('how far a market comes to meet a model', () => {
  it('is nothing before anything was seen, and what it was after much', () => {
    const pull = fittedShrinkage()
    expect(pull.share()).toBe(0)
    for (let i = 0; i < 20_000; i++) pull.learn(i % 2 ? 0.2 : -0.1, i % 2 ? 0.06 : -0.03)
    expect(pull.share()).toBeCloseTo(0.3, 2)
  })

  it('is doubted while little was seen, and never more than all of the way or less than none', () => {
    const [few, over, away] = [fittedShrinkage(), fittedShrinkage(), fittedShrinkage()]
    for (let i = 0; i < 100; i++) few.learn(0.2, 0.06)
    expect(few.share()).toBeCloseTo(0.1, 6)
    for (let i = 0; i < 5000; i++) {
      over.learn(0.1, 0.3)
      away.learn(0.1, -0.3)
    }
    expect([over.share(), away.share()]).toEqual([1, 0])
  })

  it('goes on from what was saved', () => {
    const [one, other] = [fittedShrinkage(), fittedShrinkage()]
    for (let i = 0; i < 500; i++) one.learn(0.2, 0.06)
    other.restore(JSON.parse(JSON.stringify(one.save())))
    expect(other.share()).toBe(one.share())
  })
})
