import type { PricedBet } from '@fairline/engine'
import { expect, it } from 'vitest'
import { consensusText } from './reasons.ts'

const textOf = (fairProbability: number, marketProbability: number | null) =>
  consensusText({ fairProbability, marketProbability } as PricedBet)

it('compares the fair probability with the consensus as both are shown, and with nothing if books give none', () => {
  expect(textOf(0.6004, 0.6001)).toEqual(['In line with consensus'])
  expect(textOf(0.608, 0.59)).toEqual(['1.8 pts above vig-free consensus'])
  expect(textOf(0.58, 0.59)).toEqual(['1.0 pts below vig-free consensus'])
  expect(textOf(0.6, null)).toEqual([])
})
