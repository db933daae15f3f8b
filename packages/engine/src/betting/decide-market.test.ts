import { type Forecast, fullGame, leagues, type Market, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aFile, aGame, someFacts } from '../../testing/facts.ts'
import { pricedBet } from '../../testing/priced-bet.ts'
import type { LineForecast } from '../forecast/line-forecaster.ts'
import type { GameFile } from '../market/game-file.ts'
import { decideGame } from './decide-game.ts'
import { decideMarket, isPick } from './decide-market.ts'
import { withOffers } from './evaluate-bet.ts'
import { evaluateModeled } from './evaluate-modeled.ts'
import type { PricedBet } from './evaluated-bet.ts'

const quotes = (prices: Record<string, [number, number]>): Quote[] =>
  Object.entries(prices).map(([book, both]) => {
    const fact = someFacts()[1]!
    if (fact.kind !== 'quote') throw new Error('the second fact is a quote')
    return { ...fact.quote, book, prices: both.map(decimalOdds) }
  })
const file = (prices: Record<string, [number, number]>): GameFile => aFile(quotes(prices))
const forecast = (home: number, knownAt = 1000): Forecast => ({
  gameId: aGame().id,
  chances: [home, 1 - home],
  model: [home, 1 - home],
  market: [home, 1 - home],
  modelVersion: 'rating-3',
  knownAt,
})
const judged = (of: GameFile, said: Forecast | null, sure: number | null = 80) => {
  const bets = evaluateModeled(
    leagues.mlb,
    of,
    'open',
    { forecast: said, confidence: () => sure, lines: null, method: 'multiplicative' },
    () => null,
  )
  return decideGame(leagues.mlb, of.game.id, bets, { forecast: said, asOf: null }).decision
}
const reason = (decision: ReturnType<typeof judged>) => (isPick(decision) ? 'picked' : decision.reason)

describe('deciding about a game', () => {
  it('takes a price that pays more than its chance asks, at the book that pays most', () => {
    const decision = judged(file({ low: [2, 1.85], high: [2.1, 1.8] }), forecast(0.5))
    expect(decision).toMatchObject({ book: 'high', selection: 'home', price: 2.1, grade: 'A+' })
    expect(isPick(decision) && decision.expectedValue).toBeCloseTo(0.05, 12)
  })

  it('never judges a price that is older than what the forecast knows', () => {
    expect(reason(judged(file({ a: [2.1, 1.8] }), forecast(0.5, 1001)))).toBe('forecast-is-newer-than-price')
  })

  it('says why it passes', () => {
    expect(reason(judged(file({}), forecast(0.5)))).toBe('no-price')
    expect(reason(judged(file({ a: [2, 1.8] }), null))).toBe('no-forecast')
    expect(reason(judged(file({ a: [1.95, 1.9] }), forecast(0.5)))).toBe('value-below-bar')
    expect(reason(judged(file({ a: [2.1, 1.8] }), forecast(0.5), 40))).toBe('confidence-below-bar')
    expect(reason(judged(file({ a: [8.6, 1.1] }), forecast(0.5)))).toBe('price-looks-misprinted')
  })

  it('keeps the best that was on offer beside the reason', () => {
    const decision = judged(file({ a: [1.95, 1.9] }), forecast(0.5))
    expect(isPick(decision) ? null : decision.best).toMatchObject({ selection: 'home', price: 1.95, grade: 'F' })
  })

  it('picks nothing whose confidence is not known, and does not grade it above D', () => {
    const decision = judged(file({ a: [2.1, 1.8] }), forecast(0.5), null)
    expect(decision).toMatchObject({ reason: 'confidence-not-known', best: { confidence: null, grade: 'D' } })
  })
})

describe('deciding about a line', () => {
  const total = (book: string, line: number, over: number, under: number | null): Quote => ({
    ...quotes({ [book]: [over, under ?? 2] })[0]!,
    market: fullGame('total', line),
    prices: [decimalOdds(over), under === null ? null : decimalOdds(under)],
  })
  const lines = (over: number, decided: number, sure: number | null): LineForecast => ({
    market: () => ({ probability: 0.5, decided, books: 3, carriedOverFrom: null }),
    fair: () => ({ probability: over, decided, books: 3, carriedOverFrom: null }),
    total: { market: 8.6, model: 8.7 },
    books: { spread: 0, total: 1 },
    led: { spread: false, total: false },
    confidence: () => sure,
    isWinner: () => false,
  })
  const decided = (of: readonly Quote[], lineForecast: LineForecast | null) => {
    const file = aFile(of)
    const game = {
      forecast: forecast(0.5),
      confidence: () => null,
      lines: lineForecast,
      method: 'multiplicative' as const,
    }
    const bets = evaluateModeled(leagues.mlb, file, 'open', game, () => null)
    return decideGame(leagues.mlb, file.game.id, bets, { forecast: game.forecast, asOf: null }).lineDecisions[0] ?? null
  }

  it('takes the line and side worth most, and counts what is pushed as given back', () => {
    const made = decided([total('a', 9, 2.1, 1.8)], lines(0.5, 0.9, 70))
    expect(made).toMatchObject({ selection: 'over', price: 2.1, market: { kind: 'total', line: 9 }, confidence: 70 })
    expect(made && isPick(made) && made.expectedValue).toBeCloseTo(0.9 * 0.05, 12)
  })

  it('backs the under where the over is said to be unlikely', () => {
    expect(decided([total('a', 8.5, 1.9, 1.9)], lines(0.44, 1, 70))).toMatchObject({ selection: 'under' })
  })

  it('picks nothing of which it is not known how such prices closed', () => {
    const made = decided([total('a', 9, 2.1, 1.8)], lines(0.5, 1, null))
    expect(made).toMatchObject({ reason: 'confidence-not-known', best: { price: 2.1, confidence: null } })
  })

  it('picks nothing by a confidence that is only assumed', () => {
    const bets = evaluateModeled(
      leagues.mlb,
      aFile([total('a', 9, 2.1, 1.8)]),
      'open',
      { forecast: forecast(0.5), confidence: () => null, lines: lines(0.5, 1, 70), method: 'multiplicative' },
      () => null,
    )
    const decide = (confidenceAssumed: boolean) =>
      decideGame(
        leagues.mlb,
        aGame().id,
        bets.map((bet) => ({ ...bet, confidenceAssumed })),
        { forecast: forecast(0.5), asOf: null },
      ).lineDecisions[0]
    expect([false, true].map((assumed) => isPick(decide(assumed)!))).toEqual([true, false])
    expect(decide(true)).toMatchObject({ reason: 'confidence-not-known' })
  })

  it('has nothing to decide where nobody quotes a line, or none on both sides', () => {
    expect(decided([], lines(0.5, 1, 70))).toBeNull()
    expect(decided([total('a', 9, 2.1, null)], { ...lines(0.5, 1, 70), fair: () => null })).toBeNull()
  })
})

