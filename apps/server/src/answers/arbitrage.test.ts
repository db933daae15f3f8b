import { fullGame } from '@fairline/domain'
import type { Candidate, PastArbitrage } from '@fairline/engine'
import { aGame, pricedBet } from '@fairline/engine/testing'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { boardOf, upcomingGame } from '../../testing/board-of.ts'
import type { ArbitrageScanner } from '../jobs/scan-arbitrage.ts'
import { arbitrageReportOf, arbitrageScanOf, type ScannerView, scannerStatusOf } from './arbitrage.ts'

const NOW = Date.parse('2026-07-15T19:00:00Z')
const game = aGame({ id: 'g', startsAt: NOW + 3_600_000 })
const market = fullGame('moneyline')
const leg = (selection: 'home' | 'away', book: string, minutesAgo: number) => ({
  selection,
  book,
  kind: 'moneyline' as const,
  line: null,
  price: decimalOdds(2.05),
  at: NOW - minutesAgo * 60_000,
})
/** There since its newer price, of ten minutes ago. */
const candidate: Candidate = {
  event: 'Yankees @ Red Sox',
  eventKey: 'g',
  market,
  legs: [leg('home', 'A', 20), leg('away', 'B', 10)],
  shares: [0.5, 0.5],
}
const past = (count: number, livedMs: number): PastArbitrage[] =>
  Array.from({ length: count }, () => ({ game, market, margin: 0.02, since: 0, livedMs, lasted: false }))

const view: ScannerView = {
  prices: { candidates: (kind) => (kind === 'arbitrage' ? [candidate] : []), gameOf: () => game },
  status: {
    isActive: true,
    stats: { games: 1, books: 2, found: 1, successRate: null, averageReturn: null },
    pace: { everySeconds: null, lookMs: null },
    since: new Map(),
  },
  // Of 60 that stayed for ten minutes, 45 stayed for eleven; 100 stayed for one minute.
  past: [...past(40, 100_000), ...past(15, 630_000), ...past(45, 700_000)],
  source: 'archive',
  now: NOW,
  board: null,
  books: null,
}

it('gives the share of arbitrages as old as this one that stayed for another minute', () => {
  const [found] = arbitrageScanOf(view, {}).opportunities
  expect(found).toMatchObject({ standsSince: '2026-07-15T18:50:00.000Z', confidence: 0.75 })
})

/** A leg on a line, its price ten minutes old. */
const lineLeg = (selection: 'home' | 'away' | 'over' | 'under', book: string, line: number) => ({
  ...leg('home', book, 10),
  selection,
  line,
  kind: selection === 'over' || selection === 'under' ? ('total' as const) : ('spread' as const),
})
/** Both win with nine runs. */
const totals: Candidate = {
  ...candidate,
  market: fullGame('total'),
  legs: [lineLeg('over', 'A', 8.5), lineLeg('under', 'B', 9.5)],
}
/** Both win only if the game ends level, which no baseball game does. */
const halfRuns: Candidate = {
  ...candidate,
  market: fullGame('spread'),
  legs: [lineLeg('home', 'A', 0.5), lineLeg('away', 'B', -0.5)],
}
const boardWith = (over: number, under: number) => {
  const betOf = (selection: 'over' | 'under', line: number, probability: number) =>
    pricedBet({ league: 'mlb', market: fullGame('total', line), selection, probability, prices: { Book: 2 } })
  return boardOf(upcomingGame('g', [betOf('over', 8.5, over), betOf('under', 9.5, under)]))
}
const scanFor = (candidates: readonly Candidate[], kind: 'arbitrage' | 'middle', over: Partial<ScannerView> = {}) =>
  arbitrageScanOf(
    { ...view, prices: { ...view.prices, candidates: (of) => (of === 'middle' ? candidates : []) }, ...over },
    { kind },
  )

it('gives a middle the chance that both legs win, and what that is worth', () => {
  const [middle] = scanFor([totals], 'middle', { board: boardWith(0.6, 0.5) }).opportunities
  // $500 on each: $25 with one winner, $1,050 with two.
  expect(middle).toMatchObject({ middleChance: 10, profit: 25, bestProfit: 1050, expectedProfit: 127.5 })
})

