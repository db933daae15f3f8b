import { type Game, leagues, type Quote } from '@fairline/domain'
import { type DecimalOdds, decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { type GameFile, gameFiles } from '../market/game-file.ts'
import { closedPlaces, closedProps } from './closed-props.ts'
import { propModels } from './prop-models.ts'

const HOUR = 3_600_000
const startsAt = Date.parse('2026-01-11T03:00:00Z')
const game: Game = {
  id: 'g',
  league: 'nba',
  day: '2026-01-10',
  startsAt,
  number: 1,
  neutral: false,
  home: { key: 'BOS', name: 'Boston' },
  away: { key: 'NYK', name: 'New York' },
}

interface Seen {
  readonly book: string
  readonly prices: readonly [over: number, under: number]
  readonly hoursBefore: number
  readonly line?: number
}

const quoteOf = ({ book, prices, hoursBefore, line = 20.5 }: Seen): Quote => ({
  gameId: 'g',
  book,
  market: { kind: 'player-prop', period: 'full', line, team: null, player: 'Anna', stat: 'points', alternate: false },
  prices: prices.map((price) => decimalOdds(price)) as DecimalOdds[],
  mark: null,
  observedAt: startsAt - hoursBefore * HOUR,
})

function fileOf(seen: readonly Seen[], over: Partial<Game> = {}): GameFile {
  const files = gameFiles(true)
  files.file({ kind: 'game', game: { ...game, ...over }, observedAt: 0 })
  const quotes = seen.map(quoteOf).sort((a, b) => a.observedAt - b.observedAt)
  for (const quote of quotes) files.file({ kind: 'quote', quote, observedAt: quote.observedAt })
  return files.of('g')!
}

function closedOf(file: GameFile) {
  const { of, spread, noVig } = propModels(leagues.nba)
  const rules = { league: leagues.nba, of, spread, noVig }
  return closedProps(closedPlaces(file, rules), file, rules)
}

/** Of the first close, in hours; null if there is none. */
const timeLeftOf = (file: GameFile): number | null => closedOf(file)[0]?.hoursLeft ?? null

const JUST_BEFORE = 1 / HOUR
/** Every book quotes eight hours before the start, and again a millisecond before it. */
const opened: Seen[] = ['a', 'b', 'c'].map((book) => ({ book, prices: [1.9, 1.9], hoursBefore: 8 }))
const closedAt = (prices: Seen['prices']): Seen[] =>
  ['a', 'b', 'c'].map((book) => ({ book, prices, hoursBefore: JUST_BEFORE }))

describe('how a game’s props closed', () => {
  it('is the best price of each side at a moment before the start, and where its line closed', () => {
    const closed = closedOf(
      fileOf([...opened, { book: 'd', prices: [2.05, 1.8], hoursBefore: 8 }, ...closedAt([1.6, 2.4])]),
    )
    expect(closed).toHaveLength(2)
    const [over, under] = closed
    expect(over).toMatchObject({ price: 2.05, others: expect.closeTo(0.5, 6) })
    expect(over?.closing).toBeGreaterThan(0.55)
    expect(under?.price).toBe(1.9)
    expect(over!.closing + under!.closing).toBeCloseTo(1, 12)
    expect(over!.expected + under!.expected).toBeCloseTo(1, 12)
  })

  it('has the time from that moment to the start where prices stand, else from the newest quote', () => {
    const file = fileOf([...opened, ...closedAt([1.6, 2.4])])
    const fromMoments = Array.from({ length: 400 }, (_, i) => timeLeftOf({ ...file, game: { ...game, id: `g${i}` } })!)
    for (const hours of fromMoments) expect(hours > 0 && hours <= 8).toBe(true)
    expect(Math.max(...fromMoments)).toBeGreaterThan(7.5)
    // Half of the moments lie in the last quarter of the eight hours.
    expect(fromMoments.filter((hours) => hours < 2).length / 400).toBeCloseTo(0.5, 1)
    expect(timeLeftOf({ ...file, pricesStand: false })).toBe(8)
  })

  it('says the same of that moment whatever was quoted later', () => {
    const said = (closing: Seen['prices']) =>
      closedOf(fileOf([...opened, ...closedAt(closing)])).map((closed) => ({ ...closed, closing: null }))
    expect(said([1.6, 2.4])).toEqual(said([2.6, 1.5]))
    expect(closedOf(fileOf([...opened, ...closedAt([1.6, 2.4])]))[0]?.closing).not.toBeCloseTo(0.5, 2)
  })

  it('draws the same moment each time, and another for another game', () => {
    // A price that goes up by the minute says which moment was drawn.
    const climbing = Array.from({ length: 480 }, (_, i): Seen => {
      const price = 1.9 + i / 4000
      return { book: 'a', prices: [price, 1.85], hoursBefore: 8 - i / 60 }
    })
    const best = (id: string) =>
      closedOf({ ...fileOf([...opened.slice(1), ...climbing, ...closedAt([1.9, 1.9])]), game: { ...game, id } })[0]
    expect(best('g')).toEqual(best('g'))
    const prices = new Set(['g', 'h', 'i', 'j'].map((id) => best(id)?.price))
    expect(prices.size).toBeGreaterThan(2)
  })

  it('takes no price that was stale at the moment, and closes without those that are stale at the start', () => {
    const slow: Seen = { book: 'slow', prices: [2.2, 1.7], hoursBefore: 8 }
    const moved: Seen[] = ['a', 'b', 'c'].map((book) => ({ book, prices: [1.7, 2.2], hoursBefore: 8 - JUST_BEFORE }))
    const [over] = closedOf(fileOf([...opened, slow, ...moved]))
    expect(over?.price).toBe(1.7)
    const fair = 2.2 / (1.7 + 2.2)
    expect(over?.closing).toBeCloseTo(fair, 6)
  })

  it('is not known of what fewer than three books price, then or at the start, nor without a start', () => {
    expect(closedOf(fileOf([...opened.slice(1), ...closedAt([1.9, 1.9]).slice(1)]))).toEqual([])
    const left = closedAt([1.9, 1.9]).slice(0, 2)
    const gone = { ...quoteOf({ book: 'c', prices: [1.9, 1.9], hoursBefore: JUST_BEFORE }), prices: [null, null] }
    const file = fileOf([...opened, ...left])
    const place = [...file.quotes.keys()][0]!
    const books = new Map(file.quotes.get(place))
    books.set('c', [...books.get('c')!, gone])
    expect(closedOf({ ...file, quotes: new Map([[place, books]]) })).toEqual([])
    expect(closedOf(fileOf([...opened, ...closedAt([1.9, 1.9])], { startsAt: null }))).toEqual([])
  })
})
