import { describe, expect, it } from 'vitest'
import { Fact } from './fact.ts'
import { fullGame } from './market.ts'

const game = {
  id: 'mlb-2019-06-15-nyy-bos',
  league: 'mlb',
  day: '2019-06-15',
  startsAt: null,
  home: { key: 'BOS', name: 'Boston Red Sox' },
  away: { key: 'NYY', name: 'New York Yankees' },
  neutral: false,
  number: 1,
}
const of = { gameId: game.id, observedAt: 1 }
const market = fullGame('moneyline')

/** One valid fact of every kind. */
const facts = [
  { kind: 'game', game, observedAt: 1 },
  { kind: 'quote', quote: { ...of, book: 'b', market, prices: [1.9, null], mark: null }, observedAt: 1 },
  { kind: 'result', result: { ...of, winner: 'home', home: 5, away: 3 }, observedAt: 1 },
  {
    kind: 'score',
    score: {
      ...of,
      home: 1,
      away: 0,
      period: 1,
      clock: 'Top 1st',
      remaining: 1,
      bases: null,
      periods: { home: [], away: [] },
      lines: [],
    },
    observedAt: 1,
  },
  { kind: 'news', news: { ...of, side: 'home', player: 'Ann', what: 'out', detail: null }, observedAt: 1 },
  { kind: 'weather', weather: { ...of, temperature: 20, wind: 3, windTowards: 90, precipitation: 0 }, observedAt: 1 },
  { kind: 'shares', shares: { ...of, market, tickets: [0.7, 0.3], handle: [0.5, 0.5] }, observedAt: 1 },
  { kind: 'reference', reference: { ...of, forecaster: 'elo', chances: [0.6, 0.4] }, observedAt: 1 },
]

const pathsOf = (value: unknown) => Fact.safeParse(value).error?.issues.map(({ path }) => path.join('.'))

describe('a fact', () => {
  it.each(facts)('of kind $kind holds one $kind and the moment it became known', (fact) => {
    expect(Fact.parse(fact)).toEqual(fact)
  })

  it.each(facts)('of kind $kind is refused without its $kind', ({ kind }) => {
    expect(pathsOf({ kind, observedAt: 1 })).toEqual([kind])
  })

  it.each(facts)('of kind $kind is refused without its moment', (fact) => {
    expect(pathsOf({ ...fact, observedAt: undefined })).toEqual(['observedAt'])
  })

  it.each(facts.slice(1))('of kind $kind is refused at the game id if that is empty', (fact) => {
    const body: unknown = Object.entries(fact).find(([key]) => key === fact.kind)?.[1]
    expect(pathsOf({ ...fact, [fact.kind]: { ...(body as object), gameId: '' } })).toEqual([`${fact.kind}.gameId`])
  })

  it.each([
    ['game.id', { id: '' }],
    ['game.league', { league: 'cricket' }],
    ['game.day', { day: '2019-02-29' }],
    ['game.startsAt', { startsAt: undefined }],
    ['game.home.key', { home: { key: '', name: 'Boston Red Sox' } }],
    ['game.away.name', { away: { key: 'NYY', name: '' } }],
    ['game.home.tape.age', { home: { key: 'a', name: 'A', tape: { age: 15, reach: 180 } } }],
    ['game.home.tape.reach', { home: { key: 'a', name: 'A', tape: { age: 16, reach: 119 } } }],
    ['game.neutral', { neutral: null }],
    ['game.venue', { venue: '' }],
    ['game.season', { season: 2019.5 }],
    ['game.number', { number: 0 }],
    ['game.number', { number: 5 }],
  ])('is refused at %s in %j', (path, damage) => {
    expect(pathsOf({ kind: 'game', game: { ...game, ...damage }, observedAt: 1 })).toEqual([path])
  })

  it('is refused at its kind if that is unknown or empty', () => {
    expect(pathsOf({ kind: 'rumor', observedAt: 1 })).toEqual(['kind'])
    expect(pathsOf({ kind: '', observedAt: 1 })).toEqual(['kind'])
    expect(pathsOf({ observedAt: 1 })).toEqual(['kind'])
  })
})
