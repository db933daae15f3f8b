import { describe, expect, it } from 'vitest'
import { isFiltered, noAdvancedFilters, withFocus, withLeague, withMarket } from './filter-advanced.ts'

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
