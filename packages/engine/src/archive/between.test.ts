import type { Fact } from '@fairline/domain'
import { expect, it } from 'vitest'
import { someFacts } from '../../testing/facts.ts'
import { between } from './between.ts'
import { compareFacts, factPhases, phaseOf } from './fact-order.ts'

const [game, opening, closing, result] = someFacts() as [Fact, Fact, Fact, Fact]
const facts = [1, 2, 2, 3].map((observedAt): Fact => ({ ...game, observedAt }))
const moments = (after: number | null, upTo: number) => between(facts, after, upTo).map(({ observedAt }) => observedAt)

it('starts after one moment and ends with another: nothing is told twice, nothing is left out', () => {
  expect(moments(null, 2)).toEqual([1, 2, 2])
  expect(moments(2, 3)).toEqual([3])
  expect(moments(1, 2)).toEqual([2, 2])
  expect(moments(null, 0)).toEqual([])
  expect(moments(3, 9)).toEqual([])
})

it('orders facts by time, and closing prices before results before opening prices of one moment', () => {
  const reference = { kind: 'reference', reference: {}, observedAt: 2000 } as unknown as Fact
  const lateOpening: Fact = { ...opening, observedAt: 2000 }
  const lateGame: Fact = { ...game, observedAt: 2000 }
  const inOrder = [opening, lateGame, closing, result, reference, lateOpening]
  expect(inOrder.toReversed().sort(compareFacts)).toEqual(inOrder)
})

it('counts only a price that is called the opening one as that: others were there before the result', () => {
  const unnamed = opening.kind === 'quote' ? { ...opening, quote: { ...opening.quote, mark: null } } : opening
  expect([opening, unnamed, closing].map((fact) => factPhases[phaseOf(fact)])).toEqual([
    'openings',
    'observations',
    'observations',
  ])
})