it('lists a middle whose chance is not known: without a board, and where two lines are estimated alike', () => {
  const unknown = [{ kind: 'middle', middleChance: null, expectedProfit: null }]
  expect(scanFor([totals], 'middle', { board: null }).opportunities).toMatchObject(unknown)
  expect(scanFor([totals], 'middle', { board: boardWith(0.5, 0.5) }).opportunities).toMatchObject(unknown)
})

it('hides a middle that no score can win, and counts neither it nor its profit', () => {
  for (const board of [null, boardWith(0.6, 0.5)])
    expect(scanFor([halfRuns, totals], 'middle', { board })).toMatchObject({
      opportunities: [{ market: 'total 8.5 and 9.5', profit: 25 }],
      totalOpportunities: 1,
      totalPotentialProfit: 25,
    })
})

const runs = (home: number, away: number): Candidate => ({
  ...candidate,
  market: fullGame('spread'),
  legs: [lineLeg('home', 'A', home), lineLeg('away', 'B', away)].map((one) => ({ ...one, price: decimalOdds(1.95) })),
})

it('lists two lines between which one is pushed and the other wins, at what a score really pays', () => {
  const [one] = scanFor([runs(1, -1)], 'middle').opportunities
  // $500 on each at 1.95: $25 lost, but a game won by one run gives one stake back and pays $975.
  expect(one).toMatchObject({
    profit: -25,
    bestProfit: 475,
    middleChance: 0,
    expectedProfit: null,
    canPush: true,
    warnings: [
      'A line may be hit in whole or in part: then stakes come back',
      expect.stringContaining('listed pitcher'),
    ],
  })
})

const drawNoBet: Candidate = {
  ...candidate,
  market: fullGame('three-way'),
  legs: [
    { ...leg('home', 'A', 20), price: decimalOdds(2.3) },
    { ...leg('home', 'B', 10), kind: 'three-way', selection: 'draw', price: decimalOdds(4.6) },
    { ...leg('home', 'C', 10), kind: 'three-way', selection: 'away', price: decimalOdds(3.1) },
  ],
  shares: [0.5, 0.17, 0.33],
}

it('bets on a draw that gives a stake back only where the winner is decided without overtime', () => {
  const scan = (league: 'nhl' | 'mls') =>
    found({ prices: { ...withLegs(drawNoBet.legs, drawNoBet), gameOf: () => ({ ...game, league }) } }).opportunities
  expect(scan('nhl')).toEqual([])
  expect(scan('mls')).toMatchObject([{ kind: 'draw-no-bet', canPush: true }])
  expect(scan('mls')[0]!.warnings.filter((words) => words.includes('ends level'))).toEqual([])
})

it('says that the stake on a winner comes back where the game can end level, and takes it for a risk', () => {
  const scan = (league: 'mlb' | 'mls') =>
    found({
      past: past(100, 700_000),
      prices: { ...view.prices, gameOf: () => ({ ...game, league }) },
    }).opportunities.map(({ canPush, risk }) => ({ canPush, risk }))
  expect(scan('mls')).toEqual([{ canPush: true, risk: 'medium' }])
  expect(scan('mlb')).toEqual([{ canPush: false, risk: 'very_low' }])
})

it('knows the score that lets one leg alone win beside a margin of 0 that does not happen', () => {
  const legs = [
    { ...lineLeg('home', 'A', -1), price: decimalOdds(1.87) },
    { ...lineLeg('away', 'B', -3), price: decimalOdds(1.95) },
  ]
  const prices = { ...view.prices, candidates: () => [{ ...runs(-1, -3), legs, shares: [0.51, 0.49] }] }
  const [one] = arbitrageScanOf({ ...view, prices }, { kind: 'middle', stake: 100, unit: 5 }).opportunities
  // The away side wins: only its stake pays.
  const payouts = one!.legs.map(({ expectedPayout }) => expectedPayout)
  expect(one!.profit).toBeCloseTo(Math.min(...payouts) - one!.totalStake, 9)
})

