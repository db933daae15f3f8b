import { type Fact, fullGame, leagues, type Market, type Score } from '@fairline/domain'
import { hashString } from '@fairline/numeric'
import { type DecimalOdds, noVig } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aGame } from '../../testing/facts.ts'
import { momentsOf } from '../learn/phases-of.ts'
import { gameFiles } from '../market/game-file.ts'
import { IN_PLAY_NO_VIG } from '../markets/in-play-no-vig.ts'
import { inPlayWatch, type Referenced } from './in-play-watch.ts'

const MINUTE = 60_000
const START = Date.parse('2026-06-10T18:00:00Z')
const game = aGame({ startsAt: START })
/** The first minute at which the game is looked at. */
const LOOK = START + (hashString(game.id) % 15 || 15) * MINUTE
const moneyline = fullGame('moneyline')
const total = fullGame('total', 8.5)

const announced: Fact = { kind: 'game', game, observedAt: START - 9 * MINUTE }
const books = ['Alpha', 'Beta', 'Gamma']

const quote = (observedAt: number, book: string, market: Market, prices: readonly (number | null)[]): Fact => ({
  kind: 'quote',
  quote: { gameId: game.id, book, market, prices: prices as DecimalOdds[], mark: null, observedAt },
  observedAt,
})

/** The same prices at some books, a cent more at one book for each selection a moment later, which the others then confirm. */
const quoted = (observedAt: number, market: Market, prices: readonly number[], by = books): Fact[] => [
  ...by.map((book) => quote(observedAt - 2, book, market, prices)),
  ...prices.map((price, i) =>
    quote(
      observedAt - 1,
      `Best ${i}`,
      market,
      prices.map((_, k) => (k === i ? price + 0.01 : null)),
    ),
  ),
  ...by.map((book) => quote(observedAt, book, market, prices)),
]

const scored = (observedAt: number, home: number, away: number): Fact => ({
  kind: 'score',
  score: {
    gameId: game.id,
    home,
    away,
    period: 5,
    clock: 'Top 5th',
    remaining: 0.5,
    bases: null,
    observedAt,
    periods: { home: [], away: [] },
    lines: [],
  } satisfies Score,
  observedAt,
})

const ended = (observedAt: number, home: number, away: number): Fact => ({
  kind: 'result',
  result: { gameId: game.id, home, away, winner: home > away ? 'home' : 'away', observedAt } as never,
  observedAt,
})

const before = [
  announced,
  ...quoted(START - MINUTE, moneyline, [1.9, 2]),
  ...quoted(START - MINUTE, total, [1.9, 1.9]),
  scored(START + 1000, 0, 0),
]

/** Follows facts to a moment. @returns what was held against its reference on the way, and the watch */
function followed(facts: readonly Fact[], { to = LOOK + 30 * MINUTE, pricesStand = true } = {}) {
  const seen: Referenced[] = []
  const files = gameFiles(pricesStand)
  const watch = inPlayWatch(leagues.mlb, files, (one) => seen.push(one))
  for (const moment of momentsOf(facts)) {
    watch.goTo(moment[0]!.observedAt)
    for (const fact of moment) files.file(fact)
    for (const fact of moment) if (fact.kind === 'result') watch.ended(files.of(game.id)!)
  }
  watch.goTo(to)
  return { seen, watch, of: (kind: string) => seen.filter(({ offer }) => offer.kind === kind) }
}

const homeAt = (prices: readonly number[]) => noVig(IN_PLAY_NO_VIG, prices as DecimalOdds[])[0]!

