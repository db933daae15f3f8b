import { fullGame, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aGame, someFacts } from '../../testing/facts.ts'
import { form, noRecord, outcome, scoring, total, view } from '../../testing/strategy-views.ts'
import { isBacked } from './propose.ts'
import { strategies } from './registry.ts'
import type { OutcomeView, StrategyView } from './strategy.ts'

const quote = (of: Partial<Quote>): Quote => {
  const fact = someFacts()[1]!
  if (fact.kind !== 'quote') throw new Error('the second fact is a quote')
  return { ...fact.quote, ...of }
}
const propose = (key: string, of: Partial<StrategyView>) => strategies.find((one) => one.key === key)!.propose(view(of))
const hour = 3_600_000
const moved = (book: string, from: number, to: number) => [
  quote({ book, prices: [decimalOdds(from), decimalOdds(1.9)], observedAt: 0 }),
  quote({ book, prices: [decimalOdds(to), decimalOdds(1.9)], observedAt: 6 * hour }),
]
const starter = (side: 'home' | 'away', player: string) => ({
  gameId: aGame().id,
  side,
  player,
  what: 'starter' as const,
  detail: null,
  observedAt: 0,
})

describe('strategies', () => {
  it('are at least fifteen, each with a name and an idea of its own', () => {
    expect(strategies.length).toBeGreaterThanOrEqual(15)
    for (const part of ['key', 'name', 'idea'] as const)
      expect(new Set(strategies.map((one) => one[part])).size).toBe(strategies.length)
  })

  it('propose nothing where nothing speaks for a bet', () => {
    for (const { key, propose: of } of strategies) expect([key, of(view())]).toEqual([key, []])
  })

  it('say the same of the same, and touch nothing', () => {
    const same = view({
      outcomes: [outcome('home', 2.15, { model: 0.55, others: 0.52 }), outcome('away', 1.8)],
      total: total(),
    })
    const frozen = structuredClone({ ...same, scoring: null })
    for (const { propose: of } of strategies) expect(of(same)).toEqual(of(same))
    expect(structuredClone({ ...same, scoring: null })).toEqual(frozen)
  })

  const good = (of: Partial<OutcomeView>) => ({ outcomes: [outcome('home', 2.1, of), outcome('away', 1.8)] })
  const even = { outcomes: [outcome('home', 1.98), outcome('away', 1.9)] }
  it.each([
    ['value-betting', good({ blend: 0.5 }), 'home'],
    ['kelly-growth', good({ blend: 0.5 }), 'home'],
    ['fibonacci-system', good({ blend: 0.5 }), 'home'],
    ['elo-edge', good({ model: 0.52, blend: 0.4 }), 'home'],
    ['line-shopping', good({ others: 0.49, blend: 0.4 }), 'home'],
    ['sharp-consensus', { ...good({ market: 0.49, blend: 0.4 }), leader: 'Pinnacle' }, 'home'],
    ['closing-line-drift', good({ confidence: 64, blend: 0.48 }), 'home'],
    ['bayesian-blend', { ...even, home: form({ wins: 23, losses: 17 }), away: form({ wins: 17, losses: 23 }) }, 'home'],
    ['basic-monte-carlo', { ...even, home: form({ scored: 4.7, allowed: 4.3 }) }, 'home'],
    [
      'pythagorean-regression',
      { home: form({ wins: 10, losses: 30 }), outcomes: [outcome('home', 1.98), outcome('away', 1.9)] },
      'home',
    ],
    ['rest-and-travel', { away: form({ rest: 1 }), outcomes: [outcome('home', 1.98), outcome('away', 1.9)] }, 'home'],
    [
      'home-underdog',
      {
        outcomes: [outcome('home', 2.3, { market: 0.43 })],
        scoring: scoring({ beyond: { ...noRecord, 'home underdog': { mean: 0.01, games: 900 } } }),
      },
      'home',
    ],
    [
      'form-streak',
      {
        home: form({ streak: 4 }),
        outcomes: [outcome('home', 1.98), outcome('away', 1.9)],
        scoring: scoring({ beyond: { ...noRecord, 'winning streak': { mean: 0.01, games: 900 } } }),
      },
      'home',
    ],
    ['reverse-line-movement', { ...good({ opened: 0.46, market: 0.48 }), tickets: { home: 0.3, away: 0.7 } }, 'home'],
    ['steam-follower', { ...good({ market: 0.5 }), seen: [moved('a', 2, 1.85), moved('b', 2.02, 1.86)] }, 'home'],
    ['poisson-totals', { home: form({ scored: 5.5 }), away: form({ scored: 5.5 }), total: total() }, 'over'],
    ['park-and-weather', { scoring: scoring({ ground: () => 1.3 }), total: total() }, 'over'],
  ] as const)('%s finds its bet', (key, of, selection) => {
    const [proposal, ...rest] = propose(key, of as Partial<StrategyView>)
    expect(rest).toEqual([])
    expect(proposal).toMatchObject({ selection, book: 'one' })
    expect(proposal!.expectedValue).toBeCloseTo(proposal!.chance * proposal!.price - 1, 12)
    expect(proposal!.reasons.length).toBeGreaterThan(0)
    for (const { value } of proposal!.reasons) expect(Number.isFinite(value)).toBe(true)
  })

  it.each([
    [2, false],
    [3, true],
    [-2, false],
    [-3, true],
  ])('form streak backs a home team on a streak of three, not of two: %d', (streak, isBacked) => {
    const of = {
      home: form({ streak }),
      outcomes: [outcome('home', 1.98), outcome('away', 1.9)],
      scoring: scoring({
        beyond: {
          ...noRecord,
          'winning streak': { mean: 0.01, games: 900 },
          'losing streak': { mean: 0.01, games: 900 },
        },
      }),
    }
    expect(propose('form-streak', of)).toHaveLength(isBacked ? 1 : 0)
  })

  it('pitcher mismatch finds the side whose starter allows less', () => {
    const allows: Record<string, number> = { Anna: 2.5, Beth: 6 }
    const of = {
      news: [starter('home', 'Beth'), starter('away', 'Beth'), starter('home', 'Anna')],
      scoring: scoring({ starter: (name) => allows[name] ?? null }),
      outcomes: [outcome('home', 1.95), outcome('away', 1.9)],
    }
    expect(propose('pitcher-mismatch', of)[0]).toMatchObject({ selection: 'home', reasons: [{ value: 3.5 }] })
    expect(propose('pitcher-mismatch', { ...of, news: [starter('home', 'Anna')] })).toEqual([])
  })

  it('middle hunter takes the over at the low line and the under at the high one', () => {
    const at = (book: string, line: number) =>
      quote({ book, market: fullGame('total', line), prices: [decimalOdds(2), decimalOdds(2)] })
    const [proposal] = propose('middle-hunter', {
      total: total(),
      totals: [at('low', 7.5), at('high', 9.5), at('one', 8.5)],
    })
    expect(proposal).toMatchObject({
      selection: 'over',
      book: 'low',
      market: { line: 7.5 },
      second: { selection: 'under', book: 'high', market: { line: 9.5 } },
    })
    expect(propose('middle-hunter', { total: total(), totals: [at('low', 8.5), at('high', 8.5)] })).toEqual([])
  })

  it('middle hunter counts on whole numbers that stakes are returned', () => {
    const at = (book: string, line: number) =>
      quote({ book, market: fullGame('total', line), prices: [decimalOdds(2), decimalOdds(2)] })
    const [proposal] = propose('middle-hunter', { total: total(), totals: [at('low', 8), at('high', 10)] })
    // SciPy: negative binomial of median 8.5 and variance 2.1 times its mean (9.0328).
    expect(proposal!.chance).toBeCloseTo(0.5530607, 6)
    expect(proposal!.expectedValue).toBeCloseTo(0.1792988, 6)
    expect(proposal!.reasons[1]!.value).toBeCloseTo(0.0905228, 6)
  })

  // Sums of exp(lgamma …) in Python: the same negative binomial, each stake split over two lines.
  it.each([
    [7.75, 10.25, 0.5755807, 0.2236868, 0.0905228],
    [7.25, 10.75, 0.6260946, 0.30985, 0.2680748],
    [7.75, 8.75, 0.5755807, 0.0945858, 0.0],
  ])('middle hunter splits stakes on quarter numbers: over %d and under %d', (low, high, probability, value, both) => {
    const at = (book: string, line: number) =>
      quote({ book, market: fullGame('total', line), prices: [decimalOdds(2), decimalOdds(2)] })
    const [proposal] = propose('middle-hunter', { total: total(), totals: [at('low', low), at('high', high)] })
    expect(proposal!.chance).toBeCloseTo(probability, 6)
    expect(proposal!.expectedValue).toBeCloseTo(value, 6)
    expect(proposal!.reasons[1]!.value).toBeCloseTo(both, 6)
  })

  it('Fibonacci raises its stake with each loss, and not without end', () => {
    const stakes = [0, 1, 2, 3, 4, 30].map(
      (losingRun) => propose('fibonacci-system', { ...good({ blend: 0.5 }), losingRun })[0]!.stake,
    )
    expect(stakes).toEqual([1, 1, 2, 3, 5, 21])
  })

  it.each([
    // A price above the market pays even those who rate the team below the market.
    ['elo-edge', { outcomes: [outcome('home', 2.2, { model: 0.499 }), outcome('away', 1.9)] }],
    [
      'basic-monte-carlo',
      {
        outcomes: [outcome('home', 2.3, { market: 0.49 }), outcome('away', 1.8, { market: 0.51 })],
        home: form({ scored: 4.45, allowed: 4.6 }),
      },
    ],
    [
      'bayesian-blend',
      {
        outcomes: [outcome('home', 2.2), outcome('away', 1.9)],
        home: form({ wins: 19, losses: 21 }),
        away: form({ wins: 21, losses: 19 }),
      },
    ],
    [
      'pythagorean-regression',
      { outcomes: [outcome('home', 2.2), outcome('away', 1.9)], home: form({ wins: 21, losses: 19 }) },
    ],
    [
      'poisson-totals',
      {
        home: form({ scored: 4.3 }),
        total: total({
          fairOver: 0.55,
          over: { book: 'one', price: decimalOdds(2) },
          under: { book: 'one', price: decimalOdds(1.6) },
        }),
      },
    ],
  ])('%s leaves a price alone that pays off although the strategy itself speaks against it', (key, of) => {
    expect(propose(key, of as Partial<StrategyView>).filter(isBacked)).toEqual([])
  })

  it('back no bet that loses money at their own probability', () => {
    const bet = propose('value-betting', good({ blend: 0.5 }))[0]!
    expect(isBacked(bet)).toBe(true)
    expect(isBacked({ ...bet, expectedValue: -0.001 })).toBe(false)
    expect(isBacked({ ...bet, reasons: [{ what: 'rating', value: -0.001, unit: 'share' }] })).toBe(false)
    expect(isBacked({ ...bet, reasons: [] })).toBe(false)
    expect(propose('home-underdog', { outcomes: [outcome('home', 2.3, { market: 0.42 })] })).toEqual([])
    expect(propose('form-streak', { home: form({ streak: 4 }) })).toEqual([])
    const reverse = { ...good({ opened: 0.44, market: 0.46 }), tickets: { home: 0.3, away: 0.7 } }
    expect(propose('reverse-line-movement', reverse)).toEqual([])
  })

  it('never take a price that looks misprinted: by the rule every bet is judged by', () => {
    const at = (price: number) => ({ outcomes: [outcome('home', price, { blend: 0.5, model: 0.55, others: 0.5 })] })
    for (const key of ['value-betting', 'line-shopping']) {
      expect(propose(key, at(2.2))).toHaveLength(1)
      expect(propose(key, at(2.201))).toEqual([])
    }
    const drift = { outcomes: [outcome('home', 2.201, { confidence: 64 })] }
    expect(propose('closing-line-drift', drift).filter(isBacked)).toEqual([])
  })

  it('count what a whole line gives back: EV is only earned on bets that are decided', () => {
    const at = (line: number) => {
      const of = total({ line, market: fullGame('total', line), fairOver: 0.5 })
      return propose('poisson-totals', { home: form({ scored: 5.5 }), away: form({ scored: 5.5 }), total: of })[0]!
    }
    const [whole, half] = [at(9), at(8.5)]
    expect(half.expectedValue).toBeCloseTo(half.chance * half.price - 1, 12)
    const decided = whole.expectedValue / (whole.chance * whole.price - 1)
    // A total of nine or so runs with a variance of twice its mean falls on one number about every eleventh game.
    expect(decided).toBeGreaterThan(0.88)
    expect(decided).toBeLessThan(0.94)
  })

  it('reverse line movement leaves a side alone that the line moved away from', () => {
    const of = (opened: number) => ({ ...good({ opened, market: 0.48 }), tickets: { home: 0.3, away: 0.7 } })
    expect(propose('reverse-line-movement', of(0.46))).toHaveLength(1)
    expect(propose('reverse-line-movement', of(0.5))).toEqual([])
  })

  it('Kelly growth stakes a quarter of Kelly’s fraction, in hundredths of the bankroll', () => {
    // Half of the bets win 1.1: Kelly stakes (0.5 × 2.1 − 1) / 1.1 of the bankroll.
    expect(propose('kelly-growth', good({ blend: 0.5 }))[0]!.stake).toBeCloseTo((100 * 0.05) / 1.1 / 4, 12)
  })

  it('home underdog leaves neutral ground alone', () => {
    const of = {
      outcomes: [outcome('home', 2.3, { market: 0.43 })],
      scoring: scoring({ beyond: { ...noRecord, 'home underdog': { mean: 0.01, games: 900 } } }),
    }
    expect(propose('home-underdog', of)).toHaveLength(1)
    expect(propose('home-underdog', { ...of, game: aGame({ neutral: true }) })).toEqual([])
  })

  it('steam follower follows moves of the last three hours, none that are older', () => {
    const path = (book: string, movedAt: number) =>
      [
        { price: 2, at: 0 },
        { price: 1.85, at: movedAt },
        { price: 1.85, at: 6 },
      ].map(({ price, at }) => quote({ book, prices: [decimalOdds(price), decimalOdds(1.9)], observedAt: at * hour }))
    const of = (movedAt: number) => ({ ...good({ market: 0.5 }), seen: [path('a', movedAt), path('b', movedAt)] })
    expect(propose('steam-follower', of(4))).toHaveLength(1)
    expect(propose('steam-follower', of(2))).toEqual([])
  })

  it('propose nothing at a sum that is no probability', () => {
    const beyond = { ...noRecord, 'winning streak': { mean: 0.06, games: 900 } }
    const of = { home: form({ streak: 4 }), scoring: scoring({ beyond }) }
    expect(propose('form-streak', { ...of, outcomes: [outcome('home', 1.1, { market: 0.95 })] })).toEqual([])
  })
})
