import { type Market, type MarketKind, marketKey, type Period, type Quote, selectionsOf } from '@fairline/domain'
import { type DecimalOdds, noVigMultiplicative } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aGame } from '../../testing/facts.ts'
import { evaluateSideMarket, type SideMarketRules, type SidePrice } from './evaluate-side-market.ts'
import { isPositiveBet } from './positive-bet.ts'

const game = aGame()
const BOOKS = ['Alpha', 'Beta', 'Gamma'] as const
const marketOn = (kind: MarketKind, line: number | null, period: Period = 'first-five'): Market => ({
  kind,
  period,
  line,
  team: null,
  player: null,
  stat: null,
  alternate: false,
})
const quotesOn = (market: Market, prices: readonly (number | null)[], books: readonly string[] = BOOKS): Quote[] =>
  books.map((book) => ({
    gameId: game.id,
    book,
    market,
    mark: null,
    observedAt: 1000,
    prices: prices as (DecimalOdds | null)[],
  }))

const betsOn = (quotes: readonly Quote[], rules: Partial<SideMarketRules> = {}, stale: readonly Quote[] = []) =>
  evaluateSideMarket(
    game,
    { quotes, stale: new Set(stale) },
    {
      state: 'upcoming',
      method: 'multiplicative',
      assumedConfidence: () => 62,
      decidedShare: () => 1,
      published: () => null,
      winner: null,
      part: null,
      ...rules,
    },
  )

const half = marketOn('total', 4.5)

