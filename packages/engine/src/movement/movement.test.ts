import { type Fact, fullGame, leagues, type Quote } from '@fairline/domain'
import { logistic, normalStream, randomStream } from '@fairline/numeric'
import { decimalOdds } from '@fairline/odds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aFile, aGame } from '../../testing/facts.ts'
import { type BookPath, bookPaths } from './book-paths.ts'
import { findSteam } from './find-steam.ts'
import { movementReport } from './movement-report.ts'
import { usualMoves } from './usual-moves.ts'

const HOUR = 3_600_000
const path = (book: string, ...points: [at: number, position: number][]): BookPath => ({
  book,
  points: points.map(([at, position]) => ({ at, position, line: null })),
})
const rules = { windowMs: 10, minBooks: 2, leastMove: () => 0.05 }

describe('steam', () => {
  it('is several books moving the same way within a window, the first of them named', () => {
    const [found, ...more] = findSteam(
      [path('a', [0, 0], [3, 0.1]), path('b', [0, 0], [8, 0.12]), path('c', [0, 0])],
      rules,
    )
    expect(more).toEqual([])
    expect(found).toMatchObject({ at: 8, direction: 1, books: ['a', 'b'], firstMover: 'a' })
    expect(found!.move).toBeCloseTo(0.11, 12)
  })

  it('is none where moves are small, far apart, against each other, or of one book', () => {
    expect(findSteam([path('a', [0, 0], [3, 0.04]), path('b', [0, 0], [4, 0.04])], rules)).toEqual([])
    expect(findSteam([path('a', [0, 0], [3, 0.1]), path('b', [0, 0], [14, 0.1])], rules)).toEqual([])
    expect(
      findSteam([path('a', [0, 0], [3, 0.1]), path('b', [0, 0], [4, 0.1]), path('c', [0, 0], [4, -0.1])], rules),
    ).toEqual([])
    expect(findSteam([path('a', [0, 0], [3, 0.1], [4, 0.2])], rules)).toEqual([])
  })

  it('is found again within a window if the books turn around', () => {
    const found = findSteam([path('a', [0, 0], [100, 0.1], [130, -0.1]), path('b', [0, 0], [110, 0.1], [140, -0.1])], {
      ...rules,
      windowMs: 60,
    })
    expect(found).toMatchObject([
      { at: 110, direction: 1, books: ['a', 'b'] },
      { at: 140, direction: -1, books: ['a', 'b'] },
    ])
  })

  it('does not name a first mover where two were first, nor a book that was not there before', () => {
    const found = findSteam([path('a', [0, 0], [3, 0.1]), path('b', [0, 0], [3, 0.1]), path('new', [3, 0.4])], rules)
    expect(found).toMatchObject([{ books: ['a', 'b'], firstMover: null }])
  })

  it('is told from what was seen until then: what comes later changes nothing said before', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.double({ min: -0.3, max: 0.3, noNaN: true })), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(fc.array(steps, { minLength: 2, maxLength: 4 }), fc.integer({ min: 1, max: 60 }), (books, until) => {
        const paths = books.map((moves, i) => path(`book ${i}`, [0, 0], ...moves.toSorted(([a], [b]) => a - b)))
        const seen = paths.map(({ book, points }) => ({ book, points: points.filter(({ at }) => at <= until) }))
        expect(findSteam(seen, rules)).toEqual(findSteam(paths, rules).filter(({ at }) => at <= until))
      }),
    )
  })
})

describe('how a book moved', () => {
  const startsAt = 48 * HOUR
  const quote = (kind: 'moneyline' | 'total', line: number | null, prices: [number, number], at: number): Quote => ({
    gameId: aGame().id,
    book: 'a',
    market: fullGame(kind, line),
    mark: null,
    observedAt: at,
    prices: prices.map(decimalOdds),
  })

  it('is one scale for prices and lines: a higher line at the same price is a move up', () => {
    const file = aFile(
      [quote('total', 215.5, [1.9, 1.9], 1), quote('total', 217.5, [1.9, 1.9], 2), quote('total', 217.5, [1.8, 2], 3)],
      { league: 'nba', startsAt },
    )
    const [{ points }] = bookPaths(leagues.nba, file, 'total') as [BookPath]
    expect(points.map(({ line }) => line)).toEqual([215.5, 217.5, 217.5])
    expect(points[0]!.position).toBeCloseTo(0, 9)
    // Two points of 18.2: 0.11 of a deviation, 1.6 in log-odds each.
    expect(points[1]!.position).toBeCloseTo(0.1755, 3)
    expect(points[2]!.position).toBeGreaterThan(points[1]!.position)
  })

  it('has no point where the price is the same again, and none of a price with one side', () => {
    const file = aFile([quote('moneyline', null, [1.9, 1.9], 1), quote('moneyline', null, [1.9, 1.9], 2)], { startsAt })
    expect(bookPaths(leagues.mlb, file, 'moneyline')[0]!.points).toHaveLength(1)
    expect(bookPaths(leagues.laliga, file, 'moneyline')).toEqual([])
  })
})

