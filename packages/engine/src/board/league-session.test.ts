import { type Fact, fullGame } from '@fairline/domain'
import { logistic, logit, normalStream, packNumbers, randomStream } from '@fairline/numeric'
import type { DecimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aGame } from '../../testing/facts.ts'
import { learnedCloses } from '../../testing/learned-closes.ts'
import { timedCloseModel } from '../forecast/timed-close-model.ts'
import { inPlayBeatModel } from '../in-play/in-play-beat-model.ts'
import { inPlayKinds } from '../in-play/in-play-offer.ts'
import { momentsOf } from '../learn/phases-of.ts'
import { steppedHours } from '../market/stepped-hours.ts'
import type { BoardGame } from './board.ts'
import { leagueSession } from './league-session.ts'

const MINUTE = 60_000
const START = Date.parse('2026-06-10T18:00:00Z')
const NOW = START + 30 * MINUTE
const game = aGame({ day: '2026-06-10', startsAt: START })

const quoted = (observedAt: number, book: string, prices: readonly number[]): Fact => ({
  kind: 'quote',
  quote: {
    gameId: game.id,
    book,
    market: fullGame('moneyline'),
    prices: prices as DecimalOdds[],
    mark: null,
    observedAt,
  },
  observedAt,
})

/** In play, books disagree: either side is worth it at the book that pays most for it. */
const facts: Fact[] = [
  { kind: 'game', game, observedAt: START - 60 * MINUTE },
  ...['Alpha', 'Beta', 'Gamma'].map((book) => quoted(START - MINUTE, book, [1.9, 1.9])),
  {
    kind: 'score',
    score: {
      gameId: game.id,
      home: 0,
      away: 0,
      period: 3,
      clock: 'Top 3rd',
      remaining: 0.7,
      bases: null,
      periods: { home: [], away: [] },
      lines: [],
      observedAt: START + 20 * MINUTE,
    },
    observedAt: START + 20 * MINUTE,
  },
  ...['Alpha', 'Beta', 'Gamma'].map((book) => quoted(NOW - 7000, book, [1.95, 1.95])),
  quoted(NOW - 6000, 'Delta', [2.05, 1.87]),
  quoted(NOW - 6000, 'Epsilon', [1.86, 2.07]),
  ...['Alpha', 'Beta', 'Gamma'].map((book) => quoted(NOW - 5000, book, [1.95, 1.95])),
]

/** What is learned where fair prices move little: a price that pays more than fair mostly beats the later one. */
function learnedInPlay() {
  const model = inPlayBeatModel()
  const [uniform, normal] = [randomStream(1), normalStream(randomStream(2))]
  for (let played = 0; played < 40; played++)
    model.learn(
      Array.from({ length: 40 }, (_, i) => {
        const fair = 0.4 + 0.2 * uniform()
        const price = 1 / logistic(logit(fair) + 0.05 * normal())
        const reference = logistic(logit(fair) + 0.05 * normal())
        return { kind: inPlayKinds[i % 4]!, fair, others: fair, price, reference, remaining: uniform() }
      }),
      played * 60 * MINUTE,
    )
  return model.save()
}

const boardAt = (mayPick: boolean) => {
  const session = leagueSession('mlb', { noVig: 'power', pricesStand: true, shows: true })
  for (const moment of momentsOf(facts)) session.learn(moment)
  expect(session.knowsInPlay()).toBe(false)
  session.adoptInPlay(learnedInPlay())
  expect(session.knowsInPlay()).toBe(true)
  const [laid] = [...session.layOut(NOW, mayPick)]
  return laid!.bets.map(({ state, selection, recommendation, passReason, expectedValue }) => ({
    state,
    selection,
    recommendation,
    passReason,
    isPositive: expectedValue! > 0,
  }))
}

it('recommends one side alone of a question in play, as before the start', () => {
  expect(boardAt(true)).toEqual([
    {
      state: 'live',
      selection: 'home',
      isPositive: true,
      recommendation: 'pass',
      passReason: 'other-side-recommended',
    },
    { state: 'live', selection: 'away', isPositive: true, recommendation: 'bet', passReason: null },
  ])
})

it('lays games in play out again once it has taken over what was learned elsewhere', () => {
  const session = leagueSession('mlb', { noVig: 'power', pricesStand: true, shows: true })
  for (const moment of momentsOf(facts)) session.learn(moment)
  const confidences = () => [...session.layOut(NOW, true)][0]!.bets.map(({ confidence }) => confidence)
  expect(confidences()).toEqual([null, null])
  session.adoptInPlay(learnedInPlay())
  expect(confidences().every((confidence) => confidence !== null && confidence > 50)).toBe(true)
})