describe('a game that is followed while it is played', () => {
  const [then, now, later] = [
    [1.5, 2.6],
    [1.4, 3],
    [1.2, 4.6],
  ] as const

  it('has its best prices held against the fair price two minutes later', () => {
    const { of } = followed([
      ...before,
      ...quoted(LOOK - 5000, moneyline, then),
      ...quoted(LOOK + 100_000, moneyline, now),
      ...quoted(LOOK + 125_000, moneyline, later),
    ])
    const [home, away] = of('winner').map(({ offer }) => offer)
    expect(home).toMatchObject({ price: 1.51, remaining: 0.5 })
    expect(home!.fair).toBeCloseTo(homeAt(then), 9)
    expect(home!.reference).toBeCloseTo(homeAt(now), 9)
    expect(away!.reference).toBeCloseTo(1 - homeAt(now), 9)
  })

  it('is held, where score and time alone say who wins, against the odds it began with, not those it opened with', () => {
    const openedAt = (prices: readonly number[]) => [
      announced,
      ...quoted(START - 3 * MINUTE, moneyline, prices),
      ...quoted(START - MINUTE, moneyline, [1.9, 2]),
      ...quoted(START - MINUTE, total, [1.9, 1.9]),
      scored(START + 1000, 0, 0),
      ...quoted(LOOK - 5000, moneyline, then),
      // All are gone when the price is looked at again.
      ...['Alpha', 'Beta', 'Gamma', 'Best 0', 'Best 1'].map((book) =>
        quote(LOOK + 60_000, book, moneyline, [null, null]),
      ),
      scored(LOOK + 70_000, 1, 0),
    ]
    const references = [[1.2, 5.5] as const, [5.5, 1.2] as const].map((prices) =>
      followed(openedAt(prices))
        .of('winner')
        .map(({ offer }) => offer.reference),
    )
    expect(references[0]!.length).toBeGreaterThan(0)
    expect(references[0]).toEqual(references[1])
  })

  it('is looked at before anything of a later moment is known', () => {
    const { of } = followed([
      ...before,
      ...quoted(LOOK - 5000, moneyline, then),
      ...quoted(LOOK + 3, moneyline, now),
      ...quoted(LOOK + 120_003, moneyline, later),
    ])
    const [home] = of('winner').map(({ offer }) => offer)
    expect(home).toMatchObject({ price: 1.51 })
    expect(home!.reference).toBeCloseTo(homeAt(now), 9)
  })

  it('is looked at with all that was seen by then', () => {
    const facts = [...before, ...quoted(LOOK - 5000, moneyline, then), ...quoted(LOOK, moneyline, now)]
    const at = [...facts, ...quoted(LOOK + 120_000, moneyline, later)]
    const [home] = followed(at)
      .of('winner')
      .map(({ offer }) => offer)
    expect(home).toMatchObject({ price: 1.41 })
    expect(home!.reference).toBeCloseTo(homeAt(later), 9)
  })

  it('is looked at with what becomes known at that very minute, also if nothing did in the one before', () => {
    const [early, late] = [LOOK - 100_000, LOOK]
    const best = quote(early + 1, 'Best', moneyline, [1.51, null])
    const confirmed = (at: number) => books.map((book) => quote(at, book, moneyline, then))
    const { of } = followed([...before, ...confirmed(early), best, ...confirmed(late)], { to: LOOK + 10 * MINUTE })
    expect(of('winner').map(({ offer }) => offer.price)).toEqual([1.51])
  })

  it('is looked at every quarter of an hour, at a minute that follows from the game', () => {
    const quotes = Array.from({ length: 90 }, (_, i) => quoted(START + i * MINUTE + 500, moneyline, then)).flat()
    const { of } = followed([...before, ...quotes], { to: START + 90 * MINUTE })
    expect(of('winner')).toHaveLength(2 * Math.ceil((START + 88 * MINUTE - LOOK) / (15 * MINUTE)))
  })

  it('has a score in between count against the price', () => {
    const facts = [
      ...before,
      ...quoted(LOOK - 5000, moneyline, then),
      scored(LOOK + 50_000, 0, 4),
      ...quoted(LOOK + 100_000, moneyline, [5, 1.2]),
    ]
    const [home] = followed(facts)
      .of('winner')
      .map(({ offer }) => offer)
    expect(home!.reference).toBeCloseTo(homeAt([5, 1.2]), 9)
  })

  it('has prices of its last two minutes held against the result', () => {
    const facts = [...before, ...quoted(LOOK - 5000, moneyline, then), ended(LOOK + 60_000, 2, 5)]
    expect(
      followed(facts)
        .of('winner')
        .map(({ offer }) => offer.reference),
    ).toEqual([0, 1])
  })

  it('teaches nothing of a total that lands on its line in its last two minutes', () => {
    const level = fullGame('total', 8)
    const facts = [...before, ...quoted(LOOK - 5000, level, [1.9, 1.9]), ended(LOOK + 60_000, 3, 5)]
    expect(followed(facts).seen).toEqual([])
  })

  it('is not looked at where the price that stands out is newer than those of all other books but one', () => {
    const at = (...facts: Fact[]) => followed([...before, ...facts], { to: LOOK + 10 * MINUTE }).of('winner')
    const first = quoted(LOOK - 9000, moneyline, then, ['Alpha', 'Beta', 'Gamma'])
    const ahead = quote(LOOK - 8000, 'Delta', moneyline, [1.7, 2.2])
    const follows = (book: string) => quote(LOOK - 5000, book, moneyline, then)
    const isHome = ({ offer }: Referenced) => offer.price === 1.7
    expect(at(...first, ahead).filter(isHome)).toEqual([])
    expect(at(...first, ahead, follows('Alpha')).filter(isHome)).toEqual([])
    expect(at(...first, ahead, follows('Alpha'), follows('Beta')).filter(isHome)).toHaveLength(1)
  })

  it('teaches each spread that is the winner by another name nothing of its own', () => {
    const facts = [
      ...before,
      ...quoted(LOOK - 5000, moneyline, then),
      ...quoted(LOOK - 5000, fullGame('spread', -0.5), then),
    ]
    const { seen } = followed(facts, { to: LOOK + 10 * MINUTE })
    expect(seen.map(({ offer }) => offer.kind)).toEqual(['winner', 'winner'])
  })

  it('is looked at again when its facts come again', () => {
    const facts = [...before, ...quoted(LOOK - 5000, moneyline, then)]
    const reopened = followed(facts, { to: LOOK + MINUTE })
    reopened.watch.reopen()
    reopened.watch.goTo(LOOK + 5 * MINUTE)
    // All of it is gone through once more: the look is taken once.
    expect(reopened.of('winner')).toHaveLength(2)
  })

  it('is not looked at where its prices are stale: a score was seen since', () => {
    const facts = [...before, ...quoted(LOOK - 5000, moneyline, then), scored(LOOK - 1000, 0, 2)]
    expect(followed(facts).seen).toEqual([])
  })

  it('is not looked at before its score is known, or on lines that too few books quote', () => {
    const [start, ...rest] = before
    const unscored = [start!, ...rest.filter(({ kind }) => kind !== 'score')]
    expect(followed([...unscored, ...quoted(LOOK - 5000, moneyline, then)]).seen).toEqual([])
    const alone = quoted(LOOK - 5000, { ...total, alternate: true }, [2.5, 1.5], ['Alpha'])
    const { of } = followed([...before, ...alone, ...quoted(LOOK - 5000, fullGame('total', 9.5), [1.9, 1.9])])
    expect(of('over').map(({ offer }) => offer.price)).toEqual([1.91, 1.91])
  })

  it('has no reference where a source knows prices only as of when they were seen, and none was seen since', () => {
    const facts = [...before, ...quoted(LOOK - 5000, moneyline, then)]
    expect(followed(facts, { pricesStand: true }).of('winner')).toHaveLength(4)
    expect(followed(facts, { pricesStand: false }).seen).toEqual([])
    // What is quoted at the very minute of the look was known to it.
    const known = [...before, ...quoted(LOOK, moneyline, then)]
    expect(followed(known, { pricesStand: false, to: LOOK + 10 * MINUTE }).seen).toEqual([])
    const again = [...facts, ...quoted(LOOK + 60_000, moneyline, now)]
    expect(followed(again, { pricesStand: false, to: LOOK + 10 * MINUTE }).of('winner')).toHaveLength(2)
  })

  it('is left alone ten hours after its start: it was never seen to end', () => {
    const facts = [...before, ...quoted(START + 599 * MINUTE, moneyline, then)]
    const { seen } = followed(facts, { to: START + 700 * MINUTE })
    expect(seen.length).toBeLessThanOrEqual(2)
  })
})
