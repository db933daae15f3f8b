import { type Fact, leagues } from '@fairline/domain'
import type { DecimalOdds } from '@fairline/odds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aGame, someFacts } from '../../testing/facts.ts'
import { compareFacts, factPhases, phaseOf } from '../archive/fact-order.ts'
import { walkForward } from '../backtest/walk-forward.ts'
import { leagueForecaster } from '../forecast/league-forecaster.ts'
import { momentsOf, phasesOf } from './phases-of.ts'

const AT = 5000
const gameId = aGame().id
const [game, opening, closing, result] = someFacts().map((fact): Fact => ({ ...fact, observedAt: AT })) as [
  Fact,
  Fact,
  Fact,
  Fact,
]
const reference: Fact = {
  kind: 'reference',
  reference: { gameId, forecaster: 'somebody', chances: [0.6, 0.4], observedAt: AT },
  observedAt: AT,
}
const news: Fact = {
  kind: 'news',
  news: { gameId, side: 'home', player: 'Ace', what: 'starter', detail: null, observedAt: AT },
  observedAt: AT,
}
const inLearningOrder = [game, closing, result, reference, opening]

describe('the order of facts of one moment', () => {
  it('is game, closing price, result, forecast of others, opening price', () => {
    expect(inLearningOrder.map(phaseOf)).toEqual([0, 1, 2, 3, 4])
    expect(phaseOf(news)).toBe(factPhases.indexOf('observations'))
    expect(inLearningOrder.toReversed().toSorted(compareFacts)).toEqual(inLearningOrder)
  })

  it('yields to the moment: what was known earlier comes first, whatever it is', () => {
    const earlier = { ...opening, observedAt: AT - 1 }
    expect([game, earlier].toSorted(compareFacts)).toEqual([earlier, game])
  })

  it('is learned as it is stored, in whatever order a feed tells it', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...inLearningOrder, news]), (moment) => {
        const { before, results, after } = phasesOf(moment)
        expect([...before, ...results, ...after]).toEqual(moment.toSorted(compareFacts))
        expect(results).toEqual(moment.filter(({ kind }) => kind === 'result'))
      }),
    )
  })
})

it('cuts facts into the moments they became known', () => {
  const at = (observedAt: number): Fact => ({ ...game, observedAt })
  expect(
    [...momentsOf([at(1), at(1), at(2), at(3), at(3)])].map((of) => of.map(({ observedAt }) => observedAt)),
  ).toEqual([[1, 1], [2], [3, 3]])
  expect([...momentsOf([])]).toEqual([])
})

describe('a forecast of others', () => {
  /** How many forecasts of others could be read when the game was decided. */
  function readable(at: 'open' | 'close', facts: readonly Fact[]): number[] {
    const counts: number[] = []
    walkForward(facts, leagueForecaster(leagues.mlb, at, 'multiplicative'), {
      at,

      onLook: ({ file }) => void counts.push(file.references.length),
      onGame: () => undefined,
    })
    return counts
  }
  const announced = { ...game, observedAt: 1 }
  const opened: Fact = { ...quoteAt(1, 'open'), observedAt: 1 }

  it('is not readable when a game that ends at its moment is decided', () => {
    const moments = [reference, quoteAt(AT, 'close'), result]
    expect(readable('close', [announced, opened, ...moments])).toEqual([0])
    const earlier: Fact = { ...reference, observedAt: AT - 1 }
    expect(readable('close', [announced, opened, earlier, ...moments.slice(1)])).toEqual([1])
  })

  it('is readable when a game that opens at its moment is decided', () => {
    const morning: Fact = { ...reference, observedAt: 1 }
    expect(readable('open', [announced, opened, morning])).toEqual([1])
  })
})

function quoteAt(observedAt: number, mark: 'open' | 'close'): Fact {
  if (opening.kind !== 'quote') throw new Error('the second of some facts is a quote')
  const prices = [1.9, 2] as DecimalOdds[]
  return { kind: 'quote', quote: { ...opening.quote, prices, mark, observedAt }, observedAt }
}
