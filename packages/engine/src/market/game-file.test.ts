import { type Fact, fullGame, type Market, type Quote, type Score } from '@fairline/domain'
import type { DecimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aGame } from '../../testing/facts.ts'
import { gameFiles, gameIdOf, isPropPlace, MAX_RECENT_QUOTES, winnerMarket } from './game-file.ts'

const STARTS_AT = 100
const game = aGame({ startsAt: STARTS_AT })
const of = { gameId: game.id, observedAt: 1 }

const quote = (over: Partial<Quote> = {}): Quote => ({
  ...of,
  book: 'a',
  market: fullGame('moneyline'),
  prices: [1.9, 1.95] as DecimalOdds[],
  mark: null,
  ...over,
})
const score = (observedAt: number, home: number, away: number): Score => ({
  ...of,
  home,
  away,
  period: 1,
  clock: 'Top 1st',
  remaining: 1,
  bases: null,
  periods: { home: [], away: [] },
  lines: [],
  observedAt,
})
const prop = (player: string, line: number, alternate = false): Market => ({
  ...fullGame('player-prop', line),
  player,
  stat: 'hits',
  alternate,
})

const news = { ...of, side: 'home', player: 'Ann', what: 'out', detail: null } as const
const weather = { ...of, temperature: 20, wind: 3, windTowards: 90, precipitation: 0 }
const shares = { ...of, market: fullGame('moneyline'), tickets: [0.7, 0.3], handle: [0.5, 0.5] }
const reference = { ...of, forecaster: 'elo', chances: [0.6, 0.4] }
const result = { ...of, winner: 'home', home: 5, away: 3 } as const

/** Files of one announced game, with these facts about it. */
function filesWith(...facts: readonly Fact[]) {
  const files = gameFiles()
  for (const fact of [{ kind: 'game', game, observedAt: 0 } as const, ...facts]) files.file(fact)
  return files
}
const fileWith = (...facts: readonly Fact[]) => filesWith(...facts).of(game.id)
const quoted = (...quotes: readonly Partial<Quote>[]) =>
  fileWith(...quotes.map((over): Fact => ({ kind: 'quote', quote: quote(over), observedAt: over.observedAt ?? 1 })))
const scored = (...scores: readonly Score[]): Fact[] =>
  scores.map((now) => ({ kind: 'score', score: now, observedAt: now.observedAt }))

describe('files of games', () => {
  it('take facts only about games that were announced', () => {
    const files = gameFiles()
    const fact: Fact = { kind: 'result', result, observedAt: 1 }
    expect(files.file(fact)).toBe(false)
    expect(files.of(game.id)).toBeUndefined()
    expect(files.file({ kind: 'game', game, observedAt: 0 })).toBe(true)
    expect(files.file(fact)).toBe(true)
    expect(files.of(game.id)?.result).toEqual(result)
  })

  it('keep what is known of a game that is announced again with another start', () => {
    const files = filesWith({ kind: 'result', result, observedAt: 1 })
    files.file({ kind: 'game', game: aGame({ startsAt: 500 }), observedAt: 2 })
    expect(files.of(game.id)).toMatchObject({ game: { startsAt: 500 }, result })
  })

  it('list every game, until it is closed', () => {
    const files = filesWith({ kind: 'game', game: aGame({ id: 'other' }), observedAt: 0 })
    expect(Array.from(files.all(), (file) => file.game.id)).toEqual([game.id, 'other'])
    files.close(game.id)
    expect(Array.from(files.all(), (file) => file.game.id)).toEqual(['other'])
    expect(files.of(game.id)).toBeUndefined()
  })

  it('take prices to last until the next one only if the source says so', () => {
    expect(fileWith()?.pricesStand).toBe(false)
    const files = gameFiles(true)
    files.file({ kind: 'game', game, observedAt: 0 })
    expect(files.of(game.id)?.pricesStand).toBe(true)
  })

  it('are empty at first', () => {
    expect(fileWith()).toMatchObject({
      score: null,
      scoredAt: null,
      news: [],
      weather: null,
      result: null,
      references: [],
    })
  })

  it('drop the quotes on players of one game, alternates included, and nothing else', () => {
    const markets = [prop('Ann', 1.5), prop('Ann', 2.5, true), prop('Ben', 0.5), fullGame('total', 8.5)]
    const files = filesWith(
      ...markets.map((market): Fact => ({ kind: 'quote', quote: quote({ market }), observedAt: 1 })),
    )
    files.dropProps('unknown')
    expect(files.of(game.id)?.quotes.size).toBe(4)
    files.dropProps(game.id)
    const { quotes, places, quoted: counts } = files.of(game.id) ?? {}
    expect([quotes, counts, places].map((map) => [...(map?.keys() ?? [])])).toEqual([
      ['total|full||||'],
      ['total|full|||'],
      ['total|full|||'],
    ])
  })
})