it('recommends nothing in play while past games are being learned', () => {
  expect(boardAt(false).map(({ passReason }) => passReason)).toEqual(['still-learning', 'still-learning'])
})

it('follows games in play from all that led to a moment once that is known, not from the moment alone', () => {
  const end = START + 170 * MINUTE
  const minutes = Array.from({ length: 160 }, (_, minute) => START + minute * MINUTE)
  const all: Fact[] = [
    ...facts.filter(({ observedAt }) => observedAt < START + 21 * MINUTE),
    ...minutes.flatMap((at) => [
      quoted(at - 1000, 'Delta', [1.97, 1.97]),
      ...['Alpha', 'Beta', 'Gamma'].map((book) => quoted(at, book, [1.95, 1.95])),
    ]),
    {
      kind: 'result',
      result: { gameId: game.id, home: 5, away: 3, winner: 'home', observedAt: end } as never,
      observedAt: end,
    },
  ]
  const now = START + 100 * MINUTE
  const snapshot = all.filter(({ kind, observedAt }) => kind !== 'result' && (kind !== 'quote' || observedAt === now))
  const learnedOf = (first: readonly Fact[]) => {
    const session = leagueSession('mlb', { noVig: 'power', pricesStand: true, shows: true })
    for (const moment of momentsOf(first)) session.learn(moment)
    session.markSnapshot()
    session.reopen()
    for (const moment of momentsOf(all)) session.learn(moment)
    return session.save(null).inPlay
  }
  expect(learnedOf([])).not.toEqual(inPlayBeatModel().save())
  expect(learnedOf(snapshot)).toEqual(learnedOf([]))
})

describe('a game that is over', () => {
  const result = { gameId: game.id, winner: 'home', home: 5, away: 1, observedAt: NOW } as const
  const story: Fact[] = [
    ...facts.filter(({ observedAt }) => observedAt < NOW - 7000),
    { kind: 'result', result, observedAt: NOW },
  ]
  const before = story.filter(({ observedAt }) => observedAt < START)

  /** The game at the end, where the board was laid out after the first of its facts. */
  function endedAfter(seen: number) {
    const session = leagueSession('mlb', { noVig: 'power', pricesStand: true, shows: true })
    const laid = () => [...session.layOut(NOW, true)][0]!
    for (const moment of momentsOf(story.slice(0, seen))) session.learn(moment)
    if (seen > 0) expect(laid().result).toBeNull()
    for (const moment of momentsOf(story.slice(seen))) session.learn(moment)
    const first = laid()
    session.learn([quoted(NOW, 'Alpha', [1.9, 1.9])])
    return { first, again: laid() }
  }

  it('keeps what was said of it before it began', () => {
    for (const { forecast, model, closingBets } of Object.values(endedAfter(before.length))) {
      expect(forecast).not.toBeNull()
      expect(model).toEqual(expect.arrayContaining([expect.any(Number)]))
      expect(closingBets!.length).toBeGreaterThan(0)
    }
  })

  it('has no forecast and no closing bets if it was over before it was seen: its result has taught whatever would be said now', () => {
    for (const { forecast, model, closingBets } of Object.values(endedAfter(0)))
      expect({ forecast, model, closingBets }).toEqual({ forecast: null, model: null, closingBets: [] })
  })
})

