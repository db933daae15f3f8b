import { describe, expect, it } from 'vitest'
import { fullGame } from '../game/market.ts'
import { LedgerEntry, LedgerRow, ledgerKey, pickKey } from './ledger-entry.ts'

const id = 'mlb-2019-06-15-nyy-bos'
const pick = {
  kind: 'pick',
  origin: 'live',
  game: {
    id,
    league: 'mlb',
    day: '2019-06-15',
    startsAt: 10,
    home: { key: 'BOS', name: 'Boston Red Sox' },
    away: { key: 'NYY', name: 'New York Yankees' },
    neutral: false,
    number: 1,
  },
  pick: {
    gameId: id,
    market: fullGame('total', 8.5),
    selection: 'over',
    book: 'b',
    price: 2.1,
    quotedAt: 1,
    chance: 0.5,
    expectedValue: 0.05,
    confidence: 80,
    grade: 'A',
    madeAt: 2,
    modelVersion: 'mlb-3',
  },
}
const slate = {
  kind: 'slate',
  origin: 'live',
  league: 'mlb',
  day: '2019-06-15',
  revision: 1,
  games: 15,
  picks: 2,
  passes: { 'no-price': 4, 'value-below-bar': 9 },
  madeAt: 2,
  modelVersion: 'mlb-3',
}
const settlement = {
  kind: 'settlement',
  pickKey: `pick|${id}|total`,
  winner: 'home',
  score: { home: 5, away: 4 },
  settlement: 'win',
  profit: 1.1,
  closingChance: 0.52,
  closingValue: 0.092,
  closingPrice: 1.95,
  settledAt: 20,
}
const row = { seq: 1, entry: pick, previous: '0'.repeat(64), hash: 'a'.repeat(64) }

const pathsOf = (value: unknown) => LedgerEntry.safeParse(value).error?.issues.map(({ path }) => path.join('.'))

describe('a ledger entry', () => {
  it.each(['live', 'replay', 'backfill'])('may be a pick or a slate of origin %s', (origin) => {
    expect(LedgerEntry.parse({ ...pick, origin })).toEqual({ ...pick, origin })
    expect(LedgerEntry.parse({ ...slate, origin })).toEqual({ ...slate, origin })
  })

  it.each([
    ['kind', { kind: 'correction' }],
    ['kind', { kind: '' }],
    ['origin', { origin: '' }],
    ['origin', { origin: undefined }],
    ['game.day', { game: { ...pick.game, day: '2019-06-31' } }],
    ['game', { game: undefined }],
    ['pick', { pick: undefined }],
    ['pick.price', { pick: { ...pick.pick, price: 1 } }],
  ])('is refused as a pick at %s in %j', (path, damage) => {
    expect(pathsOf({ ...pick, ...damage })).toEqual([path])
  })

  it('may be the slate of a day without games', () => {
    const empty = { ...slate, games: 0, picks: 0, passes: {} }
    expect(LedgerEntry.parse(empty)).toEqual(empty)
  })

  it.each([
    ['origin', { origin: 'simulation' }],
    ['league', { league: 'cricket' }],
    ['day', { day: '15 June 2019' }],
    ['revision', { revision: 0 }],
    ['revision', { revision: 1.5 }],
    ['games', { games: -1 }],
    ['games', { games: 0.5 }],
    ['picks', { picks: -1 }],
    ['picks', { picks: 0.5 }],
    ['passes.no-price', { passes: { 'no-price': 0 } }],
    ['passes', { passes: { 'bad-mood': 1 } }],
    ['madeAt', { madeAt: null }],
    ['modelVersion', { modelVersion: undefined }],
  ])('is refused as a slate at %s in %j', (path, damage) => {
    expect(pathsOf({ ...slate, ...damage })).toEqual([path])
  })

  it.each(['win', 'half-win', 'push', 'half-lose', 'lose', 'void'])('may settle a pick as %s', (outcome) => {
    expect(LedgerEntry.parse({ ...settlement, settlement: outcome })).toEqual({ ...settlement, settlement: outcome })
  })

  it.each([
    ['after a home win', { winner: 'home' }],
    ['after an away win', { winner: 'away', score: { home: 0, away: 1 } }],
    ['after a draw', { winner: 'draw', score: { home: 0, away: 0 } }],
    ['without a score', { score: null }],
    ['without a closing price', { closingChance: null, closingValue: null, closingPrice: null }],
    ['at a certain close', { closingChance: 1 }],
    ['at a hopeless close', { closingChance: 0, closingValue: -1 }],
  ])('may settle a pick %s', (_, change) => {
    expect(LedgerEntry.parse({ ...settlement, ...change })).toEqual({ ...settlement, ...change })
  })

  it.each([
    ['pickKey', { pickKey: '' }],
    ['winner', { winner: '' }],
    ['winner', { winner: 'over' }],
    ['score.home', { score: { home: 0.5, away: 1 } }],
    ['score.away', { score: { home: 0 } }],
    ['settlement', { settlement: '' }],
    ['settlement', { settlement: 'won' }],
    ['profit', { profit: Number.NaN }],
    ['closingChance', { closingChance: -0.01 }],
    ['closingChance', { closingChance: 1.01 }],
    ['closingValue', { closingValue: undefined }],
    ['closingPrice', { closingPrice: 1 }],
    ['settledAt', { settledAt: 0.5 }],
  ])('is refused as a settlement at %s in %j', (path, damage) => {
    expect(pathsOf({ ...settlement, ...damage })).toEqual([path])
  })
})

