import { describe, expect, it } from 'vitest'
import { isBargain, publishingBar, shortfall } from './publishing-bar.ts'

const reason = (expectedValue: number, confidence: number | null) => shortfall(publishingBar, expectedValue, confidence)

describe('the bar of a published pick', () => {
  it('is not cleared by a fair price, nor by one that is shown as fair', () => {
    expect([reason(0, 80), reason(0.00004, 80)]).toEqual(['value-below-bar', 'value-below-bar'])
    expect(reason(0.0001, 80)).toBeNull()
    expect([isBargain(0), isBargain(0.0001)]).toEqual([false, true])
  })

  it('is cleared by a confidence of 50%, and by one that is shown as 50.0%', () => {
    expect([reason(0.02, 50), reason(0.02, 49.96)]).toEqual([null, null])
    expect(reason(0.02, 49.9)).toBe('confidence-below-bar')
    expect(reason(0.02, null)).toBe('confidence-not-known')
  })

  it('is cleared by an expected value of 10%, and by nothing above: that is a likely misprint', () => {
    expect(reason(0.1, 80)).toBeNull()
    expect(reason(0.1004, 80)).toBeNull()
    expect(reason(0.1005, 80)).toBe('price-looks-misprinted')
  })
})
