import { logistic, logit, normalStream, randomStream, unpackNumbers } from '@fairline/numeric'
import { describe, expect, it } from 'vitest'
import { shrinkEarlyProbability } from './shrink-early-probability.ts'
import type { TimedClose } from './timed-beat-curve.ts'
import { timedCloseModel } from './timed-close-model.ts'

const DAY = 86_400_000

/**
 * Closes of games seen at four moments each. The market moves `towards` the model and scatters the farther, the more time is left,
 * while the best price stands out because its book strays.
 */
function games(count: number, seed = 1, towards = 0): TimedClose[][] {
  const uniform = randomStream(seed)
  const normal = normalStream(randomStream(seed + 1))
  return Array.from({ length: count }, () =>
    Array.from({ length: 4 }, () => {
      const market = 0.3 + 0.4 * uniform()
      const hoursLeft = 0.05 + 24 * uniform() ** 2
      const way = 0.2 * normal()
      const others = logistic(logit(market) + 0.02 * normal())
      const price = 1 / logistic(logit(market) + 0.06 - 0.08 * Math.abs(normal()))
      const move = towards * way + 0.03 * Math.sqrt(hoursLeft) * normal()
      const closing = logistic(logit(market) + move)
      return { market, model: logistic(logit(market) + way), others, price, hoursLeft, closing }
    }),
  )
}

function learned(past: readonly TimedClose[][]) {
  const model = timedCloseModel()
  for (const [i, closes] of past.entries()) model.learn(closes, (i / 10) * DAY)
  return model
}

const offer = { market: 0.5, model: 0.5, others: 0.5, price: 2.06, hoursLeft: 6 }

