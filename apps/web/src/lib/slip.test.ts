import { describe, expect, it } from 'vitest'
import { type Leg, MAX_LEGS, slipStore } from './slip.ts'

const leg = (id: string): Leg => ({
  id,
  gameId: 'g',
  league: 'MLB',
  game: 'A @ B',
  pick: 'A to win',
  odds: 120,
  bookmaker: 'Pinnacle',
  winProbability: 47,
})
const shelf = (items = new Map<string, string>()) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
})

describe('the slip', () => {
  it('takes a bet once, gives it back when asked again, and is there on the next visit', () => {
    const kept = shelf()
    const store = slipStore(kept)
    store.toggle(leg('a'))
    store.toggle(leg('b'))
    store.toggle(leg('a'))
    expect(
      slipStore(kept)
        .get()
        .map(({ id }) => id),
    ).toEqual(['b'])
  })

  it('holds twelve bets and says so of the thirteenth', () => {
    const store = slipStore(null)
    for (let i = 0; i < MAX_LEGS; i++) expect(store.toggle(leg(String(i)))).toBe(true)
    expect(store.toggle(leg('more'))).toBe(false)
    expect(store.toggle(leg('0'))).toBe(true)
    expect(store.get()).toHaveLength(MAX_LEGS - 1)
  })

  it('is empty where what was kept is rubbish', () => {
    for (const rubbish of ['{', '[{"id":1}]', 'null'])
      expect(slipStore(shelf(new Map([['fairline-slip', rubbish]]))).get()).toEqual([])
  })
})