describe('what is usual', () => {
  it('is learnt for each time before the start', () => {
    const usual = usualMoves()
    const normal = normalStream(randomStream(5))
    for (let game = 0; game < 400; game++) {
      let position = 0
      const points: [number, number][] = []
      for (let hour = 0; hour <= 48; hour++) {
        position += (hour > 45 ? 0.08 : 0.02) * normal()
        points.push([hour * HOUR, position])
      }
      usual.learn([path('a', ...points)], 48 * HOUR)
    }
    expect(usual.deviation(10 * HOUR, 11 * HOUR, 48 * HOUR)).toBeCloseTo(0.02, 2)
    expect(usual.deviation(47 * HOUR, 48 * HOUR, 48 * HOUR)).toBeCloseTo(0.08, 2)
    expect(usual.deviation(0, 4 * HOUR, 48 * HOUR)).toBeCloseTo(0.04, 2)
  })

  it('spreads a move that was seen late over the hours it took, the last of them or not', () => {
    const usual = usualMoves()
    const normal = normalStream(randomStream(6))
    for (let game = 0; game < 4000; game++)
      usual.learn([path('a', [0, 0], [10 * HOUR, 0.02 * Math.sqrt(10) * normal()])], 10 * HOUR)
    expect(usual.deviation(0, HOUR, 10 * HOUR)).toBeCloseTo(0.02, 2)
    expect(usual.deviation(9 * HOUR, 10 * HOUR, 10 * HOUR)).toBeCloseTo(0.02, 2)
    expect(usual.deviation(0, 10 * HOUR, 10 * HOUR)).toBeCloseTo(0.02 * Math.sqrt(10), 2)
  })

  it('is the same after it was saved and restored', () => {
    const [usual, restored] = [usualMoves(), usualMoves()]
    usual.learn([path('a', [0, 0], [30 * HOUR, 0.4], [47 * HOUR, 0.1])], 48 * HOUR)
    restored.restore(JSON.parse(JSON.stringify(usual.save())))
    expect(restored.markets()).toBe(1)
    expect(restored.deviation(0, 48 * HOUR, 48 * HOUR)).toBe(usual.deviation(0, 48 * HOUR, 48 * HOUR))
  })
})

describe('what moves meant', () => {
  /** A market in which the first to move is right, and the others follow at the next look. */
  function season(games: number, lastSeen = 0.5): Fact[] {
    const normal = normalStream(randomStream(9))
    return Array.from({ length: games }, (_, g): Fact[] => {
      const start = (g + 1) * 72 * HOUR
      const game = aGame({ id: `g${g}`, startsAt: start, day: new Date(start).toISOString().slice(0, 10) })
      const quoteOf = (book: string, position: number, at: number): Fact => {
        const probability = logistic(position)
        const prices = [probability, 1 - probability].map((one) => decimalOdds(1 / (1.04 * one)))
        const quote = { gameId: game.id, book, market: fullGame('moneyline'), prices, mark: null, observedAt: at }
        return { kind: 'quote', quote, observedAt: at }
      }
      const news = 0.25 * normal()
      const seen = [
        ...['a', 'b', 'c'].map((book) => quoteOf(book, 0, start - 30 * HOUR)),
        quoteOf('a', news, start - 20 * HOUR),
        quoteOf('b', news, start - 19.5 * HOUR),
        quoteOf('c', news, start - 10 * HOUR),
        ...['a', 'b', 'c'].map((book) => quoteOf(book, news, start - lastSeen * HOUR)),
      ]
      const result = { gameId: game.id, winner: 'home' as const, home: 3, away: 2, observedAt: start + 3 * HOUR }
      return [
        { kind: 'game', game, observedAt: start - 40 * HOUR },
        ...seen,
        { kind: 'result', result, observedAt: result.observedAt },
      ]
    }).flat()
  }

  it('names who leads, and finds that the one who stood still comes after', () => {
    const { games, moves, leaders } = movementReport(season(150), leagues.mlb, {
      windowMs: 4 * HOUR,
      minBooks: 2,
      minDeviations: 0.5,
    })
    expect(games).toBe(150)
    const steam = moves.find(({ market, what }) => market === 'moneyline' && what === 'steam')!
    expect(steam.found).toBeGreaterThan(80)
    expect(steam.caughtUp!.mean).toBeGreaterThan(0.1)
    expect(Math.abs(steam.wentOn!.mean)).toBeLessThan(0.02)
    expect(steam.value!.mean).toBeGreaterThan(0)
    expect(leaders[0]!.book).toBe('a')
    expect(leaders.map(({ book }) => book)).not.toContain('c')
  })

  it('says nothing of what moves were worth where no game was seen to close', () => {
    const options = { windowMs: 4 * HOUR, minBooks: 2, minDeviations: 0.5 }
    const { moves } = movementReport(season(40, 2), leagues.mlb, options)
    const steam = moves.find(({ market, what }) => market === 'moneyline' && what === 'steam')!
    expect(steam.found).toBeGreaterThan(10)
    expect([steam.value, steam.caughtUp === null]).toEqual([null, false])
  })
})