describe('confidence in a price seen at a known time', () => {
  it('is not known before a hundred games have closed', () => {
    expect(learned(games(99)).confidence(offer)).toBeNull()
    expect(learned(games(100)).confidence(offer)).toBeGreaterThan(50)
  })

  it('comes true as often as it says, in every band at any time', () => {
    const model = learned(games(2500))
    const query = games(10_000, 99).flatMap((closes) =>
      closes.map((close) => ({
        hoursLeft: close.hoursLeft,
        said: model.confidence(close)! / 100,
        beat: close.price * close.closing > 1,
      })),
    )
    const timeOf = (hours: number) => (hours < 1 ? 'last hour' : hours < 6 ? 'late' : 'early')
    const cells = Map.groupBy(query, ({ said, hoursLeft }) => `${Math.floor(4 * said)} ${timeOf(hoursLeft)}`)
    let counted = 0
    for (const [name, of] of cells) {
      if (of.length < 500) continue
      counted += 1
      const said = of.reduce((sum, one) => sum + one.said, 0) / of.length
      const beat = of.filter((one) => one.beat).length / of.length
      expect([name, Math.abs(said - beat) < 0.04 || `${said} ${beat}`]).toEqual([name, true])
    }
    expect(counted).toBeGreaterThanOrEqual(10)
  })

  it('is nearer to none or all, the less time is left', () => {
    const model = learned(games(1000))
    const at = (price: number, hoursLeft: number) => model.confidence({ ...offer, price, hoursLeft })!
    expect(at(1.96, 0.3)).toBeLessThan(at(1.96, 3))
    expect(at(1.96, 3)).toBeLessThan(at(1.96, 20))
    expect(at(2.06, 0.3)).toBeGreaterThan(at(2.06, 20))
  })

  it('rises with the price, a day and minutes before the start', () => {
    const model = learned(games(1500))
    for (const hoursLeft of [0.3, 3, 20, 24, 40]) {
      const said = [1.92, 1.96, 2, 2.04].map((price) => model.confidence({ ...offer, price, hoursLeft })!)
      expect(said).toEqual(said.toSorted((a, b) => a - b))
    }
  })

  it.each([
    ['six hours and more', 6, [0, 0.3, 1, 3, 5.9]],
    ['the last two hours', -2, [2.1, 6, 12, 24, 40]],
  ])(
    'says of a time it never saw what it says at the nearest one it did: it learned from %s before the start',
    (_, seen, query) => {
      const isSeen = ({ hoursLeft }: TimedClose) => (seen > 0 ? hoursLeft >= seen : hoursLeft <= -seen)
      const model = learned(games(1500).map((closes) => closes.filter(isSeen)))
      // A single price from another time tells nothing of it.
      const stray = { ...(games(1)[0]?.[0] as TimedClose), hoursLeft: seen > 0 ? 0.05 : 40 }
      model.learn([stray, ...games(200, 8).flat().filter(isSeen)], 200 * DAY)
      const at = (hoursLeft: number) =>
        [1.92, 1.96, 2, 2.04, 2.08, 2.2].map((price) => model.confidence({ ...offer, price, hoursLeft })!)
      const nearest = at(Math.abs(seen))
      for (const hoursLeft of query)
        for (const [i, said] of at(hoursLeft).entries()) {
          const expected = 100 * shrinkEarlyProbability((nearest[i] ?? 0) / 100, hoursLeft)
          expect(Math.abs(said - expected)).toBeLessThan(1.5)
        }
      // What is forecast far from there differs by more.
      const within = at(seen > 0 ? 20 : 0.1)
      expect(Math.max(...within.map((said, i) => Math.abs(said - (nearest[i] ?? 0))))).toBeGreaterThan(10)
      expect(nearest).toEqual(nearest.toSorted((a, b) => a - b))
      expect((nearest.at(-1) ?? 0) - (nearest[0] ?? 0)).toBeGreaterThan(50)
    },
  )

  it('takes a price of fifteen hours before the start or more for one of fifteen, also where it learns from it', () => {
    const seenAt = (hoursLeft: number) =>
      learned(games(600).map((closes) => closes.map((close) => ({ ...close, hoursLeft }))))
    const early = { ...offer, hoursLeft: 20 }
    expect(seenAt(26).confidence(early)).toBe(seenAt(15).confidence({ ...offer, hoursLeft: 15 }))
    expect(seenAt(26).confidence(early)).not.toBe(seenAt(14.9).confidence(early))
    const model = learned(games(1500))
    expect(model.confidence(early)).toBe(model.confidence({ ...offer, hoursLeft: 15 }))
    expect(model.confidence(early)).not.toBe(model.confidence({ ...offer, hoursLeft: 14.9 }))
  })

  it('says what is nearer to one in three of a price a day before, when books are only just opening', () => {
    const model = learned(games(1500))
    const at = (price: number, hoursLeft: number) => model.confidence({ ...offer, price, hoursLeft })!
    expect(at(2.2, 20)).toBeGreaterThan(60)
    expect(at(2.2, 24)).toBeLessThan(at(2.2, 20) - 1)
    expect(at(2.2, 26)).toBeLessThan(at(2.2, 24))
    expect(at(2.2, 40)).toBe(at(2.2, 26))
    expect(at(1.9, 20)).toBeLessThan(25)
    expect(at(1.9, 24)).toBeGreaterThan(at(1.9, 20))
  })

  it('expects the close nearer to the model where markets went there', () => {
    const followed = learned(games(1000, 1, 0.6))
    const ignored = learned(games(1000, 1, 0))
    const high = { ...offer, model: 0.56, price: 2 }
    expect(followed.confidence(high)!).toBeGreaterThan(ignored.confidence(high)! + 10)
  })

  it('follows markets that changed, from the newest prices alone', () => {
    const calm = games(1500, 3).map((closes) => closes.map((close) => ({ ...close, closing: close.market })))
    const model = learned([...games(2000, 1), ...calm, ...calm.slice(0, 600)])
    expect(model.confidence({ ...offer, price: 1.97 })).toBeLessThan(10)
    expect(unpackNumbers(model.save().closes, Float32Array).length / 6).toBeLessThan(8000 + 4 * 600)
  })

  it('learns from prices that were all seen at the same time before the start', () => {
    const model = learned(games(200).map((closes) => closes.map((close) => ({ ...close, hoursLeft: 5 }))))
    expect(model.confidence({ ...offer, hoursLeft: 5 })).toBeGreaterThan(50)
  })

  it('is unknown where fewer than two other books quote: nothing is learned of such prices either', () => {
    const model = learned(games(1000))
    const before = model.save()
    expect(model.confidence({ ...offer, others: null })).toBeNull()
    const alone = games(300, 5).map((closes) => closes.map((close) => ({ ...close, others: null, closing: 0.99 })))
    for (const closes of alone) model.learn(closes, 300 * DAY)
    expect(model.save()).toEqual(before)
  })

  it('learns nothing from a game nobody quoted in time', () => {
    const model = learned(games(99))
    model.learn([], 100 * DAY)
    expect(model.save().games).toBe(99)
  })

  it('answers from what it learned last once two weeks have passed, and not before', () => {
    const model = learned(games(1000, 1, 0))
    const high = { ...offer, model: 0.56, price: 2 }
    const before = model.confidence(high)!
    // 1000 games took 100 days, the first 100 of them 9.9; the last fit is of day 93.9.
    const [newer = [], ...newest] = games(1200, 5, 0.6)
    for (const [i, closes] of newest.entries()) model.learn(closes, (100 + i / 200) * DAY)
    model.learn(newer, 107.8 * DAY)
    expect(model.confidence(high)).toBe(before)
    model.learn(newer, 108 * DAY)
    expect(model.confidence(high)).toBeGreaterThan(before + 5)
  })

  it('answers after a restart as before it, also where games were learned since the last fit', () => {
    const model = learned(games(1000, 1, 0))
    const before = model.confidence({ ...offer, model: 0.56, price: 2 })
    for (const [i, closes] of games(600, 5, 0.6).entries()) model.learn(closes, (100 + i / 100) * DAY)
    const other = learned(games(300, 9, 0.9))
    expect(other.confidence({ ...offer, model: 0.56, price: 2 })).not.toBe(before)
    other.restore(JSON.parse(JSON.stringify(model.save())))
    expect(other.confidence({ ...offer, model: 0.56, price: 2 })).toBe(before)
  })

  it('goes on from what was saved as if it had never stopped', () => {
    const model = learned(games(1200))
    const restored = timedCloseModel()
    restored.restore(JSON.parse(JSON.stringify(model.save())))
    expect(restored.save()).toEqual(model.save())
    const offers = games(20, 7).flat()
    expect(offers.map((one) => restored.confidence(one))).toEqual(offers.map((one) => model.confidence(one)))
    for (const [i, closes] of games(300, 5).entries())
      for (const one of [model, restored]) one.learn(closes, (120 + i / 10) * DAY)
    expect(restored.confidence(offer)).toBe(model.confidence(offer))
  })
})
