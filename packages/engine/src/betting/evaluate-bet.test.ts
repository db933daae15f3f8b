import { fullGame } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Offer } from '../markets/offer.ts'
import { betId } from './bet-id.ts'
import { type BetInput, evaluateBet, withOffers } from './evaluate-bet.ts'
import type { EvaluatedBet } from './evaluated-bet.ts'

const offer = (book: string, price: number): Offer => ({ book, price: decimalOdds(price), quotedAt: 1, isStale: false })
const input = (over: Partial<BetInput> = {}): BetInput => ({
  game: { id: 'g', league: 'mlb' },
  market: fullGame('total', 8.5),
  selection: 'over',
  state: 'upcoming',
  estimate: { probability: 0.52, decided: 1, market: 0.51, sharp: 0.5, carriedOverFrom: null },
  offers: [offer('a', 2), offer('b', 1.95)],
  confidence: () => 60,
  confidenceAssumed: false,
  published: null,
  ...over,
})

describe('an evaluated bet', () => {
  it('is judged at its best price', () => {
    const bet = evaluateBet(input())
    expect(bet).toMatchObject({ id: 'g|total|8.5|over', book: 'a', price: 2, risk: 'medium', recommendation: 'lean' })
    expect(bet.expectedValue).toBeCloseTo(0.04, 12)
    expect(bet.sharpExpectedValue).toBeCloseTo(0, 12)
    expect(bet.rankScore).toBeCloseTo(60 * 0.4 + 4 * 0.3 + 52 * 0.3, 12)
    expect(bet.offers.map(({ book, expectedValue }) => [book, expectedValue])).toEqual([
      ['a', expect.closeTo(0.04, 12)],
      ['b', expect.closeTo(0.014, 12)],
    ])
  })

  it('has no rank score at a probable pricing error', () => {
    const rankAt = (price: number) => evaluateBet(input({ offers: [offer('a', price)] })).rankScore
    // 0.52 · 2.115 is an EV of 9.98%, 0.52 · 2.12 one of 10.24%.
    expect(rankAt(2.115)).toBeCloseTo(60 * 0.4 + 9.98 * 0.3 + 52 * 0.3, 12)
    expect(rankAt(2.12)).toBeNull()
  })

  it('is playable down to the price at which its EV or its confidence falls short, by the best offer that clears both', () => {
    // EV is above 0 from 1 / 0.52 = 1.923 on: −108 is 1.926, −109 is 1.917.
    expect(evaluateBet(input()).playableTo).toBe(-108)
    // Confidence is 50 from 1.96 on: −104 is 1.962, −105 is 1.952.
    expect(evaluateBet(input({ confidence: ({ price }) => 50 + 1000 * (price - 1.96) })).playableTo).toBe(-104)
    // 2.40 looks like an error.
    expect(evaluateBet(input({ offers: [offer('a', 2.4), offer('b', 2)] })).playableTo).toBe(-108)
    expect(evaluateBet(input({ offers: [{ ...offer('a', 2), isStale: true }] })).playableTo).toBeNull()
    for (const none of [{ confidence: () => 49 }, { offers: [offer('b', 1.9)] }, { confidenceAssumed: true }])
      expect(evaluateBet(input(none)).playableTo).toBeNull()
  })

  it('is playable in play down to the bar of bets in play, pushes counted, and never on a line that others are carried over to', () => {
    const playableTo = (decided: number, carriedOverFrom: number | null) =>
      evaluateBet(
        input({ state: 'live', estimate: { probability: 0.52, decided, market: 0.51, sharp: 0.5, carriedOverFrom } }),
      ).playableTo
    // EV is above 1 % from 1.01 / 0.52 = 1.942 on: −106 is 1.943, −107 is 1.935.
    expect(playableTo(1, null)).toBe(-106)
    // With a tenth pushed from (1 + 0.01 / 0.9) / 0.52 = 1.944 on: −105 is 1.952.
    expect(playableTo(0.9, null)).toBe(-105)
    expect(playableTo(1, 9.5)).toBeNull()
  })

  it('returns the pushed share of the stake', () => {
    const estimate = { probability: 0.52, decided: 0.9, market: 0.51, sharp: null, carriedOverFrom: null }
    const bet = evaluateBet(input({ estimate }))
    expect(bet.expectedValue).toBeCloseTo(0.9 * 0.04, 12)
    expect(bet).toMatchObject({ pushProbability: expect.closeTo(0.1, 12), sharpExpectedValue: null })
  })

  it('is graded by what it is worth with its pushes: they return stakes and earn nothing', () => {
    const gradeAt = (decided: number) => {
      const estimate = { probability: 0.52, decided, market: 0.51, sharp: null, carriedOverFrom: null }
      return evaluateBet(input({ estimate, confidence: () => 80 })).grade
    }
    // EV over deviation: 0.04 / √(1 − 0.04²) = 0.0400; with a tenth pushed 0.036 / √(0.9 − 0.036²) = 0.0380.
    expect([gradeAt(1), gradeAt(0.9)]).toEqual(['A+', 'A'])
  })

  it('is recommended only with an EV above 0 at the price shown, whatever is believed of it', () => {
    const estimates = fc.record({
      probability: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      decided: fc.double({ min: 0.5, max: 1, noNaN: true }),
      market: fc.constant(0.5),
      sharp: fc.constant(null),
      carriedOverFrom: fc.constantFrom(null, 9.5),
    })
    const price = fc.double({ min: 1.01, max: 20, noNaN: true })
    const confidence = fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { nil: null })
    const state = fc.constantFrom('upcoming', 'live', 'ended')
    fc.assert(
      fc.property(
        estimates,
        price,
        confidence,
        fc.boolean(),
        state,
        (estimate, best, percent, confidenceAssumed, now) => {
          const bet = evaluateBet(
            input({ estimate, offers: [offer('a', best)], confidence: () => percent, confidenceAssumed, state: now }),
          )
          if (bet.recommendation === 'pass') {
            expect(bet.passReason).not.toBeNull()
            return
          }
          expect(bet.expectedValue).toBeGreaterThan(0)
          expect(bet.expectedValue).toBeLessThanOrEqual(0.1)
          expect(bet.carriedOverFrom).toBeNull()
          expect(bet.confidenceAssumed).toBe(false)
          expect(bet.state).not.toBe('ended')
          expect(bet.confidence).toBeGreaterThanOrEqual(bet.recommendation === 'bet' ? 75 : 50)
        },
      ),
    )
  })

  it.each([
    ['ended', input({ state: 'ended' })],
    ['price-gone', input({ offers: [] })],
    ['probability-not-known', input({ estimate: null })],
    ['value-below-bar', input({ offers: [offer('a', 1.9)] })],
    ['price-looks-misprinted', input({ offers: [offer('a', 2.3)] })],
    ['confidence-below-bar', input({ confidence: () => 49 })],
    ['confidence-not-known', input({ confidence: () => null })],
    ['confidence-not-known', input({ confidenceAssumed: true })],
    ['confidence-not-known', input({ state: 'live', market: fullGame('moneyline'), confidence: () => null })],
    [
      'carried-over',
      input({ estimate: { probability: 0.52, decided: 1, market: 0.5, sharp: null, carriedOverFrom: 9.5 } }),
    ],
  ] as const)('passes with the reason %s', (passReason, bet) => {
    expect(evaluateBet(bet)).toMatchObject({ recommendation: 'pass', passReason })
  })

  it('lets an assumed confidence enter neither rank nor grade', () => {
    const bet = evaluateBet(input({ confidenceAssumed: true, confidence: () => 69 }))
    expect(bet).toMatchObject({ confidence: 69, confidenceAssumed: true, rankScore: null, grade: 'D' })
  })

  it('has no confidence where an assumed one is above seventy, rather than one that is capped there', () => {
    const shown = (percent: number, confidenceAssumed: boolean) =>
      evaluateBet(input({ confidenceAssumed, confidence: () => percent })).confidence
    expect([shown(70, true), shown(70.1, true), shown(70.1, false)]).toEqual([70, null, 70.1])
  })

  it('is not known where it says 0: there its curve ends', () => {
    const shown = (percent: number) => evaluateBet(input({ confidence: () => percent })).confidence
    expect([shown(0), shown(0.01), shown(99.99)]).toEqual([null, 0.01, 99.99])
    expect(evaluateBet(input({ confidence: () => 0 })).passReason).toBe('confidence-not-known')
  })

  it('has no assumed confidence if it has none, at all books or at those of a visitor', () => {
    const known = (book: string) => (one: Offer) => (one.book === book ? 60 : null)
    const flags = (bet: EvaluatedBet) => [bet.confidence, bet.confidenceAssumed]
    const atBest = evaluateBet(input({ confidenceAssumed: true, confidence: known('a') }))
    expect([atBest, withOffers(atBest, atBest.offers.slice(1))].map(flags)).toEqual([
      [60, true],
      [null, false],
    ])
    const elsewhere = evaluateBet(input({ confidenceAssumed: true, confidence: known('b') }))
    expect([elsewhere, withOffers(elsewhere, elsewhere.offers.slice(1))].map(flags)).toEqual([
      [null, false],
      [60, true],
    ])
    for (const nothing of [{ offers: [] }, { estimate: null }])
      expect(flags(evaluateBet(input({ confidenceAssumed: true, ...nothing })))).toEqual([null, false])
  })

  it('is not recommended where its confidence is not known, on the winner neither', () => {
    const bet = evaluateBet(input({ market: fullGame('moneyline'), selection: 'home', confidence: () => null }))
    const unknown = { recommendation: 'pass', passReason: 'confidence-not-known', confidence: null, rankScore: null }
    expect(bet).toMatchObject(unknown)
  })

  it('keeps its probability for a visitor with fewer books, and is judged at their best price', () => {
    const bet = evaluateBet(input())
    const theirs = withOffers(bet, bet.offers.slice(1))
    expect(theirs).toMatchObject({ fairProbability: 0.52, book: 'b', price: 1.95, recommendation: 'lean' })
    expect(theirs.expectedValue).toBeCloseTo(0.014, 12)
    expect(withOffers(bet, [])).toMatchObject({ price: null, expectedValue: null, passReason: 'price-gone', kelly: 0 })
  })

  it('is judged at the best price that is not stale, and has no price if all are', () => {
    const stale = { ...offer('c', 2.3), isStale: true }
    const bet = evaluateBet(input({ offers: [offer('b', 1.95), stale] }))
    expect(bet).toMatchObject({ book: 'b', price: 1.95 })
    expect(bet.offers).toMatchObject([
      { book: 'b', isStale: false, confidence: 60 },
      { book: 'c', isStale: true, expectedValue: null, confidence: null },
    ])
    const only = withOffers(bet, bet.offers.slice(1))
    expect(only).toMatchObject({ price: null, expectedValue: null, recommendation: 'pass', passReason: 'price-gone' })
    expect(only.offers).toHaveLength(1)
  })
})

