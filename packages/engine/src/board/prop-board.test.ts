import { leagues, type Market, marketSlot, type Quote } from '@fairline/domain'
import { packNumbers } from '@fairline/numeric'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { aFile } from '../../testing/facts.ts'
import { propBoard } from './prop-board.ts'

const startsAt = Date.parse('2019-06-15T20:00:00Z')
const HOUR = 3_600_000

/** Prices on points at 2.05 of which seven in ten closed below. */
const learned = new Float64Array(
  Array.from({ length: 2000 }, (_, i) => [0, i % 2, 0.5, 0.5, 0.5, 2.05, 5, i % 10 < 7 ? 0.52 : 0.45]).flat(),
)

/** A board that learned them, with a player’s points quoted at even odds; each side at 2.05 at a book of its own. */
function boardWith({ line = 20.5, excluded = new Set<string>() } = {}) {
  const board = propBoard(leagues.nba, () => excluded)
  const { closes, ...saved } = board.save()
  board.restore({ ...saved, closes: { ...closes, stats: ['points'], learned: packNumbers(learned) } })
  const market: Market = {
    kind: 'player-prop',
    period: 'full',
    line,
    team: null,
    player: 'Ann',
    stat: 'points',
    alternate: false,
  }
  const prices = { a: [2.05, 1.82], b: [1.82, 2.05], c: [1.92, 1.92], d: [1.92, 1.92] } as const
  const quotes = Object.entries(prices).map(
    ([book, asked]): Quote => ({
      gameId: '',
      book,
      market,
      mark: null,
      observedAt: startsAt - 5 * HOUR,
      prices: asked.map(decimalOdds),
    }),
  )
  const file = aFile(quotes, { startsAt, league: 'nba' })
  for (const place of file.quotes.keys()) board.touch(file.game.id, place)
  return { board, file }
}

it('recommends a player’s stat over or under, never both, though each is worth it at a book', () => {
  const { board, file } = boardWith()
  const [prop] = board.of(file, startsAt - 5 * HOUR)
  const sides = [prop!.over!, prop!.under!]
  for (const { expectedValue, confidence } of sides) {
    expect(expectedValue).toBeGreaterThan(0.01)
    expect(confidence).toBeGreaterThan(50)
  }
  const passed = sides.filter(({ recommendation }) => recommendation === 'pass')
  expect(passed.map(({ passReason }) => passReason)).toEqual(['other-side-recommended'])
})

it('recommends no price of an excluded book, from the moment it is excluded, and lists it still', () => {
  const excluded = new Set<string>()
  const { board, file } = boardWith({ excluded })
  const over = () => board.of(file, startsAt - 5 * HOUR)[0]!.over!
  const before = over()
  expect(before.book).toBe('a')
  excluded.add('a')
  board.judgeAgain()
  expect(over()).toMatchObject({ price: 1.92, recommendation: 'pass', fairProbability: before.fairProbability })
  expect(over().offers.find(({ book }) => book === 'a')).toMatchObject({ price: 2.05, isExcluded: true })
})

it('keeps the props of one player as they were where another’s alone are quoted again', () => {
  const { board, file } = boardWith()
  const [place] = [...file.quotes.keys()] as [string]
  const bea = [...file.quotes.get(place)!.values()].flat().map((quote) => {
    const market = { ...quote.market, player: 'Bea' }
    return [marketSlot(market), { ...quote, market }] as const
  })
  const [beaPlace] = bea[0]!
  const both = {
    ...file,
    quotes: new Map([
      ...file.quotes,
      [
        beaPlace,
        Map.groupBy(
          bea.map(([, quote]) => quote),
          ({ book }) => book,
        ),
      ],
    ]),
  }
  board.touch(file.game.id, beaPlace)
  const players = () => board.of(both, startsAt - 5 * HOUR).map(({ player }) => player)
  expect(players()).toEqual(['Ann', 'Bea'])
  board.touch(file.game.id, beaPlace)
  expect(players()).toEqual(['Ann', 'Bea'])
})

it('judges prices that stand again once a step of time has passed, others only when they are quoted', () => {
  const { board, file: recorded } = boardWith()
  const file = { ...recorded, pricesStand: true, game: { ...recorded.game, id: 'standing' } }
  for (const place of file.quotes.keys()) board.touch('standing', place)
  const at = (hours: number) => startsAt - hours * HOUR
  const first = board.of(file, at(5))
  expect(board.of(file, at(4.99))).toBe(first)
  expect(board.of(file, at(1))).not.toBe(first)
  const seen = board.of(recorded, at(5))
  expect(board.of(recorded, at(1))).toBe(seen)
})

it('has one probability of a batter’s hit and his total base, which are one event, also where one of them alone is quoted again', () => {
  const board = propBoard(leagues.mlb)
  const market = (stat: string): Market => ({
    kind: 'player-prop',
    period: 'full',
    line: 0.5,
    team: null,
    player: 'Ann',
    stat,
    alternate: false,
  })
  const quote = (book: string, stat: string, over: number, under: number): Quote => ({
    gameId: '',
    book,
    market: market(stat),
    mark: null,
    observedAt: startsAt - 5 * HOUR,
    prices: [decimalOdds(over), decimalOdds(under)],
  })
  const hits = ['a', 'b', 'c'].map((book) => quote(book, 'hits', 1.55, 2.4))
  const bases = ['a', 'b'].map((book) => quote(book, 'total_bases', 1.75, 2.05))
  const quotedAs = (...quotes: readonly Quote[]) => aFile(quotes, { startsAt, league: 'mlb' })
  const overs = (file: ReturnType<typeof quotedAs>) =>
    board
      .of(file, startsAt - 5 * HOUR)
      .flatMap(({ over }) => (over ? [[over.market.stat, over.fairProbability, over.carriedOverFrom]] : []))
  const file = quotedAs(...hits, ...bases)
  for (const place of file.quotes.keys()) board.touch(file.game.id, place)
  const [[, first], [, second]] = overs(file) as [[string, number], [string, number]]
  expect(first).toBeCloseTo(second, 12)
  // Between what each name says by itself: 0.607 and 0.539.
  expect(first).toBeGreaterThan(0.54)
  expect(first).toBeLessThan(0.606)
  expect(overs(file).map(([, , carriedOverFrom]) => carriedOverFrom)).toEqual([null, null])

  const later = quotedAs(...hits, ...bases, quote('c', 'total_bases', 1.75, 2.05))
  board.touch(later.game.id, [...later.quotes.keys()].find((place) => place.includes('total_bases'))!)
  const [[, again], [, other]] = overs(later) as [[string, number], [string, number]]
  expect(again).toBeLessThan(first)
  expect(again).toBeCloseTo(other, 12)
})