describe('a bet on a market without a model', () => {
  it('takes the consensus of its own line as fair and as the market’s probability', () => {
    const [over, under] = betsOn(quotesOn(half, [1.8, 2.05]))
    const [fair] = noVigMultiplicative([1.8, 2.05] as DecimalOdds[]) as readonly number[]
    expect(over).toMatchObject({ selection: 'over', state: 'upcoming', carriedOverFrom: null, price: 1.8 })
    expect(over!.fairProbability).toBeCloseTo(fair!, 12)
    expect(over!.marketProbability).toBe(over!.fairProbability)
    expect(under!.fairProbability).toBeCloseTo(1 - fair!, 12)
  })

  it('has no probability while fewer than three books price both sides, one of them not sharp', () => {
    const [over] = betsOn(quotesOn(half, [1.8, 2.05], ['Alpha', 'Beta']))
    expect(over).toMatchObject({ fairProbability: null, price: 1.8, passReason: 'probability-not-known' })
    expect(betsOn(quotesOn(half, [1.8, 2.05], ['Pinnacle', 'Beta']))[0]!.fairProbability).not.toBeNull()
  })

  it('gives way, where two lines contradict each other, to the one that more books quote', () => {
    const [many, few] = [
      ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'],
      ['A', 'B', 'C'],
    ]
    const overOf = (line: number, bets: ReturnType<typeof betsOn>) =>
      bets.find(({ market, selection }) => market.line === line && selection === 'over')!.fairProbability!
    // More than 5.5 runs cannot be likelier than more than 4.5: even odds are forecast for the lower line, and 60 % for the higher one.
    const said = (low: readonly string[], high: readonly string[]) => {
      const bets = betsOn([
        ...quotesOn(marketOn('total', 4.5), [1.9, 1.9], low),
        ...quotesOn(marketOn('total', 5.5), [1.6, 2.4], high),
      ])
      expect(overOf(4.5, bets)).toBeCloseTo(overOf(5.5, bets), 12)
      return overOf(4.5, bets)
    }
    expect(said(many!, few!)).toBeLessThan(0.53)
    expect(said(few!, many!)).toBeGreaterThan(0.57)
  })

  it('has the sharp book’s own probability of each side next to the consensus', () => {
    const quotes = [...quotesOn(half, [1.8, 2.05]), ...quotesOn(half, [2, 1.85], ['Pinnacle'])]
    const [sharp] = noVigMultiplicative([2, 1.85] as DecimalOdds[]) as readonly number[]
    expect(betsOn(quotes).map(({ sharpProbability }) => sharpProbability)).toEqual([
      expect.closeTo(sharp!, 12),
      expect.closeTo(1 - sharp!, 12),
    ])
  })

  it('never contradicts itself between lines: a higher total is harder to pass, a higher handicap easier to cover', () => {
    const contradicting = (kind: MarketKind, lower: readonly number[], higher: readonly number[]) => {
      const lines = [...quotesOn(marketOn(kind, 4.5), lower), ...quotesOn(marketOn(kind, 5.5), higher)]
      const first = selectionsOf(kind)[0]
      return betsOn(lines).flatMap((bet) => (bet.selection === first ? [bet.fairProbability!] : []))
    }
    const [over4, over5] = contradicting('total', [2.1, 1.75], [1.8, 2.05])
    expect(over4).toBeGreaterThanOrEqual(over5! - 1e-12)
    const [covers4, covers5] = contradicting('spread', [1.8, 2.05], [2.1, 1.75])
    expect(covers5).toBeGreaterThanOrEqual(covers4! - 1e-12)
  })

  it('counts the stakes that are returned, and has no EV if it is not known how often they are', () => {
    const quotes = quotesOn(marketOn('moneyline', null), [1.9, 2])
    const [home] = betsOn(quotes, { decidedShare: () => 0.8 })
    expect(home!.pushProbability).toBeCloseTo(0.2, 12)
    expect(home!.expectedValue).toBeCloseTo(0.8 * (home!.fairProbability! * 1.9 - 1), 12)
    const unknown = { decidedShare: () => null }
    expect(betsOn(quotes, unknown)[0]).toMatchObject({ fairProbability: null, expectedValue: null })
  })

  it('says whether books are missing or it is not known how often the bet is pushed', () => {
    const reasonAt = (books: readonly string[]) =>
      betsOn(quotesOn(marketOn('moneyline', null), [1.9, 2], books), { decidedShare: () => null })[0]!.passReason
    expect(reasonAt(['Alpha', 'Beta', 'Gamma'])).toBe('push-rate-not-known')
    expect(reasonAt(['Alpha', 'Beta'])).toBe('probability-not-known')
  })

  it('says that its confidence is assumed, and is never recommended by it', () => {
    const cheap = [...quotesOn(half, [1.8, 2.05]), ...quotesOn(half, [1.95, null], ['Delta'])]
    const [over] = betsOn(cheap, { assumedConfidence: () => 69 })
    expect(over).toMatchObject({ book: 'Delta', confidence: 69, confidenceAssumed: true, rankScore: null })
    expect(over!.expectedValue).toBeGreaterThan(0)
    expect(over).toMatchObject({ recommendation: 'pass', passReason: 'confidence-not-known' })
  })

  it('leaves a stale quote out of the consensus and of the best price, and lists it last', () => {
    const outlier = quotesOn(half, [2.6, 1.5], ['Delta'])
    const quotes = [...quotesOn(half, [1.8, 2.05]), ...outlier]
    const [over] = betsOn(quotes, {}, outlier)
    expect(over).toMatchObject({ price: 1.8, fairProbability: betsOn(quotesOn(half, [1.8, 2.05]))[0]!.fairProbability })
    expect(over!.offers.at(-1)).toMatchObject({ book: 'Delta', isStale: true, expectedValue: null })
  })

  it('is no winner by another name where half a point is of a part of the game or of a total', () => {
    const winner = { probabilities: [0.9, 0.1], market: [0.9, 0.1], confidence: () => 80 }
    for (const market of [marketOn('spread', -0.5), marketOn('total', 0.5), marketOn('total', 0.5, 'full')]) {
      const [first] = betsOn(quotesOn(market, [1.9, 1.9]), { winner })
      expect(first).toMatchObject({ confidence: 62, confidenceAssumed: true })
      expect(first!.fairProbability).toBeCloseTo(0.5, 12)
    }
  })

  it('is there only for selections that somebody prices', () => {
    const bets = betsOn(quotesOn(half, [1.8, null]))
    expect(bets.map(({ selection, market }) => [selection, marketKey(market)])).toEqual([['over', marketKey(half)]])
  })

  it('keeps the consensus of each line where the lines agree, and of every outcome where there are three', () => {
    const first = (prices: readonly number[]) => noVigMultiplicative(prices as DecimalOdds[])[0]!
    const [hard, easy] = [
      [2.1, 1.75],
      [1.8, 2.05],
    ] as const
    const spreads = [...quotesOn(marketOn('spread', -1.5), easy), ...quotesOn(marketOn('spread', -4.5), hard)]
    const covers = betsOn(spreads).filter(({ selection }) => selection === 'home')
    expect(covers.map(({ market, fairProbability }) => [market.line, fairProbability])).toEqual([
      [-4.5, expect.closeTo(first(hard), 9)],
      [-1.5, expect.closeTo(first(easy), 9)],
    ])
    // 1/2 + 1/4 + 1/4 has no vig.
    const outcomes = betsOn(quotesOn(marketOn('three-way', null, 'first-half'), [1.998, 3.996, 3.996]))
    expect(outcomes.map(({ selection, fairProbability }) => [selection, fairProbability])).toEqual([
      ['home', expect.closeTo(0.5, 9)],
      ['draw', expect.closeTo(0.25, 9)],
      ['away', expect.closeTo(0.25, 9)],
    ])
  })

  it('asks for an assumed confidence as of the newest quote of its market', () => {
    const [older, newer, oldest] = quotesOn(half, [1.8, 2.05]).map((quote, i) => ({
      ...quote,
      observedAt: [2000, 3000, 1000][i]!,
    }))
    const moments = new Set<number>()
    betsOn([older!, newer!, oldest!], {
      assumedConfidence({ quotedAt }) {
        moments.add(quotedAt)
        return 60
      },
    })
    expect([...moments]).toEqual([3000])
  })
})