describe('what is shown next to a bet', () => {
  const estimate = { probability: 0.52, decided: 1, market: 0.51, sharp: null, carriedOverFrom: null }

  it('has an EV by the sharp book’s probability, its pushes returned', () => {
    const bet = evaluateBet(input({ estimate: { ...estimate, decided: 0.9, sharp: 0.53 } }))
    expect(bet.sharpExpectedValue).toBeCloseTo(0.9 * (0.53 * 2 - 1), 12)
  })

  // Compared as it is shown: 59.95% shows as 60.0%, 44.94% as 44.9%.
  it.each([
    [0.9, 'low'],
    [0.6, 'low'],
    [0.5995, 'low'],
    [0.5994, 'medium'],
    [0.45, 'medium'],
    [0.4495, 'medium'],
    [0.4494, 'high'],
    [0.1, 'high'],
  ])('calls a probability of %d a %s risk', (probability, risk) => {
    expect(evaluateBet(input({ estimate: { ...estimate, probability } })).risk).toBe(risk)
  })
})

describe('a bet’s id', () => {
  it('is the same on a main and an alternate line, and names parts, teams and players only where there are some', () => {
    const main = fullGame('spread', -1.5)
    expect(betId('g', { ...main, alternate: true }, 'home')).toBe(betId('g', main, 'home'))
    expect(betId('g', fullGame('moneyline'), 'away')).toBe('g|moneyline||away')
    expect(betId('g', { ...fullGame('total', 4.5), period: 'first-five' }, 'over')).toBe('g|total|first-five|4.5|over')
    expect(betId('g', { ...fullGame('player-prop', 0.5), player: 'Anna', stat: 'hits' }, 'under')).toBe(
      'g|player-prop|Anna|hits|0.5|under',
    )
  })
})
