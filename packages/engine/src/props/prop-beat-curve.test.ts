import { logistic, logit, normalStream, randomStream } from '@fairline/numeric'
import { describe, expect, it } from 'vitest'
import type { ClosedProp } from './closed-props.ts'
import { fitPropBeat, propBeatCurve } from './prop-beat-curve.ts'

const stats = ['points', 'rebounds', 'assists', 'threes']

/** Closes of games whose props of one stat and side all move together. */
function closesOf(games: number, seed: number): ClosedProp[] {
  const uniform = randomStream(seed)
  const normal = normalStream(randomStream(seed + 1))
  return Array.from({ length: games }, () =>
    stats.flatMap((stat) =>
      ([0, 1] as const).flatMap((side) => {
        const together = 0.1 * normal()
        return Array.from({ length: 25 }, () => {
          const expected = 0.3 + 0.4 * uniform()
          const price = 1 / logistic(logit(expected) + 0.08 - 0.12 * Math.abs(normal()))
          const others = logistic(logit(expected) + 0.02 * normal())
          const closing = logistic(logit(expected) + together + 0.02 * normal())
          return { stat, side, expected, market: expected, others, price, hoursLeft: 0.1 + 6 * uniform(), closing }
        })
      }),
    ),
  ).flat()
}

/** Forecast minus happened, of what was forecast to be likelier than not. */
function excess(closes: readonly ClosedProp[], of: readonly ClosedProp[]): number {
  const curve = propBeatCurve(closes, fitPropBeat(closes))
  const likely = of.map((close) => ({ close, said: curve(close) })).filter(({ said }) => said > 0.5)
  const sum = likely.reduce((total, { close, said }) => total + said - (close.price * close.closing > 1 ? 1 : 0), 0)
  return sum / likely.length
}

/** Closes that lie five times as far from the books as the blend, of prices that books post without looking at either. */
function followed(count: number, seed: number): ClosedProp[] {
  const uniform = randomStream(seed)
  const normal = normalStream(randomStream(seed + 1))
  return Array.from({ length: count }, (): ClosedProp => {
    const [market, pull] = [0.3 + 0.4 * uniform(), 0.03 * normal()]
    const closing = logistic(logit(market) + 5 * pull + 0.03 * normal())
    const price = 1 / logistic(logit(market) + 0.1 - 0.1 * Math.abs(normal()))
    const side = uniform() < 0.5 ? 0 : 1
    const expected = logistic(logit(market) + pull)
    return { stat: 'hits', side, expected, market, others: market, price, hoursLeft: 2 + 4 * uniform(), closing }
  })
}

/** Closes that lie nearer to the books, the less time is left, of prices that are as good at any time. */
function settling(count: number, seed: number): ClosedProp[] {
  const uniform = randomStream(seed)
  const normal = normalStream(randomStream(seed + 1))
  return Array.from({ length: count }, (): ClosedProp => {
    const hoursLeft = uniform() < 0.5 ? 0.2 + 0.3 * uniform() : 5 + 5 * uniform()
    const expected = 0.3 + 0.4 * uniform()
    const closing = logistic(logit(expected) + 0.05 * Math.sqrt(hoursLeft) * normal())
    const price = 1 / logistic(logit(expected) + 0.05 * normal())
    const said = { expected, market: expected, others: expected }
    return { stat: 'hits', side: 0, ...said, price, hoursLeft, closing }
  })
}

/** Closes of lines of which nine in ten stand where they are in the last half hour, and which move far before it. */
function standing(count: number, seed: number): ClosedProp[] {
  const uniform = randomStream(seed)
  const normal = normalStream(randomStream(seed + 1))
  return Array.from({ length: count }, (): ClosedProp => {
    const hoursLeft = uniform() < 0.3 ? 0.2 + 0.3 * uniform() : 5 + 5 * uniform()
    const expected = 0.3 + 0.4 * uniform()
    const stays = hoursLeft < 1 && uniform() < 0.9
    const closing = stays ? expected : logistic(logit(expected) + 0.3 * normal())
    const price = 1 / logistic(logit(expected) + 0.05 * normal())
    const said = { expected, market: expected, others: expected }
    return { stat: 'hits', side: 0, ...said, price, hoursLeft, closing }
  })
}