describe('the key of a ledger entry', () => {
  it.each([
    ['game and kind of market of a pick', pick, 'pick|mlb-2019-06-15-nyy-bos|total'],
    ['league, day and revision of a slate', slate, 'slate|mlb|2019-06-15|1'],
    ['pick of a settlement', settlement, 'settlement|pick|mlb-2019-06-15-nyy-bos|total'],
  ])('names the %s', (_, entry, key) => {
    expect(ledgerKey(LedgerEntry.parse(entry))).toBe(key)
  })

  it('is the same for a pick at another line, price and book', () => {
    const moved = { ...pick, pick: { ...pick.pick, market: fullGame('total', 9), price: 1.8, book: 'c' } }
    expect(ledgerKey(LedgerEntry.parse(moved))).toBe(pickKey(id, 'total'))
  })

  it.each([
    ['kind of market', { ...pick, pick: { ...pick.pick, market: fullGame('spread', 1.5) } }, pick],
    ['game', { ...pick, pick: { ...pick.pick, gameId: `${id}-2` } }, pick],
    ['league', { ...slate, league: 'nba' }, slate],
    ['day', { ...slate, day: '2019-06-16' }, slate],
    ['revision', { ...slate, revision: 2 }, slate],
    ['pick', { ...settlement, pickKey: `pick|${id}|spread` }, settlement],
  ])('changes with the %s', (_, other, entry) => {
    expect(ledgerKey(LedgerEntry.parse(other))).not.toBe(ledgerKey(LedgerEntry.parse(entry)))
  })
})

describe('a row of the ledger', () => {
  it.each([pick, slate, settlement])('chains an entry of kind $kind to the row before it', (entry) => {
    expect(LedgerRow.parse({ ...row, entry })).toEqual({ ...row, entry })
  })

  it.each([
    ['seq', { seq: 0 }],
    ['seq', { seq: 1.5 }],
    ['entry.revision', { entry: { ...slate, revision: 0 } }],
    ['previous', { previous: '0'.repeat(63) }],
    ['previous', { previous: '0'.repeat(65) }],
    ['hash', { hash: '' }],
    ['hash', { hash: 'a'.repeat(65) }],
  ])('is refused at %s in %j', (path, damage) => {
    const issues = LedgerRow.safeParse({ ...row, ...damage }).error?.issues
    expect(issues?.map((issue) => issue.path.join('.'))).toEqual([path])
  })
})