describe('a game file', () => {
  it('keeps all news and forecasts of others in order, and the newest weather and result', () => {
    const later = { ...news, player: 'Ben' }
    const file = fileWith(
      { kind: 'news', news, observedAt: 1 },
      { kind: 'news', news: later, observedAt: 2 },
      { kind: 'reference', reference, observedAt: 1 },
      { kind: 'reference', reference: { ...reference, forecaster: 'fte' }, observedAt: 2 },
      { kind: 'weather', weather, observedAt: 1 },
      { kind: 'weather', weather: { ...weather, wind: 9 }, observedAt: 2 },
    )
    expect(file?.news).toEqual([news, later])
    expect(file?.references.map(({ forecaster }) => forecaster)).toEqual(['elo', 'fte'])
    expect(file?.weather?.wind).toBe(9)
  })

  it('keeps the newest shares of each market', () => {
    const file = fileWith(
      { kind: 'shares', shares, observedAt: 1 },
      { kind: 'shares', shares: { ...shares, market: fullGame('total', 8.5) }, observedAt: 1 },
      { kind: 'shares', shares: { ...shares, tickets: [0.6, 0.4] }, observedAt: 2 },
    )
    expect([...(file?.shares ?? [])].map(([place, { tickets }]) => [place, tickets])).toEqual([
      ['moneyline|full||||', [0.6, 0.4]],
      ['total|full||||', [0.7, 0.3]],
    ])
  })

  it('counts the quotes of a group and remembers the newest moment, whatever their order', () => {
    const file = quoted({ observedAt: 5 }, { observedAt: 9 }, { observedAt: 7 })
    expect(file?.quoted.get('moneyline|full|||')).toEqual({ count: 3, newest: 9 })
  })

  it('lists the places of a group once each', () => {
    const file = quoted(
      { market: prop('Ann', 1.5) },
      { market: prop('Ann', 2.5, true) },
      { market: prop('Ann', 1.5), book: 'b' },
    )
    expect(file?.places.get('player-prop|full||Ann|hits')).toEqual([
      'player-prop|full||Ann|hits|',
      'player-prop|full||Ann|hits|2.5',
    ])
  })

  it('knows of which places a source named an opening price', () => {
    const total = fullGame('total', 8.5)
    const file = quoted({ mark: 'open' }, { market: total, mark: 'close' }, { market: total, mark: null })
    expect([...(file?.opened ?? [])]).toEqual(['moneyline|full||||'])
  })

  it('takes a quote for one in play from the start on, unless its source names it', () => {
    const before = quoted({ observedAt: STARTS_AT - 1 })
    const named = quoted({ observedAt: STARTS_AT + 1, mark: 'close' })
    const after = quoted({ observedAt: STARTS_AT })
    expect([before, named, after].map((file) => [file?.quotes.size, file?.inPlay.size])).toEqual([
      [1, 0],
      [1, 0],
      [0, 1],
    ])
  })

  it('keeps in play the newest quote of each book, and the last eight', () => {
    expect(MAX_RECENT_QUOTES).toBe(8)
    const moments = Array.from({ length: 10 }, (_, i) => STARTS_AT + i)
    const file = quoted(...moments.map((observedAt) => ({ observedAt })), { book: 'b', observedAt: STARTS_AT + 3 })
    const place = 'moneyline|full||||'
    expect([...(file?.inPlay.get(place)?.values() ?? [])].map(({ observedAt }) => observedAt)).toEqual([109, 103])
    const recent = file?.recentInPlay
      .get(place)
      ?.get('a')
      ?.map(({ observedAt }) => observedAt)
    expect(recent).toEqual([102, 103, 104, 105, 106, 107, 108, 109])
  })

  it('keeps the last complete prices in play next to those a book has taken away', () => {
    const file = quoted({ observedAt: STARTS_AT }, { observedAt: STARTS_AT + 1, prices: [null, null] })
    const place = 'moneyline|full||||'
    expect(file?.inPlay.get(place)?.get('a')?.prices).toEqual([null, null])
    expect(file?.lastInPlay.get(place)?.get('a')?.prices).toEqual([1.9, 1.95])
  })

  it('forgets the last complete prices when the score changes, and remembers when it did', () => {
    const inPlay: Fact = { kind: 'quote', quote: quote({ observedAt: STARTS_AT }), observedAt: STARTS_AT }
    const goalless = fileWith(inPlay, ...scored(score(105, 0, 0)))
    expect([goalless?.lastInPlay.size, goalless?.scoredAt, goalless?.score?.observedAt]).toEqual([1, null, 105])
    const home = fileWith(inPlay, ...scored(score(105, 1, 0), score(110, 1, 0)))
    expect([home?.lastInPlay.size, home?.scoredAt, home?.score?.observedAt]).toEqual([0, 105, 110])
    const away = fileWith(inPlay, ...scored(score(105, 0, 0), score(110, 0, 1)))
    expect([away?.lastInPlay.size, away?.scoredAt]).toEqual([0, 110])
  })
})

describe('gameIdOf', () => {
  it.each<Fact>([
    { kind: 'game', game, observedAt: 0 },
    { kind: 'quote', quote: quote(), observedAt: 1 },
    { kind: 'result', result, observedAt: 1 },
    { kind: 'score', score: score(1, 0, 0), observedAt: 1 },
    { kind: 'news', news, observedAt: 1 },
    { kind: 'weather', weather, observedAt: 1 },
    { kind: 'shares', shares, observedAt: 1 },
    { kind: 'reference', reference, observedAt: 1 },
  ])('finds the game of a fact of kind $kind', (fact) => {
    expect(gameIdOf(fact)).toBe('mlb-2019-06-15-nyy-bos')
  })
})

it('tells market slots of players from others', () => {
  expect(isPropPlace('player-prop|full||Ann|hits|')).toBe(true)
  expect(isPropPlace('total|full||||')).toBe(false)
})

it('names the market on the winner by whether a draw is an outcome', () => {
  expect([winnerMarket('two-way'), winnerMarket('three-way')]).toEqual(['moneyline', 'three-way'])
})
