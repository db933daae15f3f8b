import { describe, expect, it, vi } from 'vitest'
import { settingsStore } from './settings.ts'

const shelf = (kept: string | null = null) => {
  const items = new Map(kept === null ? [] : [['fairline-settings', kept]])
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}
const defaults = {
  odds: 'american',
  zone: 'pacific',
  theme: 'system',
  motion: 'system',
  teams: ['Seattle Storm', 'Connecticut Sun'],
  books: [],
  stake: 10,
  remindAfter: 0,
  bankroll: null,
  budget: null,
}

describe('what a visitor has chosen', () => {
  it('starts as documented: American odds, Pacific time', () => {
    expect(settingsStore(shelf()).get()).toEqual(defaults)
  })

  it('keeps every team that is followed, also after the hundredth', () => {
    const teams = Array.from({ length: 101 }, (_, i) => `Team ${i}`)
    const store = settingsStore(shelf())
    store.change({ teams: teams.slice(0, 100) })
    store.change({ teams })
    expect(store.get().teams).toEqual(teams)
  })

  it('is there again on the next visit, and tells who listens', () => {
    const kept = shelf()
    const store = settingsStore(kept)
    const hear = vi.fn<() => void>()
    const stop = store.subscribe(hear)
    store.change({ odds: 'decimal' })
    stop()
    store.change({ theme: 'light' })
    expect(hear).toHaveBeenCalledOnce()
    expect(settingsStore(kept).get()).toEqual({ ...defaults, odds: 'decimal', theme: 'light' })
  })

  it('keeps what it understands of rubbish, and nothing else', () => {
    expect(settingsStore(shelf('{{{')).get()).toEqual(defaults)
    expect(settingsStore(shelf('[1]')).get()).toEqual(defaults)
    expect(settingsStore(shelf('{"odds":"hongkong","theme":"dark","stake":-5,"more":1}')).get()).toEqual({
      ...defaults,
      theme: 'dark',
    })
  })

  it('takes no daily limit of nothing, which every bet would exceed', () => {
    expect(settingsStore(shelf('{"budget":0}')).get().budget).toBeNull()
    expect(settingsStore(shelf('{"budget":0.5}')).get().budget).toBe(0.5)
  })

  it('holds until the page is left where storage is switched off', () => {
    const off = {
      getItem: () => {
        throw new Error('denied')
      },
      setItem: () => {
        throw new Error('denied')
      },
    }
    for (const storage of [null, off]) {
      const store = settingsStore(storage)
      store.change({ odds: 'fractional' })
      expect(store.get().odds).toBe('fractional')
    }
  })
})
