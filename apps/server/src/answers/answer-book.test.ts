import { analyticsComparisons, fiveDayTest, liveData, premiumPlayerProps } from '@fairline/contract'
import { startOfPacificDay } from '@fairline/domain'
import { between, createEngine, memoryLedger } from '@fairline/engine'
import { madeUpLeague } from '@fairline/engine/testing'
import { describe, expect, it } from 'vitest'
import { boardOf, liveGame, upcomingGame } from '../../testing/board-of.ts'
import { answerBook, changedAnswers, type SteadyAnswers } from './answer-book.ts'
import { askedAnswers } from './asked-answers.ts'

const { days, facts } = madeUpLeague(90)

async function aBoard() {
  const engine = createEngine({
    source: {
      name: 'replay',
      covers: ['mlb'],
      pricesStand: false,
      facts: async (_, after, asOf) => between(facts, after, asOf),
    },
    ledger: memoryLedger(),
    origin: 'replay',
    noVig: 'multiplicative',
    yieldToEventLoop: async () => {},
    onPhase: () => {},
  })
  return engine.advance(startOfPacificDay(days[80] ?? '') + 9 * 3_600_000)
}

describe('the answers of one board', () => {
  it('take the first questions, always with the same bytes, and leave random ones to the worker', async () => {
    const book = answerBook(await aBoard())
    const answer = askedAnswers.find(({ path }) => path === '/api/advanced-more-picks')!
    const first = book.asked(answer, { offset: 0, limit: 20 })
    expect(first).not.toBeNull()
    const later = Array.from({ length: 100 }, (_, offset) => book.asked(answer, { offset: offset + 1 }))
    expect(later.filter((bytes) => bytes !== null)).toHaveLength(23)
    expect(book.asked(answer, { limit: 20, offset: 0 })).toBe(first)
  })
})

describe('the answers of a new version of the board', () => {
  const path = { props: premiumPlayerProps.path, days: fiveDayTest.path, live: liveData.path }
  const upcoming = upcomingGame('a', [])
  const board = boardOf(upcoming)

  /** Whether an answer has the same bytes on both boards. */
  function isSame(of: string, before: typeof board, after: typeof board): boolean {
    const steady: SteadyAnswers = new Map()
    return answerBook(before, steady).of(of) === answerBook(after, steady).of(of)
  }

  it('keep their bytes if they rest on strategies and the day, and these are the same', () => {
    for (const of of [fiveDayTest.path, analyticsComparisons.path]) {
      expect(isSame(of, board, { ...board, version: 2 })).toBe(true)
      expect(isSame(of, board, { ...board, strategies: { records: [], lately: [] } })).toBe(false)
      expect(isSame(of, board, { ...board, day: '2026-07-16' })).toBe(false)
    }
  })

  it('keep those of player props until a game starts or ends, the day ends or more is learned', () => {
    const on = liveGame('b', [])
    const withLive = boardOf(upcoming, on)
    const over = { ...on, result: { gameId: 'b', home: 1, away: 6, periods: null, endedAt: 0 } } as unknown as typeof on
    expect(isSame(path.props, withLive, { ...withLive, version: 2 })).toBe(true)
    expect(isSame(path.props, board, withLive)).toBe(false)
    expect(isSame(path.props, withLive, boardOf(upcoming, over))).toBe(false)
    expect(isSame(path.props, board, { ...board, day: '2026-07-16' })).toBe(false)
    expect(isSame(path.props, board, { ...board, rated: { done: 1, total: 2 } as unknown as typeof board.rated })).toBe(
      false,
    )
  })

  it('are made again if they rest on nearly everything, and once for each version', () => {
    expect(isSame(path.live, board, { ...board, version: 2 })).toBe(false)
    const book = answerBook(board)
    expect(book.of(path.live)).not.toBeNull()
    expect(book.of(path.live)).toBe(book.of(path.live))
    expect(book.of('/api/unheard-of')).toBeNull()
  })

  it('say something else once a game changed, was added or is gone; all of them at first', () => {
    const changed = (...games: (typeof upcoming)[]) => changedAnswers(answerBook(board), answerBook(boardOf(...games)))
    expect(changed(upcoming)).toEqual([])
    expect(changed({ ...upcoming, news: [] })).toContain(path.props)
    expect(changed({ ...upcoming, news: [] })).not.toContain(path.live)
    expect(changed(upcoming, liveGame('b', []))).toEqual(expect.arrayContaining([path.live, path.props]))
    expect(changed()).toContain(path.props)
    expect(changedAnswers(null, answerBook(board))).toEqual(
      expect.arrayContaining([path.live, path.props, '/api/advanced-more-picks']),
    )
  })
})
