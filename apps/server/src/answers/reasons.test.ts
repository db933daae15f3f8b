import { fullGame } from '@fairline/domain'
import type { GameMove, PricedBet } from '@fairline/engine'
import { expect, it } from 'vitest'
import { aMove } from '../../testing/a-move.ts'
import { beforeTheStart, betWorth, liveGame, upcomingGame } from '../../testing/board-of.ts'
import { rowOf } from './bet-rows.ts'
import { betFactsOf } from './published-facts.ts'
import { marketText, reasonsOf } from './reasons.ts'

const textOf = (fairProbability: number, marketProbability: number | null) =>
  marketText({ market: fullGame('moneyline'), fairProbability, marketProbability } as PricedBet)

it('compares the fair probability with the consensus as both are shown, and with nothing if books give none', () => {
  expect(textOf(0.6004, 0.6001)).toEqual(['In line with the vig-free consensus'])
  expect(textOf(0.608, 0.59)).toEqual(['1.8 pts above the vig-free consensus'])
  expect(textOf(0.58, 0.59)).toEqual(['1.0 pts below the vig-free consensus'])
  expect(textOf(0.6, null)).toEqual([])
})

it('calls the sharp book’s price alone no consensus', () => {
  const sharp = (fairProbability: number) =>
    marketText({
      market: fullGame('moneyline'),
      fairProbability,
      marketProbability: 0.59,
      sharpProbability: 0.59,
    } as PricedBet)
  expect(sharp(0.608)).toEqual(['1.8 pts above the sharp book’s vig-free price'])
  expect(sharp(0.59)).toEqual(['Fair is the sharp book’s vig-free price'])
})

it('gives a confidence as a forecast, rounded down, and none that is assumed', () => {
  const reasons = (confidenceAssumed: boolean) => {
    const bet = betWorth('g', 0.03, { confidence: 69.9, confidenceAssumed })
    return reasonsOf(rowOf(upcomingGame('g', [bet]), bet, 'replay'))
  }
  const fair = ['Fair 51.5% vs. 50.0% implied: +3.0% EV', 'Fair is the vig-free consensus']
  expect(reasons(false)).toEqual([...fair, '69% chance to beat the closing line'])
  expect(reasons(true)).toEqual(fair)
})

it('says of a recommended bet that it is against a published pick, and of no other', () => {
  const bet = betWorth('g', 0.03)
  const published = betWorth('g', -0.02, { selection: 'away', published: beforeTheStart })
  const second = (over: Partial<PricedBet>) => {
    const one = { ...bet, ...over }
    return reasonsOf(rowOf(upcomingGame('g', [one, published]), one, 'replay'))[1]
  }
  expect(second({})).toBe(
    'Against our published pick New York Yankees to win (moneyline), which is not recommended now',
  )
  expect(second({ recommendation: 'pass' })).toBe('Fair is the vig-free consensus')
  expect(second({ selection: 'away' })).toBe('Fair is the vig-free consensus')
})

it('names an arbitrage after the consensus and the confidence, which most bets have', () => {
  const bet = betWorth('g', 0.03, { confidence: 69.9, confidenceAssumed: false })
  const away = betWorth('g', 0.01, { selection: 'away', prices: { Book: 2.02 } })
  const words = reasonsOf(rowOf(upcomingGame('g', [bet, away]), bet, 'replay'))
  expect(words.slice(1, 4)).toEqual([
    'Fair is the vig-free consensus',
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

const movedBy = (selection: 'home' | 'away', over: Partial<GameMove>) => {
  const bet = betWorth('g', 0.03, { selection })
  return reasonsOf(rowOf(upcomingGame('g', [bet], { moves: [aMove(over)] }), bet, 'replay')).at(-1)
}

it('counts the books that moved toward a bet, or against it if the market did, and mentions no small move', () => {
  expect(movedBy('home', {})).toBe('4 of 5 books have moved toward this bet since open')
  expect(movedBy('away', {})).toBe('4 of 5 books have moved against this bet since open')
  expect(movedBy('away', { move: -0.1, towards: 0, away: 5 })).toBe('All 5 books have moved toward this bet since open')
  expect(movedBy('home', { move: -0.02 })).toBe('1 of 5 books has moved against this bet since open')
  expect(movedBy('home', { move: 0.0199 })).not.toContain('books')
})

it('says nothing of a bet in play by what was before the start: moves and strengths', () => {
  const strengths = { home: 0.614, away: 0.436 }
  const bet = betWorth('g', 0.03, { state: 'live', confidence: 62 })
  const row = rowOf(liveGame('g', [bet], { strengths, moves: [aMove({})] }), bet, 'replay')
  expect(betFactsOf(row).moves).toBeNull()
  expect(reasonsOf(row).at(-1)).toBe('62% chance to beat the fair odds two minutes later')
})

it('tells each team’s strength of a bet on the winner, not of a total', () => {
  const strengths = { home: 0.614, away: 0.436 }
  const last = (bet: PricedBet) => reasonsOf(rowOf(upcomingGame('g', [bet], { strengths }), bet, 'replay')).at(-1)
  expect(last(betWorth('g', 0.03))).toBe('MLB team strength: 0.44 away, 0.61 home')
  expect(last(betWorth('g', 0.03, { market: fullGame('total', 8.5), selection: 'over' }))).not.toContain('strength')
})