it('decides by main lines of the whole game: what an alternate line or a part of it is worth takes no pick away', () => {
  const total = fullGame('total', 8.5)
  const bet = (market: Market, price: number) =>
    pricedBet({ league: 'mlb', market, selection: 'over', prices: { Book: price }, confidence: 80 })
  const others = [
    bet({ ...fullGame('total', 7.5), alternate: true }, 2.15),
    bet({ ...total, period: 'first-five' }, 2.15),
    bet(fullGame('spread', 8.5), 2.15),
  ]
  const rules = { gameId: 'g', forecast: forecast(0.5, 0), asOf: 1000 }
  const decision = decideMarket('total', [...others, bet(total, 2.08)], rules)
  expect(decision).toMatchObject({ market: total, price: 2.08, madeAt: 1000 })
  expect(decideMarket('total', others, rules)).toEqual({ gameId: 'g', reason: 'no-price', best: null })
})

describe('deciding by evaluated bets', () => {
  const at = (price: number, selection: 'over' | 'under' = 'over', decided = 1) =>
    pricedBet({
      league: 'mlb',
      market: fullGame('total', 8.5),
      selection,
      decided,
      prices: { Book: price },
      confidence: 80,
    })
  const unpriced = (bet: PricedBet) => withOffers(bet, [])
  const rules = { gameId: 'g', forecast: forecast(0.5, 0), asOf: null }
  const best = (decision: ReturnType<typeof decideMarket>) => (isPick(decision) ? decision : decision.best)

  it('says that nothing is priced rather than that nothing is forecast if both are true', () => {
    expect(decideMarket('total', [], { ...rules, forecast: null })).toMatchObject({ reason: 'no-price' })
    expect(decideMarket('total', [at(2.1)], { ...rules, forecast: null })).toMatchObject({ reason: 'no-forecast' })
  })

  it('passes over a bet whose price is gone', () => {
    const gone = unpriced(at(2.1))
    expect(decideMarket('total', [gone], rules)).toEqual({ gameId: 'g', reason: 'no-price', best: null })
    expect(decideMarket('total', [gone, at(1.9, 'under')], rules)).toMatchObject({
      reason: 'value-below-bar',
      best: { selection: 'under', price: 1.9 },
    })
  })

  it('lets a newer forecast judge a price that persists until updated', () => {
    const newer = { ...rules, forecast: forecast(0.5, 5000) }
    expect(decideMarket('total', [at(2.1)], newer)).toMatchObject({ reason: 'forecast-is-newer-than-price' })
    expect(decideMarket('total', [at(2.1)], { ...newer, asOf: 9000 })).toMatchObject({ price: 2.1, madeAt: 9000 })
  })

  it('dates a pick by its forecast if a price is known only while it is seen', () => {
    expect(decideMarket('total', [at(2.1)], { ...rules, forecast: forecast(0.5, -7) })).toMatchObject({ madeAt: -7 })
  })

  it('makes no pick by a probability that was carried over from another line', () => {
    const carried = { ...at(2.1), carriedOverFrom: 9.5 }
    expect(decideMarket('total', [carried], rules)).toMatchObject({ reason: 'carried-over', best: { price: 2.1 } })
  })

  it('takes the first of two bets that are worth the same', () => {
    for (const [first, second] of [
      ['over', 'under'],
      ['under', 'over'],
    ] as const)
      expect(decideMarket('total', [at(2.1, first), at(2.1, second)], rules)).toMatchObject({ selection: first })
  })

  it('records how much of the stake is decided only if some of it can be pushed', () => {
    expect(best(decideMarket('total', [at(2.1, 'over', 0.9)], rules))).toMatchObject({
      decided: expect.closeTo(0.9, 12),
    })
    expect(best(decideMarket('total', [at(2.1)], rules))).not.toHaveProperty('decided')
  })
})
