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
          return { stat, side, expected, others, price, hoursLeft: 0.1 + 6 * uniform(), closing }
        })
      }),
    ),
  ).flat()
}

/** Said minus happened, of what was said to be likelier than not. */
function excess(closes: readonly ClosedProp[], of: readonly ClosedProp[]): number {
  const curve = propBeatCurve(closes, fitPropBeat(closes))
  const likely = of.map((close) => ({ close, said: curve(close) })).filter(({ said }) => said > 0.5)
  const sum = likely.reduce((total, { close, said }) => total + said - (close.price * close.closing > 1 ? 1 : 0), 0)
  return sum / likely.length
}

describe('what prices of props came to', () => {
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
