import type { AdvancedPick } from '@fairline/contract'
import { describe, expect, it } from 'vitest'
import { anAdvancedPick } from '../../../testing/picks.ts'
import {
  type AdvancedFilters,
  filterAdvanced,
  isFiltered,
  noAdvancedFilters,
  withFocus,
  withLeague,
  withMarket,
} from './filter-advanced.ts'

describe('the filters above the day’s picks', () => {
  it('let High Confidence, Trending and Time exclude each other, and go off when pressed again', () => {
    const high = withFocus(noAdvancedFilters, 'high')
    expect(high.focus).toBe('high')
    expect(withFocus(high, 'trending').focus).toBe('trending')
    expect(withFocus(withFocus(high, 'time'), 'time').focus).toBeNull()
  })

  it('clear what is focused on when a market is chosen', () => {
    const market = withMarket(withFocus(noAdvancedFilters, 'trending'), 'total')
    expect(market).toMatchObject({ focus: null, market: 'total' })
    expect(withMarket(market, 'total').market).toBeNull()
  })

  it('keep a league beside the rest', () => {
    const both = withLeague(withFocus(noAdvancedFilters, 'high'), 'MLB')
    expect(both).toMatchObject({ focus: 'high', league: 'MLB' })
    expect(withLeague(both, 'MLB').league).toBeNull()
  })

  it('count as set only where something is', () => {
    expect(isFiltered(noAdvancedFilters)).toBe(false)
    expect(isFiltered({ ...noAdvancedFilters, search: '  ' })).toBe(false)
    expect(isFiltered({ ...noAdvancedFilters, search: 'sox' })).toBe(true)
  })
})

const pick = (id: string, rank: number, other: Partial<AdvancedPick> = {}) => anAdvancedPick({ id, rank, ...other })
const picks = [
  pick('third', 3, { confidence: 80, isTrending: true, gameTime: null }),
  pick('first', 1, { confidence: 79.9, league: 'WNBA', gameTime: '2026-07-15T23:00:00.000Z', betType: 'Total' }),
  pick('second', 2, {
    confidence: null,
    gameTime: '2026-07-15T20:00:00.000Z',
    betType: 'Spread',
    matchInfo: 'Seattle Storm @ Phoenix Mercury',
  }),
]
const kept = (filters: Partial<AdvancedFilters>) =>
  filterAdvanced(picks, { ...noAdvancedFilters, ...filters }).map(({ id }) => id)

it('lists the best rank first', () => {
  expect(kept({})).toEqual(['first', 'second', 'third'])
})

it('lists the soonest start first where Time is chosen, what has no time last', () => {
  expect(kept({ focus: 'time' })).toEqual(['second', 'first', 'third'])
})

it.each<readonly [string, Partial<AdvancedFilters>, readonly string[]]>([
  ['a confidence of 80% or more', { focus: 'high' }, ['third']],
  ['what trends', { focus: 'trending' }, ['third']],
  ['a market', { market: 'spread' }, ['second']],
  ['a league, however it is written', { league: 'wnba' }, ['first']],
  ['a game that is searched', { search: 'storm' }, ['second']],
  ['a bet type that is searched', { search: 'total' }, ['first']],
  ['only what all filters keep', { focus: 'trending', league: 'WNBA' }, []],
])('keeps %s', (_, filters, ids) => {
  expect(kept(filters)).toEqual(ids)
})

it('leaves the list it is given as it is', () => {
  kept({ focus: 'time' })
  expect(picks.map(({ id }) => id)).toEqual(['third', 'first', 'second'])
})