/** Closes that land near hours before the start, and in the last half hour stay almost where they are or go far: as far on the whole. */
function jumping(count: number, seed: number): ClosedProp[] {
  const uniform = randomStream(seed)
  const normal = normalStream(randomStream(seed + 1))
  return Array.from({ length: count }, (): ClosedProp => {
    const hoursLeft = uniform() < 0.5 ? 0.2 + 0.3 * uniform() : 5 + 5 * uniform()
    const expected = 0.3 + 0.4 * uniform()
    const far = hoursLeft < 1 ? (uniform() < 0.1 ? 0.31 : 0.01) : 0.1
    const closing = logistic(logit(expected) + far * normal())
    const price = 1 / logistic(logit(expected) + 0.1 * normal())
    const said = { expected, market: expected, others: expected }
    return { stat: 'hits', side: 0, ...said, price, hoursLeft, closing }
  })
}

describe('what prices of props came to', () => {
  it('comes true with value by the blend and without where closes go far beyond the blend', () => {
    const seen = followed(8000, 31)
    const said = propBeatCurve(seen, fitPropBeat(seen))
    const query = followed(20_000, 77).map((close) => ({
      likely: said(close),
      beat: Number(close.price * close.closing > 1),
      kind: `${close.price * close.expected > 1 ? 'with' : 'without'} value, ${Math.floor(4 * said(close))} of 4`,
    }))
    const kinds = [...Map.groupBy(query, ({ kind }) => kind)].filter(([, of]) => of.length >= 400)
    const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length
    const off = kinds.map(([kind, of]) => [kind, mean(of.map(({ likely, beat }) => likely - beat))] as const)
    expect(kinds.length).toBeGreaterThanOrEqual(6)
    // Where blends are taken for closes, prices with value are forecast 31 points too high, and those without 14 too low.
    for (const [kind, error] of off) expect([kind, Math.abs(error) < 0.03 || error]).toEqual([kind, true])
  })

  it('comes true minutes and hours before the start, of likely prices and of unlikely ones', () => {
    const seen = settling(8000, 41)
    const said = propBeatCurve(seen, fitPropBeat(seen))
    const query = settling(20_000, 87).map((close) => ({
      error: said(close) - Number(close.price * close.closing > 1),
      kind: `${close.hoursLeft < 1 ? 'late' : 'early'} ${said(close) > 0.5 ? 'likely' : 'unlikely'}`,
    }))
    const kinds = Map.groupBy(query, ({ kind }) => kind)
    expect(kinds.size).toBe(4)
    const off = [...kinds].map(
      ([kind, of]) => [kind, of.reduce((sum, { error }) => sum + error, 0) / of.length] as const,
    )
    // One spread for all times would be 8 to 12 points off in each.
    for (const [kind, error] of off) expect([kind, Math.abs(error) < 0.05 || error]).toEqual([kind, true])
  })

  it('comes true in each band minutes and hours before the start, though closes scatter otherwise then', () => {
    const seen = jumping(8000, 61)
    const said = propBeatCurve(seen, fitPropBeat(seen))
    const query = jumping(40_000, 107).map((close) => ({
      error: said(close) - Number(close.price * close.closing > 1),
      kind: `${close.hoursLeft < 1 ? 'late' : 'early'} ${Math.min(3, Math.floor(4 * said(close)))}`,
    }))
    const kinds = [...Map.groupBy(query, ({ kind }) => kind)].filter(([, of]) => of.length >= 800)
    expect(kinds.length).toBeGreaterThanOrEqual(6)
    const off = kinds.map(([kind, of]) => [kind, of.reduce((sum, { error }) => sum + error, 0) / of.length] as const)
    for (const [kind, error] of off) expect([kind, Math.abs(error) < 0.04 || error]).toEqual([kind, true])
  })

  it('says near the start which side of the books a price is on, where most lines close as they stand', () => {
    const seen = standing(8000, 51)
    const said = propBeatCurve(seen, fitPropBeat(seen))
    const query = standing(20_000, 97).filter(({ hoursLeft }) => hoursLeft < 1)
    const sides = Map.groupBy(query, ({ price, market }) => price * market > 1)
    for (const of of [sides.get(true), sides.get(false)] as ClosedProp[][]) {
      const error = of.map((close) => said(close) - Number(close.price * close.closing > 1))
      expect(Math.abs(error.reduce((sum, one) => sum + one, 0) / of.length)).toBeLessThan(0.02)
    }
    const [some] = query as [ClosedProp]
    const at = (value: number) => said({ ...some, market: 0.5, expected: 0.5, others: 0.5, price: 2 * (1 + value) })
    // A step at the books' price, and little else: the residuals of lines that moved say next to nothing of it.
    expect(at(0.004)).toBeGreaterThan(0.8)
    expect(at(-0.004)).toBeLessThan(0.2)
  })

  it('is said of lines that all closed as they stood, too', () => {
    const seen = standing(4000, 51).map((close) => ({ ...close, closing: close.market }))
    const said = propBeatCurve(seen, fitPropBeat(seen))
    for (const close of standing(200, 3))
      expect(Math.abs(said(close) - (close.price * close.market > 1 ? 1 : 0))).toBeLessThan(0.35)
  })

  it('takes times of which hardly any price was seen for the nearest of the others', () => {
    const seen = settling(4000, 41)
    const said = propBeatCurve(seen, fitPropBeat(seen))
    const [some] = settling(1, 3)
    const at = (hoursLeft: number) => said({ ...(some as ClosedProp), price: 1.02 / some!.expected, hoursLeft })
    expect(at(300)).toBe(at(9.99))
    expect(at(0)).toBe(at(0.201))
    expect(at(0.4)).not.toBe(at(0.201))
  })

  it('is said of lines of which hardly any moved, but for some in the last hour', () => {
    const seen = settling(16_000, 51).map((close, i) => {
      const early = { ...close, hoursLeft: 1.5 + 6 * (i / 16_000) }
      return i % 1000 === 0 ? { ...close, hoursLeft: 0.3 } : { ...early, closing: close.market }
    })
    const said = propBeatCurve(seen, fitPropBeat(seen))
    for (const close of settling(200, 3)) {
      const likely = said(close)
      expect(likely > 0 && likely < 1 ? 'a chance' : likely).toBe('a chance')
    }
  })

  it('is never nearer to certain than one in a thousand', () => {
    const seen = settling(8000, 51).map((close, i) =>
      i % 2 === 0 ? close : { ...close, price: i % 4 === 1 ? 1.02 : 9 },
    )
    const said = propBeatCurve(seen, fitPropBeat(seen))
    const [some] = settling(1, 3) as [ClosedProp]
    const at = (price: number) => said({ ...some, hoursLeft: 0.25, price })
    expect([at(1.02), at(9)]).toEqual([0.001, 0.999])
  })

  it('falls nowhere by a tenth of a point here as a price goes up', () => {
    const seen = followed(8000, 31)
    const said = propBeatCurve(seen, fitPropBeat(seen))
    for (const offer of followed(60, 5)) {
      const rising = Array.from({ length: 60 }, (_, i) => said({ ...offer, price: 1.2 + 0.05 * i }))
      const falls = rising.map((likely, i) => Math.max(...rising.slice(0, i + 1)) - likely)
      expect(Math.max(...falls)).toBeLessThan(0.001)
    }
  })

  it('says of prices to come what comes true, though the props of each game moved together', () => {
    const said = Array.from({ length: 24 }, (_, i) => excess(closesOf(12, 10 + 2 * i), closesOf(40, 1000 + 2 * i)))
    const mean = said.reduce((sum, one) => sum + one, 0) / said.length
    // Fitted and held against the same games it would be 4 points too much.
    expect(Math.abs(mean)).toBeLessThan(0.02)
  })

  it('leaves out each part of the closes once: the same curve comes out if they are given from the last to the first', () => {
    const closes = closesOf(12, 5)
    const sharesOf = (of: readonly ClosedProp[]) => fitPropBeat(of).knots.map(({ said, share }) => [said, share])
    const [forth, back] = [sharesOf(closes), sharesOf(closes.toReversed())]
    expect(forth.length).toBeGreaterThan(3)
    expect(back).toEqual(forth.map((knot) => knot.map((value) => expect.closeTo(value, 6))))
  })
})