it.each([
  [0.25, -0.25],
  [0.5, -0.25],
  [0.25, -0.5],
  [0.5, -0.5],
])('hides lines of %s and %s, which only a level game would hit', (home, away) => {
  expect(scanFor([runs(home, away)], 'middle').opportunities).toEqual([])
  const first = { ...runs(home, away), market: { ...fullGame('spread'), period: 'first-five' as const } }
  expect(scanFor([first], 'middle').opportunities).toHaveLength(1)
})

it('hides half a run for both sides also where rounded stakes make one leg pay more than the other', () => {
  const legs = [
    { ...lineLeg('home', 'A', 0.5), price: decimalOdds(1.87) },
    { ...lineLeg('away', 'B', -0.5), price: decimalOdds(1.95) },
  ]
  const prices = { ...view.prices, candidates: () => [{ ...halfRuns, legs, shares: [0.51, 0.49] }] }
  expect(arbitrageScanOf({ ...view, prices }, { kind: 'middle', stake: 100, unit: 5 }).opportunities).toEqual([])
})

it('is worth on average what its rounded stakes are', () => {
  const legs = [
    { ...lineLeg('over', 'A', 8.5), price: decimalOdds(2.5) },
    { ...lineLeg('under', 'B', 9.5), price: decimalOdds(1.7) },
  ]
  const prices = { ...view.prices, candidates: () => [{ ...totals, legs }] }
  const [one] = arbitrageScanOf(
    { ...view, prices, board: boardWith(0.6, 0.5) },
    { kind: 'middle', stake: 100, unit: 50 },
  ).opportunities
  // $50 on each: 0.6 · 2.5 − 1 and 0.5 · 1.7 − 1 of it.
  expect(one).toMatchObject({ middleChance: 10, expectedProfit: 17.5 })
})

it('lists both sides of a spread of 0 that pay whatever happens, where no game ends level', () => {
  const pickEm = { ...runs(0, 0), market: fullGame('spread', 0), shares: [0.5, 0.5] }
  const legs = pickEm.legs.map((one) => ({ ...one, price: decimalOdds(2.1) }))
  const scan = (league: 'mlb' | 'mls') =>
    found({
      prices: {
        candidates: (kind) => (kind === 'arbitrage' ? [{ ...pickEm, legs }] : []),
        gameOf: () => ({ ...game, league }),
      },
    }).opportunities.map(({ profit, canPush }) => ({ profit, canPush }))
  expect(scan('mlb')).toEqual([{ profit: 50, canPush: false }])
  // A drawn game gives both stakes back.
  expect(scan('mls')).toEqual([])
})

it('lists a guaranteed profit on two lines that never win together', () => {
  expect(scanFor([halfRuns], 'arbitrage')).toMatchObject({
    opportunities: [{ kind: 'overlap', profit: 25, bestProfit: 25, middleChance: 0, expectedProfit: 25 }],
    totalOpportunities: 1,
    totalPotentialProfit: 25,
  })
})

it('lists arbitrages and overlaps together, the highest share of the stake first', () => {
  // 2.05 on both sides and 2 on both lines pay 2.5 and 2.5 %: here 5, 2.5 and 0.5 %.
  const at = (price: number): Candidate => ({
    ...candidate,
    legs: candidate.legs.map((one) => ({ ...one, price: decimalOdds(price) })),
  })
  const prices: ScannerView['prices'] = {
    ...view.prices,
    candidates: (kind) => (kind === 'arbitrage' ? [at(2.01), at(2.1)] : kind === 'middle' ? [halfRuns] : []),
  }
  const { opportunities } = arbitrageScanOf({ ...view, prices }, {})
  expect(opportunities.map(({ kind, profit }) => [kind, profit])).toEqual([
    ['arbitrage', 50],
    ['overlap', 25],
    ['arbitrage', 5],
  ])
})