describe('a price that stands', () => {
  const HOUR = 60 * MINUTE
  /** Closes that land the farther from where a market was, the more time was left. */
  function learned() {
    const [uniform, normal] = [randomStream(3), normalStream(randomStream(4))]
    const closes = Array.from({ length: 1200 }, () => {
      const hoursLeft = 28 * uniform() ** 2
      const closing = logistic(0.05 * Math.sqrt(hoursLeft) * normal())
      return { market: 0.5, model: 0.5, others: 0.5, price: 1.9 + 0.2 * uniform(), hoursLeft, closing }
    })
    return learnedCloses(closes)
  }

  it('is picked once it is sure enough to beat its close, though no book has quoted since', () => {
    const closes = Array.from({ length: 1200 }, (_, i) => {
      const hoursLeft = (i % 24) / 2
      // Long before the start the market follows the best price; near it, it stays.
      const closing = (hoursLeft < 4 ? 0.5 : 0.46) + ((i % 7) - 3) / 500
      return { market: 0.5, model: 0.5, others: 0.5, price: 2.1, hoursLeft, closing }
    })
    const session = leagueSession('mlb', { noVig: 'power', pricesStand: true, shows: false })
    session.restore({ ...session.save(null), timed: learnedCloses(closes) })
    const quotes = ['Alpha', 'Beta', 'Gamma'].map((book) => quoted(START - 9 * HOUR, book, [1.95, 1.95]))
    const best = quoted(START - 9 * HOUR, 'Delta', [2.1, 1.8])
    const known: Fact[] = [{ kind: 'game', game, observedAt: START - 9 * HOUR }, ...quotes, best]
    for (const moment of momentsOf(known)) session.learn(moment)
    const picksAt = (hours: number) => {
      return session.decide(START - hours * HOUR).map(({ gameId, book, madeAt }) => ({ gameId, book, madeAt }))
    }
    expect(picksAt(8)).toEqual([])
    expect(picksAt(1)).toEqual([{ gameId: game.id, book: 'Delta', madeAt: START - HOUR }])
  })

  const known: Fact[] = [
    { kind: 'game', game, observedAt: START - 9 * HOUR },
    ...['Alpha', 'Beta', 'Gamma'].map((book) => quoted(START - 9 * HOUR, book, [1.95, 1.95])),
  ]
  function sessionThatLearned(pricesStand: boolean) {
    const session = leagueSession('mlb', { noVig: 'power', pricesStand, shows: false })
    session.restore({ ...session.save(null), timed: learned() })
    for (const moment of momentsOf(known)) session.learn(moment)
    const laidAt = (ms: number) => {
      session.reach(START - ms)
      return [...session.layOut(START - ms, true)].find((laid) => laid.game.id === game.id)!
    }
    return { desk: session, laidAt }
  }
  const confidenceIn = (laid: BoardGame) => laid.bets[0]!.confidence as number

  it('beats its close less often than it did, the nearer the start is, though nothing becomes known', () => {
    const { laidAt } = sessionThatLearned(true)
    const [eight, four, last] = [8, 4, 0.3].map((hours) => laidAt(hours * HOUR))
    expect(confidenceIn(four!)).toBeLessThan(confidenceIn(eight!))
    expect(confidenceIn(last!)).toBeLessThan(confidenceIn(four!) - 5)
  })

  it('is judged again at fixed moments: then, not a millisecond before, and at each until the start', () => {
    const { desk, laidAt } = sessionThatLearned(true)
    let before = laidAt(9 * HOUR)
    const steps: number[] = []
    for (let step = desk.nextStep(); step < Number.POSITIVE_INFINITY; step = desk.nextStep()) {
      steps.push(START - step)
      expect(laidAt(START - step + 1)).toBe(before)
      const after = laidAt(START - step)
      expect(after).not.toBe(before)
      before = after
    }
    // Nine hours are in the tenth span of those that are an eighth shorter each; the last two end 3 minutes before the start, and at it.
    expect(steps[0]! / HOUR).toBeCloseTo(30 * (7 / 8) ** 10, 6)
    expect(steps.at(-2)! / HOUR).toBeCloseTo(30 * (7 / 8) ** 48, 6)
    expect(steps.at(-1)).toBe(0)
    expect(steps).toHaveLength(40)
  })

  it('says the same whether it was watched all the time or is looked at again later', () => {
    const [watched, other] = [sessionThatLearned(true), sessionThatLearned(true)]
    for (let minutes = 540; minutes > 25; minutes -= 5) watched.laidAt(minutes * MINUTE)
    expect(confidenceIn(watched.laidAt(25 * MINUTE))).toBe(confidenceIn(other.laidAt(25 * MINUTE)))
  })

  it('that was quoted before a result became known is as sure after all facts were read again', () => {
    const { desk, laidAt } = sessionThatLearned(true)
    const before = confidenceIn(laidAt(HOUR))
    desk.reopen()
    for (const moment of momentsOf(known)) desk.learn(moment)
    expect(confidenceIn(laidAt(HOUR))).toBe(before)
  })

  it('takes its time from the new start where a game is put off', () => {
    const far = confidenceIn(sessionThatLearned(true).laidAt(7 * HOUR))
    const { desk, laidAt } = sessionThatLearned(true)
    expect(confidenceIn(laidAt(HOUR))).toBeLessThan(far)
    desk.learn([{ kind: 'game', game: { ...game, startsAt: START + 6 * HOUR }, observedAt: START - HOUR }])
    expect(confidenceIn(laidAt(HOUR))).toBeCloseTo(far, 9)
  })

  it('closed at what stood at the start that was, not at one that was put off', () => {
    const { desk, laidAt } = sessionThatLearned(true)
    laidAt(HOUR)
    laidAt(0)
    const startsAt = (minutes: number, at: number): Fact => {
      const moved = { ...game, startsAt: START + minutes * MINUTE }
      return { kind: 'game', game: moved, observedAt: START + at * MINUTE }
    }
    desk.learn([startsAt(120, 10)])
    desk.learn(['Alpha', 'Beta', 'Gamma'].map((book) => quoted(START + 30 * MINUTE, book, [1.5, 2.8])))
    laidAt(-31 * MINUTE)
    desk.learn([startsAt(40, 45)])
    const { closingBets } = laidAt(-46 * MINUTE)
    expect(closingBets!.map(({ price }) => price)).toEqual([1.5, 2.8])
  })

  it('stays as it was last read while nothing can be read, but for the start', () => {
    const { desk, laidAt } = sessionThatLearned(true)
    const read = laidAt(8 * HOUR)
    expect([...desk.layOut(START - HOUR, true)]).toEqual([read])
    expect([...desk.layOut(START + MINUTE, true)][0]!.decision).toMatchObject({ reason: 'already-started' })
  })

  it('is judged as of the newest that was read, also where an older moment is asked for', () => {
    const [kept, other] = [sessionThatLearned(true), sessionThatLearned(true)]
    const late = quoted(START - HOUR, 'Delta', [2.1, 1.8])
    for (const { desk } of [kept, other]) desk.learn([late])
    const [restated] = [...kept.desk.layOut(START - 2 * HOUR, true)]
    expect(restated).toEqual(other.laidAt(HOUR))
    expect(restated!.forecast!.knownAt).toBe(START - HOUR)
  })

  it('on a side market is judged at the same steps', () => {
    const { desk, laidAt } = sessionThatLearned(true)
    const market = { ...fullGame('total', 4.5), period: 'first-five' } as const
    for (const book of ['Alpha', 'Beta', 'Gamma']) {
      const quote = { gameId: game.id, book, market, mark: null, prices: [1.95, 1.95] as DecimalOdds[] }
      desk.learn([{ kind: 'quote', quote: { ...quote, observedAt: START - 9 * HOUR }, observedAt: START - 9 * HOUR }])
    }
    const model = timedCloseModel()
    model.restore(learned())
    const offer = { market: 0.5, model: 0.5, others: 0.5, price: 1.95 }
    for (const hours of [8.9, 4, 1.5, 0.3]) {
      const laid = laidAt(hours * HOUR).bets.find((bet) => bet.market.period === 'first-five')!
      expect(laid.confidence).toBeCloseTo(model.confidence({ ...offer, hoursLeft: steppedHours(hours * HOUR) })!, 9)
    }
  })

  it('on a player is judged at the same steps', () => {
    const { desk, laidAt } = sessionThatLearned(true)
    const saved = desk.save(null)
    // Hours before the start seven prices in ten beat their close, near it one in ten.
    const rows = Array.from({ length: 2000 }, (_, i) => {
      const isLate = i % 4 < 2
      const beats = Math.floor(i / 4) % 10 < (isLate ? 1 : 7)
      return [0, i % 2, 0.5, 0.5, 0.5, 2.05, isLate ? 0.1 + (i % 9) / 10 : 4 + (i % 9), beats ? 0.52 : 0.45]
    })
    const closes = { ...saved.props.closes, stats: ['outs'], learned: packNumbers(new Float64Array(rows.flat())) }
    desk.restore({ ...saved, props: { ...saved.props, closes } })
    const market = { ...fullGame('player-prop', 17.5), player: 'Ann', stat: 'outs' }
    const query = { Alpha: [1.92, 1.92], Beta: [1.92, 1.92], Gamma: [1.92, 1.92], Delta: [2.05, 1.82] }
    const observedAt = START - 9 * HOUR
    for (const [book, prices] of Object.entries(query)) {
      const quote = { gameId: game.id, book, market, prices: prices as DecimalOdds[], mark: null, observedAt }
      desk.learn([{ kind: 'quote', quote, observedAt }])
    }
    const confidenceAt = (hours: number) => laidAt(hours * HOUR).props[0]!.over!.confidence!
    const [eight, four, last] = [confidenceAt(8), confidenceAt(4), confidenceAt(0.3)]
    expect(eight).toBeGreaterThan(50)
    expect(four).not.toBe(eight)
    expect(last).toBeLessThan(30)
  })

  it('stays as it was laid out where prices are only known while they are seen: their time counts from their quotes', () => {
    const { desk, laidAt } = sessionThatLearned(false)
    const eight = laidAt(8 * HOUR)
    expect(laidAt(HOUR)).toBe(eight)
    expect(desk.nextStep()).toBe(Number.POSITIVE_INFINITY)
  })
})
