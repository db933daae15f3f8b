import type { GameMove, RecordedPick } from '@fairline/engine'
import { aPick } from '@fairline/engine/testing'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { beforeTheStart, betWorth, boardOf, liveGame, upcomingGame } from '../../testing/board-of.ts'
import { rowOf } from './bet-rows.ts'
import { betFactsOf, dayFactsOf, slateFactsOf } from './published-facts.ts'

it('names the recommended bet with the highest EV, whatever its rank score, and counts published picks as a subset', () => {
  const favorite = betWorth('a', 0.015, { probability: 0.75, prices: { Book: 1.015 / 0.75 }, confidence: 80 })
  const best = betWorth('b', 0.075, { confidence: 55 })
  const doubtful = betWorth('e', 0.09, { confidence: 40 })
  const misprint = betWorth('c', 0.3)
  const lost = betWorth('d', -0.02, { published: beforeTheStart })
  const { best: named, ...facts } = slateFactsOf(
    boardOf(...[favorite, best, doubtful, misprint, lost].map((bet) => upcomingGame(bet.gameId, [bet]))),
    false,
  )
  expect(favorite.rankScore).toBeGreaterThan(best.rankScore!)
  expect(named).toMatchObject({ expectedValue: 7.5 })
  expect(facts).toMatchObject({
    positiveEv: 3,
    published: 1,
    publishedPositiveEv: 0,
    averageConfidence: 58.3,
    confidenceSample: 3,
  })
})

it('counts the games that are not over, and those of them that are in play', () => {
  const result = { gameId: 'over', winner: 'home' as const, home: 5, away: 3, observedAt: 0 }
  const board = boardOf(liveGame('live', []), liveGame('over', [], { result }), upcomingGame('next', []))
  expect(slateFactsOf({ ...board, rated: 0.999 }, true)).toMatchObject({
    games: 2,
    live: 1,
    learned: 99,
    ownBooks: true,
    best: null,
  })
})

it('compares the fair probability of a bet with what its price implies, and gives moves from its own side', () => {
  const face = { book: 'Pinnacle', line: null, prices: [decimalOdds(2), decimalOdds(1.9)] }
  const move: GameMove = {
    kind: 'moneyline',
    opening: face,
    current: face,
    books: 6,
    towards: 4,
    away: 1,
    move: 0.1,
    points: 2,
    lead: null,
    updates: 1,
    tickets: null,
    steam: null,
  }
  const bet = betWorth('g', 0, { probability: 0.44, prices: { Book: 2.4 }, selection: 'away', confidence: 69.96 })
  const row = rowOf(upcomingGame('g', [bet], { moves: [move] }), { ...bet, marketProbability: 0.425 }, 'replay')
  // 0.44 · 2.4 − 1 = 5.6%; 1/2.4 = 41.7%
  expect(betFactsOf(row)).toEqual({
    pick: 'New York Yankees to win (moneyline)',
    game: 'New York Yankees @ Boston Red Sox',
    winProbability: 44,
    breakEven: 41.7,
    marketProbability: 42.5,
    isSharpMarket: false,
    inPlay: false,
    expectedValue: 5.6,
    confidence: 70,
    against: null,
    moves: { towards: 1, away: 4, books: 6 },
  })
  const unknown = rowOf(
    upcomingGame('g', []),
    { ...betWorth('g', -0.0234), marketProbability: null, confidenceAssumed: true },
    '',
  )
  expect(betFactsOf(unknown)).toMatchObject({
    expectedValue: -2.3,
    marketProbability: null,
    confidence: null,
    moves: null,
  })
})

it('says whether a bet is in play, and whether the market is the sharp book alone', () => {
  const bet = { ...betWorth('g', 0.03), marketProbability: 0.5, sharpProbability: 0.5 }
  const factsOf = (one: typeof bet) => betFactsOf(rowOf(upcomingGame('g', []), one, 'replay'))
  expect(factsOf(bet)).toMatchObject({ inPlay: false, isSharpMarket: true })
  expect(factsOf({ ...bet, state: 'live', sharpProbability: 0.49 })).toMatchObject({
    inPlay: true,
    isSharpMarket: false,
  })
})

it('names the published pick that a recommended bet is against', () => {
  const bet = betWorth('g', 0.03)
  const published = betWorth('g', -0.02, { selection: 'away', published: beforeTheStart })
  const { against } = betFactsOf(rowOf(upcomingGame('g', [bet, published]), bet, 'replay'))
  expect(against).toBe('New York Yankees to win (moneyline)')
})

describe('the facts of a day', () => {
  /** A pick of a day; null if its game is not over. */
  const pickOn = (day: string, profit: number | null, closingValue: number | null = null): RecordedPick => {
    const entry = aPick({ id: `${day}|${profit}`, day })
    return {
      key: '',
      seq: 1,
      hash: '',
      entry: { ...entry, origin: 'live' },
      settled:
        profit === null
          ? null
          : { seq: 2, entry: { profit, closingValue } as NonNullable<RecordedPick['settled']>['entry'] },
    }
  }

  it('are of the newest day on which every pick is settled', () => {
    const picks = [
      pickOn('2026-07-15', 1.1),
      pickOn('2026-07-15', null),
      pickOn('2026-07-14', 1.1, 0.03),
      pickOn('2026-07-14', -1, 0.01),
      pickOn('2026-07-14', 0),
      pickOn('2026-07-14', 0.9),
      pickOn('2026-07-13', -1),
    ]
    expect(dayFactsOf(picks)).toEqual({
      date: '2026-07-14',
      picks: 4,
      won: 2,
      lost: 1,
      pushed: 1,
      profit: 1,
      closingValue: 2,
      saidToWin: 50,
      live: true,
    })
  })

  it('are null while no day is settled, and know no closing value without a close', () => {
    expect(dayFactsOf([pickOn('2026-07-15', null)])).toBeNull()
    expect(dayFactsOf([pickOn('2026-07-15', -1)])).toMatchObject({ closingValue: null, profit: -1 })
    const replayed = { ...pickOn('2026-07-15', -1), entry: aPick({ day: '2026-07-15' }) }
    expect(dayFactsOf([replayed])?.live).toBe(false)
  })
})
