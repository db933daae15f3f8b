import { fullGame, marketGroup, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aFile, aGame } from '../../testing/facts.ts'
import { decidedShare } from './decided-share.ts'
import { type SideBetRules, sideBets } from './side-bets.ts'

const market = fullGame('spread', -1.5)
const group = marketGroup(market)
const quotes = ['Alpha', 'Beta', 'Gamma'].map(
  (book): Quote => ({
    gameId: '',
    book,
    market,
    mark: null,
    observedAt: 1000,
    prices: [decimalOdds(1.9), decimalOdds(1.9)],
  }),
)
const rules = {
  state: 'upcoming',
  method: 'multiplicative',
  clock: null,
  assumedConfidence: () => 60,
  decidedShare: () => 1,
  published: () => null,
  winner: null,
} as const

describe('bets on markets without a model', () => {
  it('are given up once a model judges their market, although nothing was quoted anew, and come back without it', () => {
    const file = aFile(quotes)
    const side = sideBets()
    side.touch(file.game.id, market)
    const idsOf = (modeled: readonly string[]) =>
      side.of(file, rules, (one) => modeled.includes(one)).map(({ id }) => id)
    const both = idsOf([])
    expect(both).toHaveLength(2)
    expect(idsOf([group])).toEqual([])
    expect(idsOf([group])).toEqual([])
    expect(idsOf([])).toEqual(both)
  })

  it('are judged again once vig is removed by another method, although no book quoted them again', () => {
    const lopsided = quotes.map((quote): Quote => ({ ...quote, prices: [decimalOdds(1.2), decimalOdds(4.5)] }))
    const file = aFile(lopsided)
    const side = sideBets()
    side.touch(file.game.id, market)
    const probabilitiesBy = (method: 'multiplicative' | 'power') =>
      side.of(file, { ...rules, method }, () => false).map(({ fairProbability }) => fairProbability)
    const before = probabilitiesBy('multiplicative')
    expect(probabilitiesBy('power')).not.toEqual(before)
    expect(probabilitiesBy('multiplicative')).toEqual(before)
  })

  it('are judged again once less time is left, although no book quoted them again, and are the same objects until then', () => {
    const file = aFile(quotes)
    const side = sideBets()
    side.touch(file.game.id, market)
    const at = (clock: number | null) =>
      side.of(file, { ...rules, clock, assumedConfidence: () => 10 + (clock ?? 0) }, () => false)
    const before = at(12)
    expect(before.map(({ confidence }) => confidence)).toEqual([22, 22])
    expect(at(12)[0]).toBe(before[0])
    expect(at(10).map(({ confidence }) => confidence)).toEqual([20, 20])
    expect(at(null).map(({ confidence }) => confidence)).toEqual([10, 10])
  })

  it('are judged again once the winner is not priced any more', () => {
    const half = quotes.map((one): Quote => ({ ...one, market: fullGame('spread', -0.5) }))
    const file = aFile(half, { league: 'nfl' })
    const side = sideBets()
    side.touch(file.game.id, fullGame('spread', -0.5))
    const firstBy = (winner: SideBetRules['winner']) => {
      const [bet] = side.of(file, { ...rules, winner }, () => false)
      return [bet!.fairProbability, bet!.confidence, bet!.confidenceAssumed]
    }
    const winner = { probabilities: [0.7, 0.3], market: [0.6, 0.4], confidence: () => 80 }
    expect(firstBy(winner)).toEqual([0.7, 80, false])
    expect(firstBy(null)).toEqual([expect.closeTo(0.5, 9), 60, true])
  })

  const total = fullGame('total', 8.5)
  const totals = quotes.map((quote): Quote => ({ ...quote, market: total }))
  const winner = { probabilities: [0.7, 0.3], market: [0.7, 0.3], confidence: () => 80 }
  const fresh = (rulesNow: SideBetRules, of: Parameters<typeof aFile>[0]) => {
    const file = aFile(of)
    const side = sideBets()
    for (const one of of) side.touch(file.game.id, one.market)
    return { file, side, bets: () => side.of(file, rulesNow, () => false) }
  }

  it('are the same objects until a book quotes their market again', () => {
    const { file, side, bets } = fresh(rules, [...quotes, ...totals])
    const before = bets()
    expect(before).toHaveLength(4)
    const again = bets()
    expect(again.map((bet, i) => bet === before[i])).toEqual([true, true, true, true])
    side.touch(file.game.id, total)
    const after = bets()
    expect(after).toEqual(before)
    expect(after.map((bet, i) => [bet.market.kind, bet === before[i]])).toEqual([
      ['spread', true],
      ['spread', true],
      ['total', false],
      ['total', false],
    ])
  })

  it('are judged again next to a priced winner if they are spreads, and only then', () => {
    const { bets } = fresh({ ...rules, winner }, [...quotes, ...totals])
    const before = bets()
    expect(bets().map((bet, i) => [bet.market.kind, bet === before[i]])).toEqual([
      ['spread', false],
      ['spread', false],
      ['total', true],
      ['total', true],
    ])
  })

  it('are judged again once the winner is priced', () => {
    const half = quotes.map((one): Quote => ({ ...one, market: fullGame('spread', -0.5) }))
    const { file, side, bets } = fresh(rules, half)
    expect(bets()[0]!.fairProbability).toBeCloseTo(0.5, 9)
    expect(side.of(file, { ...rules, winner }, () => false)[0]!.fairProbability).toBeCloseTo(0.7, 9)
  })

  it('are none on players, none on a market that has no quotes yet, and none on a game that was dropped', () => {
    const prop = { ...fullGame('player-prop', 1.5), player: 'Anna', stat: 'hits' }
    const { file, side, bets } = fresh(
      rules,
      quotes.map((one): Quote => ({ ...one, market: prop })),
    )
    side.touch(file.game.id, total)
    expect(bets()).toEqual([])
    const other = fresh(rules, quotes)
    expect(other.bets()).toHaveLength(2)
    other.side.drop(other.file.game.id)
    expect(other.bets()).toEqual([])
  })

  it('take no price that its book has not confirmed while the others moved', () => {
    const moved = ['Alpha', 'Beta', 'Gamma'].map(
      (book): Quote => ({
        ...quotes[0]!,
        book,
        observedAt: 3_601_000,
        prices: [decimalOdds(1.6), decimalOdds(2.35)],
      }),
    )
    const { bets } = fresh(rules, [...quotes, { ...quotes[0]!, book: 'Delta' }, ...moved])
    const [home] = bets()
    expect(home).toMatchObject({ price: 1.6 })
    expect(home!.offers.at(-1)).toMatchObject({ book: 'Delta', price: 1.9, isStale: true })
  })

  it('agree with the winner of their part of the game, and are judged again once its moneyline is quoted again', () => {
    const half = { league: 'nba' } as const
    const onHalf = (kind: 'moneyline' | 'spread', home: number, observedAt: number) =>
      quotes.map(
        (one): Quote => ({
          ...one,
          market: { ...fullGame(kind, kind === 'spread' ? 0.5 : null), period: 'first-half' },
          observedAt,
          prices: [decimalOdds(1 / (home * 1.05)), decimalOdds(1 / ((1 - home) * 1.05))],
        }),
      )
    const first = [...onHalf('moneyline', 0.45, 1000), ...onHalf('spread', 0.5, 1000)]
    const side = sideBets()
    for (const { market: of } of first) side.touch(aGame(half).id, of)
    const homeOf = (file: ReturnType<typeof aFile>) => {
      const bets = side.of(file, { ...rules, decidedShare: (market) => decidedShare('nba', market) }, () => false)
      const [moneyline, spread] = bets.filter(({ selection }) => selection === 'home')
      return {
        winner: moneyline!.fairProbability!,
        pushed: moneyline!.pushProbability!,
        covers: spread!.fairProbability!,
      }
    }
    const before = homeOf(aFile(first, half))
    expect(before.winner).toBeGreaterThan(0.45)
    // Counted: 3.9% of NBA first halves end level.
    expect(before.pushed).toBeCloseTo(0.039, 9)
    expect(before.covers).toBeCloseTo(0.961 * before.winner + 0.039, 9)
    const again = onHalf('moneyline', 0.449, 2000)
    side.touch(aGame(half).id, again[0]!.market)
    const after = homeOf(aFile([...first, ...again], half))
    expect(after.winner).toBeLessThan(before.winner)
    expect(after.covers).toBeCloseTo(0.961 * after.winner + 0.039, 9)
  })

  it('know no winner of a part where ties were not counted', () => {
    const half = { ...fullGame('moneyline'), period: 'first-half' } as const
    const { bets } = fresh(
      { ...rules, decidedShare: () => null },
      quotes.map((one): Quote => ({ ...one, market: half })),
    )
    expect(bets()[0]).toMatchObject({ fairProbability: null, passReason: 'push-rate-not-known' })
  })
})