it('gives the same bets on two players, stats, teams or parts of a game an id each, the same at every look', () => {
  const of = (over: Partial<Candidate['market']>) => ({ ...totals, market: { ...totals.market, ...over } })
  const different = [
    of({}),
    of({ period: 'first-half' }),
    of({ kind: 'team-total', team: 'home' }),
    of({ kind: 'team-total', team: 'away' }),
    of({ kind: 'player-prop', player: 'A', stat: 'hits' }),
    of({ kind: 'player-prop', player: 'B', stat: 'hits' }),
    of({ kind: 'player-prop', player: 'A', stat: 'runs' }),
    { ...totals, legs: [lineLeg('over', 'C', 8.5), lineLeg('under', 'B', 9.5)] },
    { ...totals, legs: [lineLeg('over', 'A', 7.5), lineLeg('under', 'B', 9.5)] },
  ]
  const ids = () => scanFor(different, 'middle').opportunities.map(({ id }) => id)
  expect(new Set(ids()).size).toBe(different.length)
  expect(ids()).toEqual(ids())
})

it.each([
  ['an arbitrage of all books is as old as it was followed', 'arbitrage', null, 'A', '18:30'],
  ['the same bets are as old at the visitor’s own books', 'arbitrage', ['A', 'B'], 'A', '18:30'],
  ['and among low holds', 'low-hold', null, 'A', '18:30'],
  [
    'bets at other books than those followed are no older than their newest price',
    'arbitrage',
    ['A', 'B'],
    'C',
    '18:50',
  ],
] as const)('%s', (_, kind, books, homeBook, since) => {
  const legs = [leg('home', homeBook, 20), leg('away', 'B', 10)].map(({ at, ...rest }) => ({ ...rest, seenAt: at }))
  const watched = { id: 'w', game, market, legs, margin: 0.025, since: NOW - 1_800_000 }
  const scanner = {
    watch: { standing: () => [watched], stats: () => view.status.stats },
    isActive: () => true,
    pace: () => view.status.pace,
  }
  const followed = {
    ...view,
    prices: { ...view.prices, candidates: () => [candidate] },
    status: scannerStatusOf(scanner as unknown as ArbitrageScanner),
    books: books && [...books],
  }
  const [found] = arbitrageScanOf(followed, { kind }).opportunities
  expect(found!.standsSince).toBe(`2026-07-15T${since}:00.000Z`)
})

const found = (over: Partial<ScannerView> = {}, query: Parameters<typeof arbitrageScanOf>[1] = {}) =>
  arbitrageScanOf({ ...view, ...over }, query)
const withLegs = (legs: Candidate['legs'], over: Partial<Candidate> = {}): ScannerView['prices'] => ({
  candidates: (kind) => (kind === 'arbitrage' ? [{ ...candidate, ...over, legs }] : []),
  gameOf: () => game,
})

it('splits the stake, and gives profit in dollars and in percent of it', () => {
  // Both sides at 2.05: $500 on each pay $1,025 for either winner.
  expect(found().opportunities).toMatchObject([
    {
      profit: 25,
      profitPercentage: 2.5,
      totalStake: 1000,
      timeWindow: 60,
      market: 'moneyline',
      canPush: false,
      legs: [
        {
          bookmakerTitle: 'A',
          selection: 'Boston Red Sox to win (moneyline)',
          odds: 105,
          stake: 500,
          ageSeconds: 1200,
        },
        {
          bookmakerTitle: 'B',
          selection: 'New York Yankees to win (moneyline)',
          stakePercentage: 0.5,
          ageSeconds: 600,
        },
      ],
    },
  ])
  expect(found({}, { stake: 200 })).toMatchObject({ totalOpportunities: 1, totalPotentialProfit: 5 })
})

it.each([
  [30, 'immediate'],
  [31, 'high'],
  [120, 'high'],
  [121, 'medium'],
  [600, 'medium'],
  [601, 'low'],
])('judges the priority by the oldest price: at %i seconds it is %s', (seconds, priority) => {
  const legs = [leg('home', 'A', 0), { ...leg('away', 'B', 0), at: NOW - seconds * 1000 }]
  expect(found({ prices: withLegs(legs) }).opportunities[0]?.priority).toBe(priority)
})