describe('what an assumed confidence is asked with', () => {
  const askedOf = (quotes: readonly Quote[], rules: Partial<SideMarketRules> = {}) => {
    const query: SidePrice[] = []
    betsOn(quotes, {
      ...rules,
      assumedConfidence(price) {
        query.push(price)
        return 60
      },
    })
    return query
  }

  it('is what the other books say of a price, not what all of them together do', () => {
    const quotes = [...quotesOn(half, [1.8, 2.05]), ...quotesOn(half, [1.95, 1.9], ['Delta'])]
    const query = askedOf(quotes)
    const [over, under] = [1.95, 2.05].map((best) => query.find(({ price }) => price === best))
    // Vig-free by hand: of the three others over 2.05 / 3.85. Under, where Alpha is the first of the best, of Beta and Gamma 1.8 / 3.85
    // and of Delta 1.95 / 3.85: the mean of their log-odds is -0.0780436.
    expect(over).toMatchObject({ price: 1.95, others: expect.closeTo(2.05 / 3.85, 9) })
    expect(under).toMatchObject({ price: 2.05, others: expect.closeTo(1 / (1 + Math.exp(0.0780436)), 6) })
    expect(over!.probability).not.toBeCloseTo(over!.others!, 3)
  })

  it('is not known of the others where fewer than three books quote, at a line that is known however few do', () => {
    const quotes = quotesOn(marketOn('spread', -0.5), [1.9, 1.9], ['Alpha', 'Beta'])
    const query = askedOf(quotes, { part: { home: 0.48, tied: 0.2, away: 0.32 } })
    expect(query.map(({ probability, others }) => [probability, others])).toEqual([
      [expect.closeTo(0.48, 9), null],
      [expect.closeTo(0.48, 9), null],
      [expect.closeTo(0.52, 9), null],
      [expect.closeTo(0.52, 9), null],
    ])
  })
})

