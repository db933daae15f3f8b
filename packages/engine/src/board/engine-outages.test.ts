import { type Fact, fullGame, type LeagueKey } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aGame } from '../../testing/facts.ts'
import { learnedCloses } from '../../testing/learned-closes.ts'
import { between } from '../archive/between.ts'
import { memoryLedger } from '../ledger/memory-ledger.ts'
import { readLedger } from '../ledger/read-ledger.ts'
import { FeedError } from '../ports/feed-error.ts'
import { StoreError } from '../ports/store-error.ts'
import type { Board } from './board.ts'
import { headText, partText } from './checkpoint.ts'
import { createEngine } from './engine.ts'
import { leagueSession } from './league-session.ts'

const HOUR = 3_600_000
const startsAt = Date.parse('2026-06-10T23:00:00Z')
const game = aGame({ id: 'mlb-2026-06-10-bos-nyy', day: '2026-06-10', startsAt })
const openedAt = startsAt - 9 * HOUR

function quoted(book: string, prices: readonly [number, number], hours = 9): Fact {
  const observedAt = startsAt - hours * HOUR
  const quote = { gameId: game.id, book, market: fullGame('moneyline'), mark: null, observedAt }
  return { kind: 'quote', quote: { ...quote, prices: prices.map(decimalOdds) }, observedAt }
}
const opened: readonly Fact[] = [
  { kind: 'game', game, observedAt: openedAt },
  ...['Alpha', 'Beta', 'Gamma'].map((book) => quoted(book, [1.95, 1.95])),
]
/** Long before the start the market follows the best price; within four hours of it, it stays. */
const closes = Array.from({ length: 1200 }, (_, i) => {
  const hoursLeft = (i % 24) / 2
  const closing = (hoursLeft < 4 ? 0.5 : 0.46) + ((i % 7) - 3) / 500
  return { market: 0.5, model: 0.5, others: 0.5, price: 2.1, hoursLeft, closing }
})

const sessionOf = (league: LeagueKey) => leagueSession(league, { noVig: 'power', pricesStand: true, shows: true })

/** An engine that knows those closes; its feed or its ledger can be away. */
function engineOf(facts: readonly Fact[], covers: readonly LeagueKey[] = ['mlb']) {
  const away: { feed: LeagueKey | null; ledger: boolean } = { feed: null, ledger: false }
  const inner = memoryLedger()
  const asOf = openedAt - HOUR
  const saved = { ...sessionOf('mlb').save(asOf), timed: learnedCloses(closes) }
  const engine = createEngine({
    source: {
      name: 'test',
      covers,
      pricesStand: true,
      history: { from: () => '2026-06-09', day: () => [], propQuotes: () => [] },
      async facts(league, after, to) {
        if (away.feed === league) throw new FeedError('unreachable', 'test', 'away')
        return league === 'mlb' ? between(facts, after, to) : []
      },
    },
    checkpoints: {
      head: async () => headText({ source: 'test', asOf, openSince: game.day, leagues: [...covers] }),
      part: async (league) => partText(league, asOf, league === 'mlb' ? saved : sessionOf(league).save(asOf)),
      write: async () => undefined,
    },
    ledger: {
      ...inner,
      async append(entries) {
        if (away.ledger) throw new StoreError('unreachable', 'away')
        return inner.append(entries)
      },
    },
    origin: 'live',
    noVig: 'power',
    yieldToEventLoop: async () => undefined,
    onPhase: () => undefined,
    onUnusableCheckpoint: (message) => expect.unreachable(message),
  })
  const advance = (hours: number, decidesAtEnd = false) => engine.advance(startsAt - hours * HOUR, { decidesAtEnd })
  const entries = async () => (await Array.fromAsync(readLedger(inner))).map(({ entry }) => entry)
  return { away, engine, advance, entries }
}

const saidIn = (board: Board) => {
  const { decision, lineDecisions, bets, proposals } = board.games[0]!
  return { decision, lineDecisions, bets, proposals }
}

const isGone = [...opened, quoted('Delta', [2.1, 1.8]), quoted('Delta', [1.9, 1.9], 1.5)]

it.each([
  ['decides at each step', false],
  ['decides at the end', true],
])('shows, publishes and counts no pick on a price of which nothing was read since, where it %s', async (_, atEnd) => {
  const { away, advance, entries } = engineOf(isGone)
  await advance(8.9)
  const before = saidIn(await advance(8))
  expect(before.decision).toMatchObject({ reason: 'confidence-below-bar' })
  away.feed = 'mlb'
  for (const hours of [6, 4.5, 3, 2, 1.6]) {
    const board = await advance(hours, atEnd)
    expect(board.troubles).toHaveLength(1)
    expect(saidIn(board)).toEqual(before)
  }
  away.feed = null
  expect(saidIn(await advance(1)).decision).toMatchObject({ reason: 'value-below-bar' })
  const said = await entries()
  expect(said.filter(({ kind }) => kind === 'pick')).toEqual([])
  expect(said.flatMap((entry) => (entry.kind === 'slate' ? [entry.picks] : []))).not.toContain(1)
})

