import { logistic, logit, normalStream, randomStream } from '@fairline/numeric'
import { describe, expect, it } from 'vitest'
import { inPlayBeatModel, MIN_GAMES_IN_PLAY, type ReferencedOffer } from './in-play-beat-model.ts'

const HOUR = 3_600_000
/** How often someone scores within two minutes. */
const SCORES = 0.1

/**
 * Prices of totals at ten moments of each game: while no one scores the over becomes a little less likely, a score makes it a
 * lot likelier; either moves more when little is left. What the other books say besides is where it goes.
 */
function games(count: number, seed: number): ReferencedOffer[][] {
  const uniform = randomStream(seed)
  const normal = normalStream(randomStream(seed + 1))
  return Array.from({ length: count }, () =>
    Array.from({ length: 10 }, (_, i) => i / 10).flatMap((played) => {
      const remaining = 1 - played
      const over = 0.3 + 0.4 * uniform()
      const size = 1 / (0.5 + remaining)
      const move = uniform() < SCORES ? 0.9 * size : -0.1 * size
      const ahead = 0.03 * normal()
      const later = logistic(logit(over) + move + ahead + 0.01 * normal())
      const priced = (fair: number, side: 1 | -1) => ({
        others: logistic(logit(fair) + side * ahead),
        price: 1 / logistic(logit(fair) + 0.15 - 0.15 * Math.abs(normal())),
      })
      return [
        { kind: 'over', fair: over, reference: later, remaining, ...priced(over, 1) },
        { kind: 'under', fair: 1 - over, reference: 1 - later, remaining, ...priced(1 - over, -1) },
      ] as const
    }),
  )
}

function learned(past: readonly (readonly ReferencedOffer[])[]) {
  const model = inPlayBeatModel()
  for (const [i, offers] of past.entries()) model.learn(offers, i * 3 * HOUR)
  return model
}

const learnedTotals = learned(games(150, 1))
const under = { kind: 'under', fair: 0.5, others: 0.5, price: 2.02, remaining: 0.5 } as const

describe('confidence in a price in play', () => {
  it('is not known before thirty games were followed', () => {
    expect(MIN_GAMES_IN_PLAY).toBe(30)
    const few = learned(games(29, 1))
    expect([few.isKnown(), few.confidence(under)]).toEqual([false, null])
    const enough = learned(games(30, 1))
    expect(enough.isKnown()).toBe(false)
    expect(enough.confidence(under)).toBeGreaterThan(50)
  })

  it('is learned and known of prices beside which no other book says anything', () => {
    const alone = games(60, 1).map((offers) => offers.map((offer) => ({ ...offer, others: null })))
    expect(learned(alone).confidence({ ...under, others: null })).toBeGreaterThan(50)
  })

  it('comes true as often as it says, in every band of either side', () => {
    const model = learned(games(320, 1))
    const query = games(1500, 99)
      .flat()
      .flatMap((offer) => {
        const said = model.confidence(offer)
        return said === null ? [] : [{ kind: offer.kind, said: said / 100, beat: offer.price * offer.reference > 1 }]
      })
    const cells = Map.groupBy(query, ({ said, kind }) => `${Math.floor(10 * said)} ${kind}`)
    let counted = 0
    for (const [name, of] of cells) {
      if (of.length < 400) continue
      counted += 1
      const said = of.reduce((sum, one) => sum + one.said, 0) / of.length
      const beat = of.filter((one) => one.beat).length / of.length
      expect([name, Math.abs(said - beat) < 0.06 || `${said} ${beat}`]).toEqual([name, true])
    }
    expect(counted).toBeGreaterThan(4)
  })

  it('knows that an under gains while nobody scores, and an over loses', () => {
    const model = learned(games(150, 1))
    expect(model.confidence(under)).toBeGreaterThan(80)
    expect(model.confidence({ ...under, kind: 'over' })).toBeLessThan(40)
  })

  it('knows that the fair price goes where the other books are', () => {
    const model = learned(games(150, 1))
    const at = (others: number) => model.confidence({ ...under, price: 1.93, others })!
    expect(at(0.53)).toBeGreaterThan(at(0.47) + 5)
  })

  it('says nothing of kinds that were never priced', () => {
    expect(learned(games(40, 1)).confidence({ ...under, kind: 'winner' })).toBeNull()
  })

  it('says nothing that is nearer to certain than a percent, and takes what is decided', () => {
    const certain = { kind: 'winner', fair: 1, others: 1, price: 1.01, remaining: 0, reference: 1 } as const
    const lost = { ...certain, fair: 0, others: 0, price: 50, reference: 0 }
    const model = learned(Array.from({ length: 40 }, () => [certain, certain, lost, { ...certain, price: 1.02 }]))
    expect([model.confidence(certain), model.confidence(lost)]).toEqual([null, null])
    const said = games(1500, 7)
      .flat()
      .flatMap((offer) => learnedTotals.confidence(offer) ?? [])
    expect(Math.min(...said)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...said)).toBeLessThanOrEqual(99)
    expect(Math.max(...said)).toBeGreaterThan(95)
  })

  it('is the same after what was learned was saved and read', () => {
    const model = learned(games(60, 1))
    const again = inPlayBeatModel()
    again.restore(JSON.parse(JSON.stringify(model.save())))
    expect(again.confidence(under)).toBeCloseTo(model.confidence(under)!, 9)
    expect(again.save()).toEqual(model.save())
  })
})
