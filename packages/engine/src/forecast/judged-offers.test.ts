import { expect, it } from 'vitest'
import { type JudgedOffer, judgedOffers, weightsByAge } from './judged-offers.ts'

const DAY_MS = 86_400_000
const alone: JudgedOffer = [0.3, 1, 0, 0.02, null, 0.35, -0.4]
const among: JudgedOffer = [0.6, 0, 350 * DAY_MS, -0.01, 0.03, 0.55, 0.2]

it('weighs a close half as much after each half-life', () => {
  expect([...weightsByAge([0, 0, 10, 15, 20], 20, 10)]).toEqual([0.25, 0.25, 0.5, Math.SQRT1_2, 1])
})

it('tells the first curve of every price, those of a year before weighing half as much', () => {
  const order = Uint32Array.of(0, 1)
  const { said, happened, weight } = judgedOffers([alone, among])
    .seen(350 * DAY_MS)
    .all(order)
  expect([said, happened, weight].map((list) => Array.from(list))).toEqual([
    [0.3, 0.6],
    [1, 0],
    [0.5, 1],
  ])
})

it('tells prices that other books quote, too, from those that stand alone', () => {
  const offers = judgedOffers([alone, among, alone])
  const seen = offers.seen(350 * DAY_MS)
  const order = Uint32Array.of(2, 0, 1)
  expect([...(seen.alone(order).order ?? [])]).toEqual([2, 0])
  expect([...(seen.among(order)?.order ?? [])]).toEqual([1])
  expect(seen.standings()).toEqual({
    raw: Float64Array.of(0.6),
    value: Float64Array.of(-0.01),
    valueToOthers: Float64Array.of(0.03),
    logOdds: Float64Array.of(0.2),
    beat: Float64Array.of(0),
    weight: Float64Array.of(1),
  })
  expect(judgedOffers([alone]).seen(0).among(Uint32Array.of(0))).toBeNull()
})

it('saves every price as it was added', () => {
  expect(judgedOffers([alone, among]).save()).toEqual([alone, among])
})
