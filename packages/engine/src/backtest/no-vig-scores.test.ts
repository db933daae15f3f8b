import { type Fact, fullGame, leagues, type Market, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { aGame } from '../../testing/facts.ts'
import { noVigScores } from './no-vig-scores.ts'

const quote = (market: Market, prices: readonly number[], of: Partial<Quote> = {}): Fact => ({
  kind: 'quote',
  quote: {
    gameId: 'g',
    book: 'Book',
    market,
    prices: prices.map((price) => decimalOdds(price)),
    mark: 'close',
    observedAt: 2000,
    ...of,
  },
  observedAt: 2000,
})
const ended = (home: number, away: number): Fact => ({
  kind: 'result',
  result: { gameId: 'g', winner: home > away ? 'home' : 'away', home, away, observedAt: 3000 },
  observedAt: 3000,
})
const scores = (...facts: readonly Fact[]) =>
  noVigScores([{ kind: 'game', game: aGame({ id: 'g' }), observedAt: 0 }, ...facts], leagues.mlb)
const multiplicative = (market: 'winner' | 'total', ...facts: readonly Fact[]) =>
  scores(...facts).find((score) => score.market === market && score.method === 'multiplicative')

it('scores the fair closing probability of the side that won', () => {
  const close = quote(fullGame('moneyline'), [1.6, 2.4])
  // 1/1.6 + 1/2.4 = 1.0417, and 0.6 to 0.4 without the margin.
  const home = multiplicative('winner', close, ended(5, 3))
  expect(home).toMatchObject({ games: 1, logLoss: expect.closeTo(-Math.log(0.6), 12) })
  expect(home?.overround).toBeCloseTo(1 / 24, 12)
  expect(multiplicative('winner', close, ended(3, 5))?.logLoss).toBeCloseTo(-Math.log(0.4), 12)
})

it('scores totals at every book, and counts a push neither as won nor as lost', () => {
  const totals = [
    quote(fullGame('total', 7.5), [2, 1.9], { book: 'Low' }),
    quote(fullGame('total', 8), [2, 1.9], { book: 'Even' }),
    quote(fullGame('total', 8.5), [1.6, 2.4], { book: 'High' }),
  ]
  // Eight runs: over 7.5, exactly 8, under 8.5. Fair overs: 1.9/3.9 and 0.6.
  expect(multiplicative('total', ...totals, ended(5, 3))).toMatchObject({
    games: 2,
    logLoss: expect.closeTo((-Math.log(1.9 / 3.9) - Math.log(0.4)) / 2, 12),
  })
})

it('leaves out prices with one side, prices that pay both sides and opening prices', () => {
  const total = fullGame('total', 7.5)
  const arbitrage = quote(total, [2.2, 2.2])
  const opening = quote(total, [1.9, 1.9], { mark: 'open' })
  const oneSided = quote(total, [1.9, 1.9], { prices: [decimalOdds(1.9), null] })
  for (const fact of [arbitrage, opening, oneSided]) expect(scores(fact, ended(5, 3))).toEqual([])
})

it('compares every method with the multiplicative one on the same games', () => {
  const facts = ['g', 'h'].flatMap((id): Fact[] => [
    { kind: 'game', game: aGame({ id }), observedAt: 0 },
    quote(fullGame('moneyline'), [1.25, 4], { gameId: id }),
    { kind: 'result', result: { gameId: id, winner: 'home', home: 5, away: 3, observedAt: 3000 }, observedAt: 3000 },
  ])
  const all = noVigScores(facts, leagues.mlb)
  const base = all.find(({ method }) => method === 'multiplicative')
  expect(base?.minusMultiplicative?.mean).toBe(0)
  // Both the power and the additive way leave more to the favorite, who won: they lose less.
  const power = all.find(({ method }) => method === 'power')
  expect(power?.minusMultiplicative?.mean).toBeLessThan(0)
  expect(power?.minusMultiplicative?.mean).toBeCloseTo((power?.logLoss ?? 0) - (base?.logLoss ?? 0), 12)
})
