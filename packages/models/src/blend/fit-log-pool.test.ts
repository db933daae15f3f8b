import { logit, randomStream } from '@fairline/numeric'
import { describe, expect, it } from 'vitest'
import { fitLogPool } from './fit-log-pool.ts'
import { logPool } from './log-pool.ts'
import { poolRow, poolSample } from './pool-sample.ts'

const sample = (market: number, model: number, target: number) =>
  poolRow(
    poolSample(
      [
        [market, 1 - market],
        [model, 1 - model],
      ],
      [target, 1 - target],
    ),
  )
const fitted = (games: readonly number[][], pull: number) =>
  fitLogPool({ cells: games.flat(), outcomes: 2 }, [1, 0], pull)

describe('a log pool', () => {
  it('is a weighted sum of log-odds where there are two outcomes', () => {
    const [home] = logPool(
      [
        [0.6, 0.4],
        [0.7, 0.3],
      ],
      [0.8, 0.3],
    )
    expect(logit(home!)).toBeCloseTo(0.8 * logit(0.6) + 0.3 * logit(0.7), 12)
  })

  it('refuses weights that do not match', () => {
    expect(() => logPool([[0.5, 0.5]], [1, 0])).toThrow(RangeError)
  })
})

describe('fitting its weights', () => {
  // Oracle: scipy 1.17, BFGS on the same penalised loss.
  it('agrees with scipy', () => {
    const games = [
      sample(0.6, 0.7, 1),
      sample(0.5, 0.3, 0),
      sample(0.8, 0.6, 1),
      sample(0.45, 0.55, 1),
      sample(0.3, 0.35, 0),
      sample(0.62, 0.5, 0),
    ]
    const [market, model] = fitted(games, 2)
    expect(market).toBeCloseTo(1.06482795, 6)
    expect(model).toBeCloseTo(0.45863959, 6)
  })

  it('finds the weights that chances were made with', () => {
    const next = randomStream(3)
    const games = Array.from({ length: 500 }, () => {
      const [market, model] = [0.2 + 0.6 * next(), 0.2 + 0.6 * next()]
      const target = logPool(
        [
          [market, 1 - market],
          [model, 1 - model],
        ],
        [0.7, 0.4],
      )
      return sample(market, model, target[0]!)
    })
    const [market, model] = fitted(games, 1e-6)
    expect(market).toBeCloseTo(0.7, 5)
    expect(model).toBeCloseTo(0.4, 5)
  })

  it('stays with what is believed while nothing is seen', () => {
    expect(fitted([], 10)).toEqual([1, 0])
    expect(() => fitted([], 0)).toThrow(new RangeError('the pull of the prior must be above 0, got 0'))
    expect(() => fitted([[1, 2]], 10)).toThrow('rows of 7 numbers are needed, got 2')
  })
})