it('calls an arbitrage risky if few stood that long, if it pays too much, or if that is not known', () => {
  const risk = (over: Partial<ScannerView>) => found(over).opportunities[0]?.risk
  const lasting = (count: number) => [...past(count, 700_000), ...past(100 - count, 630_000)]
  expect(risk({ past: lasting(80) })).toBe('very_low')
  expect(risk({ past: lasting(79) })).toBe('low')
  expect(risk({ past: lasting(60) })).toBe('low')
  expect(risk({ past: lasting(59) })).toBe('medium')
  expect(risk({ past: lasting(40) })).toBe('medium')
  expect(risk({ past: lasting(39) })).toBe('high')
  expect(risk({ past: [] })).toBe('high')
  const rich = [
    { ...leg('home', 'A', 20), price: decimalOdds(2.12) },
    { ...leg('away', 'B', 10), price: decimalOdds(2.12) },
  ]
  expect(risk({ past: lasting(80), prices: withLegs(rich) })).toBe('high')
})

it('says which line can push: whole and quarter ones, not halves', () => {
  const canPush = (line: number, underLine = line) =>
    found({
      prices: withLegs(
        [
          { ...leg('home', 'A', 20), kind: 'total', selection: 'over', line },
          { ...leg('away', 'B', 10), kind: 'total', selection: 'under', line: underLine },
        ],
        { market: fullGame('total', line) },
      ),
    }).opportunities[0]?.canPush
  expect([canPush(8.5), canPush(8, 8.5), canPush(7.5, 8), canPush(8.25)]).toEqual([false, true, true, true])
})

it('says that a spread of 0 cannot push where no game ends level, and can on a part of it', () => {
  const canPush = (line: number, period: 'full' | 'first-five' = 'full') =>
    found({
      prices: withLegs([lineLeg('home', 'A', line), lineLeg('away', 'B', line - 0.5)], {
        market: { ...fullGame('spread'), period },
      }),
    }).opportunities[0]?.canPush
  expect([canPush(0), canPush(-1), canPush(0, 'first-five')]).toEqual([false, true, true])
})

it('lists the newest hundred arbitrages that are over, the newest first, margins in percent', () => {
  const over = Array.from({ length: 101 }, (_, i) => ({
    game,
    market,
    margin: 0.02346,
    since: i * 1000,
    livedMs: 1600,
    lasted: true,
  }))
  const stats = { games: 1, books: 2, found: 7, successRate: 0.54321, averageReturn: 0.0123456 }
  const status = { ...view.status, stats, pace: { everySeconds: 1.006, lookMs: 2.3456 } }
  const { history, summary, performance } = arbitrageReportOf({ ...view, past: over, status }, {})
  expect(history).toHaveLength(100)
  expect([history[0]?.since, history.at(-1)?.since]).toEqual(['1970-01-01T00:01:40.000Z', '1970-01-01T00:00:01.000Z'])
  expect(history[0]).toMatchObject({
    awayTeam: 'New York Yankees',
    homeTeam: 'Boston Red Sox',
    profitPercentage: 2.35,
    livedSeconds: 2,
  })
  expect(summary).toEqual({
    totalOpportunities: 7,
    totalPotentialProfit: 25,
    averageReturn: 1.235,
    bookmakersScanned: 2,
  })
  expect(performance).toEqual({ scanFrequency: 1.01, averageDetectionTime: 2.346, successRate: 0.5432 })
})

it('searches only the visitor’s own books and counts them', () => {
  const query: (readonly string[] | null)[] = []
  const prices: ScannerView['prices'] = {
    candidates: (_, books) => {
      query.push(books)
      return []
    },
    gameOf: () => game,
  }
  expect(found({ prices, books: ['A', 'B', 'C'] }).bookmakersScanned).toBe(3)
  expect(query.every((books) => books?.join() === 'A,B,C')).toBe(true)
  expect(found({ prices }).bookmakersScanned).toBe(2)
})

it('calls one where books may settle by several different rules no less than a medium risk', () => {
  const legs = [
    { ...leg('home', 'A', 20), kind: 'total' as const, selection: 'over' as const, line: 8 },
    { ...leg('away', 'B', 10), kind: 'total' as const, selection: 'under' as const, line: 8.5 },
  ]
  const lasting = [...past(80, 700_000), ...past(20, 630_000)]
  const { opportunities } = found({ past: lasting, prices: withLegs(legs, { market: fullGame('total', 8) }) })
  expect(opportunities).toMatchObject([{ risk: 'medium', warnings: [expect.any(String), expect.any(String)] }])
})
