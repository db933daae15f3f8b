import { expect, it } from 'vitest'
import type { BetFacts } from '../ports/analyst.ts'
import { describeBet } from './describe-bet.ts'

const facts: BetFacts = {
  pick: 'Boston to win (moneyline)',
  game: 'New York @ Boston',
  winProbability: 60,
  breakEven: 55,
  marketProbability: 60,
  isSharpMarket: false,
  expectedValue: 9,
  confidence: null,
  inPlay: false,
  against: null,
  moves: null,
}
const textOf = (marketProbability: number | null) => describeBet({ ...facts, marketProbability }).join(' ')

it('compares a bet with the consensus of the books only if there is one', () => {
  expect(textOf(60)).toContain('That is in line with the vig-free consensus.')
  expect(textOf(58)).toContain('The vig-free consensus is 58.0%, below our number.')
  expect(textOf(null)).not.toContain('consensus')
})

it('calls the sharp book’s price alone no consensus', () => {
  const sharp = (marketProbability: number) =>
    describeBet({ ...facts, marketProbability, isSharpMarket: true }).join(' ')
  expect(sharp(60)).toContain('That is in line with the sharp book’s vig-free price.')
  expect(sharp(58)).toContain('The sharp book’s vig-free price is 58.0%, below our number.')
})

it('says right after its value that a bet is against a published pick, and of no other', () => {
  const against = 'New York to win (moneyline)'
  expect(describeBet({ ...facts, against })[2]).toBe(
    'It is against our published pick New York to win (moneyline), which is not recommended now.',
  )
  expect(describeBet(facts).join(' ')).not.toContain('against our')
})

it('calls no chance nothing', () => {
  expect(describeBet({ ...facts, confidence: 0 }).join(' ')).toContain(
    'Its chance to beat the closing line is less than one percent.',
  )
})

it('holds a bet in play against later odds, not against a closing line', () => {
  const probability = (confidence: number | null) => describeBet({ ...facts, confidence, inPlay: true }).join(' ')
  expect(probability(80)).toContain('Its chance to beat the fair odds two minutes later is 80%.')
  expect(probability(null)).toContain('Its chance to beat the fair odds two minutes later is unknown.')
  expect(probability(null)).not.toContain('clos')
})
