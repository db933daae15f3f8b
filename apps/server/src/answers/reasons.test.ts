import type { PricedBet } from '@fairline/engine'
import { expect, it } from 'vitest'
import { betWorth, upcomingGame } from '../../testing/board-of.ts'
import { rowOf } from './bet-rows.ts'
import { consensusText, reasonsOf } from './reasons.ts'

const textOf = (fairProbability: number, marketProbability: number | null) =>
  consensusText({ fairProbability, marketProbability } as PricedBet)

it('compares the fair probability with the consensus as both are shown, and with nothing if books give none', () => {
  expect(textOf(0.6004, 0.6001)).toEqual(['In line with consensus'])
  expect(textOf(0.608, 0.59)).toEqual(['1.8 pts above vig-free consensus'])
  expect(textOf(0.58, 0.59)).toEqual(['1.0 pts below vig-free consensus'])
  expect(textOf(0.6, null)).toEqual([])
})

it('gives a confidence as a forecast, rounded down, and none that is assumed', () => {
  const reasons = (confidenceAssumed: boolean) => {
    const bet = betWorth('g', 0.03, { confidence: 69.9, confidenceAssumed })
    return reasonsOf(rowOf(upcomingGame('g', [bet]), bet, 'replay'))
  }
  const fair = ['Fair 51.5% vs. 50.0% implied: +3.0% EV', 'In line with consensus']
  expect(reasons(false)).toEqual([...fair, '69% chance to beat the closing line'])
  expect(reasons(true)).toEqual(fair)
})

it('names an arbitrage after the consensus and the confidence, which most bets have', () => {
  const bet = betWorth('g', 0.03, { confidence: 69.9, confidenceAssumed: false })
  const away = betWorth('g', 0.01, { selection: 'away', prices: { Book: 2.02 } })
  const words = reasonsOf(rowOf(upcomingGame('g', [bet, away]), bet, 'replay'))
  expect(words.slice(1, 4)).toEqual([
    'In line with consensus',
    '69% chance to beat the closing line',
    'All sides at their best books together lock in a profit',
  ])
})

it('says of a bet that all sides at their best books lock in a profit, and not where a side has no price or a push returns the stakes', () => {
  const bet = betWorth('g', 0.03)
  const reasonsBeside = (others: readonly PricedBet[]) =>
    reasonsOf(rowOf(upcomingGame('g', [bet, ...others]), bet, 'replay'))
  const locked = 'All sides at their best books together lock in a profit'
  const away = (price: number) => betWorth('g', 0.01, { selection: 'away', prices: { Book: price } })
  expect(reasonsBeside([away(2.02)])).toContain(locked)
  expect(reasonsBeside([away(1.98)])).not.toContain(locked)
  expect(reasonsBeside([])).not.toContain(locked)
  expect(reasonsBeside([{ ...away(2.02), pushProbability: 0.05 }])).not.toContain(locked)
})