it('picks that price where it could be read all the time', async () => {
  const { advance, entries } = engineOf(isGone)
  for (const hours of [8.9, 8, 6, 4.5, 3, 2]) await advance(hours)
  expect((await entries()).filter(({ kind }) => kind === 'pick')).toHaveLength(1)
})

it('shows a pick that could not be published as of what it was made of, and once it could the same', async () => {
  const facts = [...opened, quoted('Delta', [1.95, 1.95]), quoted('Delta', [2.1, 1.8], 1.5)]
  const { away, engine, advance } = engineOf(facts)
  for (const hours of [1.7, 1.65]) await advance(hours)
  away.ledger = true
  await expect(advance(1.49)).rejects.toThrow('away')
  const restated = (await engine.restate())!
  const [home] = restated.games[0]!.bets
  expect(restated.games[0]!.forecast?.knownAt).toBe(startsAt - 1.5 * HOUR)
  expect(home).toMatchObject({ recommendation: 'bet', offers: [{ book: 'Delta', price: 2.1 }, {}, {}, {}] })
  expect(restated.games[0]!.unrecorded).not.toEqual([])
  away.ledger = false
  expect(saidIn(await advance(1.48))).toEqual(saidIn(restated))
})

it('goes on deciding at each step once a league could be read again, and of others meanwhile', async () => {
  const pickOf = async (unread: LeagueKey | null, atEnd: boolean) => {
    const { away, advance, entries } = engineOf([...opened, quoted('Delta', [2.1, 1.8])], ['mlb', 'nba'])
    for (const hours of [8.9, 8]) await advance(hours)
    away.feed = unread
    await advance(7)
    if (!atEnd) away.feed = null
    for (const hours of [6.9, 1]) await advance(hours, atEnd)
    return (await entries()).flatMap((entry) => (entry.kind === 'pick' ? [entry.pick.madeAt] : []))
  }
  const undisturbed = await pickOf(null, false)
  expect(undisturbed).toHaveLength(1)
  expect(await pickOf('mlb', false)).toEqual(undisturbed)
  expect(await pickOf('nba', true)).toEqual([startsAt - HOUR])
})

describe('an outage over the start', () => {
  const moved = ['Alpha', 'Beta', 'Gamma'].map((book) => quoted(book, [1.4, 3.1], 1))
  const live = ['Alpha', 'Beta', 'Gamma'].map((book) => quoted(book, [1.1, 7], -0.5))

  /** The game as it is shown an hour after its start. */
  async function shownAfter(reads: readonly number[], awayAt: (hours: number) => boolean) {
    const { away, advance } = engineOf([...opened, ...moved, ...live])
    let board = await advance(8.9)
    for (const hours of reads) {
      away.feed = awayAt(hours) ? 'mlb' : null
      board = await advance(hours)
    }
    const { forecast, closingBets } = board.games[0]!
    return { forecast, offers: closingBets!.map(({ offers }) => offers.map(({ price }) => price)) }
  }

  it('changes nothing of what prices closed at and what was said of them, once it is over', async () => {
    const watched = await shownAfter([8, 3, 1.5, 0.5, 0.001, -0.2, -1], () => false)
    expect(watched.offers).toEqual([
      [1.4, 1.4, 1.4],
      [3.1, 3.1, 3.1],
    ])
    expect(await shownAfter([8, 3, 0.5, -0.2, -1], (hours) => hours < 3 && hours > -1)).toEqual(watched)
    expect(await shownAfter([8, -1], () => false)).toEqual(watched)
  })

  it('leaves what was last read on screen, as of when it was, while it lasts', async () => {
    const { offers } = await shownAfter([8, 3, 0.5, -0.2], (hours) => hours < 3)
    expect(offers[0]).toEqual([1.95, 1.95, 1.95])
  })
})

it('is restated as of all that was read: a game that has begun is not shown as to come', async () => {
  const { away, engine, advance } = engineOf([...opened, quoted('Delta', [2.1, 1.8], 1.5)])
  for (const hours of [1.7, 1.65]) await advance(hours)
  away.ledger = true
  await expect(advance(-0.2)).rejects.toThrow('away')
  const restated = (await engine.restate())!
  expect(restated.asOf).toBe(startsAt + 0.2 * HOUR)
  expect(restated.games[0]!.closingBets).not.toBeNull()
})
