import { logit } from '@fairline/numeric'
import { expect, it } from 'vitest'
import { type BelievedPlace, countAtAll } from './count-at-all.ts'

/** What is believed of the line 0.5 of a stat that books quote there and on 1.5. */
function place(blend: number, market: number, atHalf: number, above = 0): BelievedPlace {
  const quotes = [...Array(atHalf).fill(0.5), ...Array(above).fill(1.5)].map((line, i) => ({ book: `book ${i}`, line }))
  return {
    whole: quotes as never,
    beliefs: { blend: () => blend, market: () => market, models: () => null },
  }
}

it('is the mean of both names in log-odds, each as often as books quote the line', () => {
  const pooled = countAtAll(place(0.62, 0.6, 3), place(0.56, 0.55, 1, 4))!
  expect(logit(pooled.blend)).toBeCloseTo((3 * logit(0.62) + logit(0.56)) / 4, 12)
  expect(logit(pooled.marketOver)).toBeCloseTo((3 * logit(0.6) + logit(0.55)) / 4, 12)
  expect(pooled.others).toHaveLength(1)
})

it('is the same whichever name is asked', () => {
  const [hits, bases] = [place(0.62, 0.6, 3), place(0.56, 0.55, 2)]
  const [one, other] = [countAtAll(hits, bases)!, countAtAll(bases, hits)!]
  expect(one.blend).toBeCloseTo(other.blend, 12)
  expect(one.marketOver).toBeCloseTo(other.marketOver, 12)
})

it('is that of the one name where no book quotes the line under the other, and unknown where none does under either', () => {
  expect(countAtAll(place(0.62, 0.6, 3), place(0.56, 0.55, 0, 4))!.blend).toBeCloseTo(0.62, 12)
  expect(countAtAll(place(0.62, 0.6, 0, 3), place(0.56, 0.55, 0, 4))).toBeNull()
})
