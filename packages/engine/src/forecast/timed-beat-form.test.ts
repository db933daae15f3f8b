import { logistic, logit, normalStream, randomStream } from '@fairline/numeric'
import { expect, it } from 'vitest'
import { fitTimedBeat, type TimedClose, timedBeatCurve } from './timed-beat-curve.ts'
import { beforeStartForm } from './timed-beat-form.ts'

/** Prices at the market, and closes that go the way of `shift` in log-odds. */
function closesBy(shift: (offer: Omit<TimedClose, 'closing'>) => number, count = 4000): TimedClose[] {
  const uniform = randomStream(11)
  const normal = normalStream(randomStream(12))
  return Array.from({ length: count }, () => {
    const market = 0.1 + 0.8 * uniform()
    const price = 1 / logistic(logit(market) + 0.02 * normal())
    const offer = { market, model: market, others: market, price, hoursLeft: 0.1 + 24 * uniform() ** 2 }
    return { ...offer, closing: logistic(logit(market) + shift(offer) + 0.05 * normal()) }
  })
}

/** A price at its market's own probability. */
const at = (market: number, hoursLeft = 6) => ({
  market,
  model: market,
  others: market,
  price: 1 / market,
  hoursLeft,
})

it('learns that favorites and long shots go one way and even sides the other', () => {
  const isEven = (market: number) => Math.abs(logit(market)) < 0.8
  const said = timedBeatCurve(fitTimedBeat(closesBy(({ market }) => (isEven(market) ? 0.04 : -0.04))))
  const [longShot = 1, even = 0, favorite = 1] = [0.15, 0.5, 0.85].map((market) => said(at(market)))
  expect(even).toBeGreaterThan(0.65)
  expect(longShot).toBeLessThan(0.35)
  expect(favorite).toBeLessThan(0.35)
})

it('learns that the same prices go one way midway and the other both minutes and a day before the start', () => {
  const isMidway = (hours: number) => hours > 1 && hours < 12
  const said = timedBeatCurve(fitTimedBeat(closesBy(({ hoursLeft }) => (isMidway(hoursLeft) ? 0.04 : -0.04))))
  const [late = 1, midway = 0, early = 1] = [0.2, 4, 23].map((hours) => said(at(0.5, hours)))
  expect(midway).toBeGreaterThan(0.65)
  expect(late).toBeLessThan(0.4)
  expect(early).toBeLessThan(0.4)
})

it.each([
  // `timeLeft` 1.5, where it is counted from; by hand.
  [Math.exp(1.5) - 0.1, 0, 0, 0],
  // `timeLeft` −0.5, two below: a third on the line, (2 / 4)² on the curve.
  [Math.exp(-0.5) - 0.1, -1 / 3, 1 / 4, 0],
  // Six minutes before the start: the time and six minutes is half of what it is at 18.
  [0.1, (Math.log(0.2) - 1.5) / 6, ((Math.log(0.2) - 1.5) / 4) ** 2, Math.log(2)],
])(
  'counts time from its middle, on a line and a curve, and in the last minutes: %d hours',
  (hoursLeft, line, curve, last) => {
    const standing = [1, 0.5, 2, 2, -3, 0]
    const features = beforeStartForm.features({ standing, logOdds: -4, hoursLeft })
    const alone = [-4, -4 * line, 4, 4 * line]
    const byRawAndValue = (count: number) => [count, 0.5 * count, -3 * count]
    const expected = [...standing, ...byRawAndValue(line), ...alone, ...byRawAndValue(curve), ...byRawAndValue(last)]
    expect(features.map((feature) => feature + 0)).toEqual(expected.map((feature) => expect.closeTo(feature, 9)))
  },
)