describe('a spread next to a winner that is priced', () => {
  const winner = {
    probabilities: [0.7, 0.3],
    market: [0.7, 0.3],
    confidence: (outcome: number) => (outcome === 0 ? 80 : 55),
  }
  const spreadBets = (line: number, prices: readonly number[], books?: readonly string[]) =>
    betsOn(quotesOn(marketOn('spread', line, 'full'), prices, books), { winner })
  /** Prices with a margin of 5% on a home side that covers this often. */
  const saying = (covers: number) => [1 / (covers * 1.05), 1 / ((1 - covers) * 1.05)]

  // A team that wins 70% of the time covers −6.5 at most, and +6.5 at least, that often.
  it.each([
    [-6.5, 0.4, 0.4, null],
    [-6.5, 0.8, 0.7, -0.5],
    [-6.5, 0.705, 0.7, null],
    [6.5, 0.9, 0.9, null],
    [6.5, 0.6, 0.7, 0.5],
    [-0.5, 0.8, 0.7, null],
    [0.5, 0.8, 0.7, null],
    [0.5, 0.6, 0.7, null],
  ])(
    'of %d that books say is covered with %d has a fair probability of %d, carried over from the line %s',
    (line, said, fair, carriedOverFrom) => {
      const bets = spreadBets(line, saying(said))
      expect(bets).toMatchObject([
        { fairProbability: expect.closeTo(fair, 9), carriedOverFrom },
        { fairProbability: expect.closeTo(1 - fair, 9), carriedOverFrom },
      ])
    },
  )

  it('is not +EV where it is worth its price only because the winner bounds it', () => {
    const [bound] = spreadBets(6.5, saying(0.665))
    expect(bound!.expectedValue).toBeCloseTo(0.7 / (0.665 * 1.05) - 1, 9)
    expect(isPositiveBet(bound!)).toBe(false)
    expect(isPositiveBet(spreadBets(0.5, saying(0.665))[0]!)).toBe(true)
  })

  it('is known from the winner if it is the winner by another name, however few books quote it, and else is not', () => {
    expect(spreadBets(-0.5, [1.9, 1.9], ['Alpha'])[0]!.fairProbability).toBeCloseTo(0.7, 9)
    expect(spreadBets(-6.5, [1.9, 1.9], ['Alpha'])[0]).toMatchObject({
      fairProbability: null,
      passReason: 'probability-not-known',
    })
  })

  it('has the confidence of the outcome that its side is, and an assumed one on any other line', () => {
    const confidences = (line: number) =>
      spreadBets(line, [1.9, 1.9]).map(({ selection, confidence, confidenceAssumed }) => [
        selection,
        confidence,
        confidenceAssumed,
      ])
    expect(confidences(-0.5)).toEqual([
      ['home', 80, false],
      ['away', 55, false],
    ])
    expect(confidences(-3.5)).toEqual([
      ['home', 62, true],
      ['away', 62, true],
    ])
  })
})

describe('a market next to the winner of a part that is known', () => {
  const part = { home: 0.48, tied: 0.2, away: 0.32 }
  const partBets = (kind: MarketKind, line: number | null, prices: readonly number[], books?: readonly string[]) =>
    betsOn(quotesOn(marketOn(kind, line), prices, books), { part, decidedShare: () => null })

  it.each([
    ['moneyline', null, 0.6, 0.2],
    ['spread', 0, 0.6, 0.2],
  ] as const)(
    'has the probability of the %s at the line %s, and the share that is pushed',
    (kind, line, home, pushed) => {
      const [first, second] = partBets(kind, line, [1.9, 1.9], ['Alpha'])
      expect(first).toMatchObject({ fairProbability: expect.closeTo(home, 9), carriedOverFrom: null })
      expect(first!.pushProbability).toBeCloseTo(pushed, 9)
      expect(second!.fairProbability).toBeCloseTo(1 - home, 9)
    },
  )

  it('has all three outcomes of a three-way market', () => {
    const bets = betsOn(quotesOn(marketOn('three-way', null), [2, 5, 3]), { part })
    expect(bets.map(({ fairProbability }) => fairProbability)).toEqual([0.48, 0.2, 0.32])
    expect(bets.map(({ marketProbability }) => marketProbability)).toEqual([0.48, 0.2, 0.32])
  })

  it.each([
    [-0.5, 0.48],
    [0.5, 0.68],
  ])('has a spread of %d covered with %d, whatever its own quotes say', (line, covers) => {
    const [home, away] = betsOn(quotesOn(marketOn('spread', line), [1.9, 1.9]), { part })
    expect(home).toMatchObject({ fairProbability: expect.closeTo(covers, 9), carriedOverFrom: null })
    expect(home!.marketProbability).toBeCloseTo(covers, 9)
    expect(away!.fairProbability).toBeCloseTo(1 - covers, 9)
    expect(home).toMatchObject({ confidenceAssumed: true, pushProbability: 0 })
  })

  it('bounds other spreads of the part, and leaves its totals alone', () => {
    const saying = (first: number) => [1 / (first * 1.05), 1 / ((1 - first) * 1.05)]
    const firstOf = (kind: MarketKind, line: number, says: number) =>
      betsOn(quotesOn(marketOn(kind, line), saying(says)), { part })[0]
    expect(firstOf('spread', 1.5, 0.6)).toMatchObject({
      fairProbability: expect.closeTo(0.68, 9),
      carriedOverFrom: 0.5,
    })
    expect(firstOf('spread', 1.5, 0.75)).toMatchObject({
      fairProbability: expect.closeTo(0.75, 9),
      carriedOverFrom: null,
    })
    expect(firstOf('total', 0.5, 0.3)!.fairProbability).toBeCloseTo(0.3, 9)
  })
})
