import { logistic, logit, normalStream, randomStream } from '@fairline/numeric'
import { expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'
import { fitTimedBeat, type TimedClose, timedBeatCurve } from './timed-beat-curve.ts'

/** Closes of prices seen early, from where the market goes to the model, and late, from where it stays. */
function closes(count: number): TimedClose[] {
  const uniform = randomStream(1)
  const normal = normalStream(randomStream(2))
  return Array.from({ length: count }, (_, i) => {
    const [hoursLeft, share] = i % 2 === 0 ? [12, 0.8] : [0.3, 0]
    const market = 0.35 + 0.3 * uniform()
    const way = 0.3 * normal()
    const closing = logistic(logit(market) + share * way + 0.04 * normal())
    const price = 1 / logistic(logit(market) + 0.15 * normal())
    return { market, model: logistic(logit(market) + way), others: null, price, hoursLeft, closing }
  })
}

it('learns how much of the way to the model closes go, early and late', () => {
  // 0.8 at twelve hours, none at a third of one: the share rises with the logarithm of the time.
  const [atZero, byTime] = fitTimedBeat(closes(20_000)).shares
  expect(atZero + byTime * timeLeft(12)).toBeCloseTo(0.8, 1)
  expect(atZero + byTime * timeLeft(0.3)).toBeCloseTo(0, 1)
})

it('says what came of prices, not what was fitted first: the last curve counts', () => {
  const past = closes(4000)
  const fit = fitTimedBeat(past)
  const flat = {
    ...fit,
    knots: [
      { said: 0.2, share: 0.35 },
      { said: 0.8, share: 0.35 },
    ],
  }
  expect(timedBeatCurve(flat)({ ...(past[0] as TimedClose), price: 2 })).toBeCloseTo(0.35, 12)
})

it('shrinks what the last curve says of a price a day before, not what the curve is asked', () => {
  const past = closes(4000)
  const knots = [0.2, 0.8].map((said) => ({ said, share: 0.65 }))
  const curve = timedBeatCurve({ ...fitTimedBeat(past), knots })
  // 0.65 as of `shrinkEarlyProbability`, by hand there.
  expect(curve({ ...(past[0] as TimedClose), price: 2, hoursLeft: 26 })).toBeCloseTo(0.5943, 4)
})

it('takes from prices that were all seen when `timeLeft` is 0 nothing of how the share changes with it', () => {
  const past = closes(400).map((close) => ({ ...close, hoursLeft: 0.9 }))
  const [atZero, byTime] = fitTimedBeat(past).shares
  // Half of them went 0.8 of the way.
  expect(atZero).toBeCloseTo(0.4, 1)
  expect(byTime).toBeCloseTo(0, 9)
})

it.each([
  // Least squares of moves m = way / 2 with a penalty of 10 m² / 0.5² = 10 way² a price of forty: 20 / (40 + 10).
  ['when `timeLeft` is 0', 0.9, 0.4, 0],
  // With the same time everywhere and four times the penalty on the slope: 80 / (200 + 40), and a quarter of it.
  ['when `timeLeft` is 1', Math.E - 0.1, 1 / 3, 1 / 12],
])(
  'believes before it sees much that the market stays: forty prices, four games of them, that went half the way %s',
  (_, hoursLeft, ...shares) => {
    const past = Array.from({ length: 40 }, (__, i): TimedClose => {
      const way = i % 2 === 0 ? 0.2 : -0.2
      return { market: 0.5, model: logistic(way), others: null, price: 2, hoursLeft, closing: logistic(way / 2) }
    })
    const fitted = fitTimedBeat(past).shares
    expect(fitted).toEqual(shares.map((share) => expect.closeTo(share, 9)))
  },
)

it.each([0, 1e-16, 1e-4])(
  'learns nothing of the way from a model that differed from the market by %d',
  (difference) => {
    const uniform = randomStream(3)
    const past = closes(1300).map((close) => ({
      ...close,
      model: logistic(logit(close.market) + difference * (uniform() - 0.5)),
    }))
    const probability = timedBeatCurve(fitTimedBeat(past))
    const offer = { market: 0.5, model: 0.5, others: null, price: 2.05, hoursLeft: 6 }
    expect(probability({ ...offer, model: 0.55 })).toBeCloseTo(probability(offer), 2)
  },
)

it('says of prices whose games close at random what is so, though eight prices of a game close alike', () => {
  const normal = normalStream(randomStream(4))
  const uniform = randomStream(5)
  const games = Array.from({ length: 3000 }, () => {
    const closing = uniform() < 0.5 ? 0.45 : 0.55
    return Array.from({ length: 8 }, (): TimedClose => {
      const market = 0.5 + 0.02 * normal()
      return {
        market,
        model: market,
        others: 0.5 + 0.02 * normal(),
        price: 2,
        hoursLeft: 0.1 + 20 * uniform(),
        closing,
      }
    })
  })
  const parts = Array.from({ length: 10 }, (_, i) => games.slice(300 * i, 300 * (i + 1)).flat())
  const said = parts.flatMap((known, i) => (parts[(i + 1) % 10] ?? []).map(timedBeatCurve(fitTimedBeat(known))))
  // Half of them beat their close: of 24,000 less than one in five hundred is forecast to do so in more than 60 % of cases.
  expect(said.filter((one) => one > 0.6).length).toBeLessThan(48)
})

it('expects the close near the model while there is time to go there, and where the market is once there is none', () => {
  const past = closes(4000)
  const probability = timedBeatCurve(fitTimedBeat(past))
  const beats = (hoursLeft: number) =>
    probability({ market: 0.5, model: logistic(0.4), others: null, price: 1 / logistic(0.16), hoursLeft })
  expect(beats(20)).toBeGreaterThan(0.85)
  expect(beats(0.3)).toBeLessThan(0.15)
})

/** Closes of which seven in ten stay where the market is at the start, and the fewer, the earlier a price was seen; the others go either way. */
function settlingCloses(): TimedClose[] {
  const uniform = randomStream(6)
  const normal = normalStream(randomStream(7))
  return Array.from({ length: 8000 }, () => {
    const hoursLeft = 24 * uniform() ** 3
    const stays = uniform() < 0.7 / (1 + 5 * hoursLeft)
    const market = 0.4 + 0.2 * uniform()
    const closing = stays ? market : logistic(logit(market) + 0.02 * Math.sqrt(1 + hoursLeft) * normal())
    const price = 1 / logistic(logit(market) + 0.02 * normal())
    return { market, model: market, others: null, price, hoursLeft, closing }
  })
}

it('says of a price minutes before the start, where most markets close where they stand, by which side of the market it is', () => {
  const past = settlingCloses()
  const fit = fitTimedBeat(past)
  // How far those went that moved is learned from them only.
  expect(fit.residuals.residuals).toHaveLength(past.filter(({ market, closing }) => market !== closing).length)
  const probability = timedBeatCurve(fit)
  const around = (hoursLeft: number) =>
    [1.999, 2.001].map((price) => probability({ market: 0.5, model: 0.5, others: null, price, hoursLeft }))
  const [below = 1, above = 0] = around(0.02)
  // Seven in ten stay, and the others go either way.
  expect(below).toBeLessThan(0.3)
  expect(above).toBeGreaterThan(0.7)
  const [belowEarly = 0, aboveEarly = 1] = around(20)
  expect(aboveEarly - belowEarly).toBeLessThan(0.1)
})

it('corrects by what came of prices whose market moved, not by those that won or lost as their market stood still', () => {
  const probability = timedBeatCurve(fitTimedBeat(settlingCloses()))
  const at = (price: number) => probability({ market: 0.5, model: 0.5, others: null, price, hoursLeft: 0.02 })
  // 0.7 / 1.1 stay. One spread, 0.02 in log-odds, from the market: 0.159 of the others go that far.
  const [stays, beyond] = [0.7 / 1.1, 0.159]
  expect(Math.abs(at(1.98) - (1 - stays) * beyond)).toBeLessThan(0.025)
  expect(Math.abs(at(2.02) - (1 - (1 - stays) * beyond))).toBeLessThan(0.025)
})

it('is drawn though every market closed just where it stood', () => {
  const past = closes(2000).map((close) => ({ ...close, closing: close.market }))
  const probability = timedBeatCurve(fitTimedBeat(past))
  const at = (price: number) => probability({ market: 0.5, model: 0.5, others: null, price, hoursLeft: 6 })
  expect(at(1.9)).toBeLessThan(0.1)
  expect(at(2.1)).toBeGreaterThan(0.9)
})
