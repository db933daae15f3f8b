import { describe, expect, it } from 'vitest'
import { checkClock, openWorld } from './open-world.ts'

const noon = Date.parse('2026-07-15T19:00:00Z')

function emptyStore() {
  const notes = new Map<string, string>()
  return {
    written: notes,
    notes: {
      read: async (name: string) => notes.get(name) ?? null,
      write: async (name: string, body: string) => void notes.set(name, body),
    },
  }
}

describe('a store and a simulated world', () => {
  it('belong together from the first start on', async () => {
    const store = emptyStore()
    await openWorld(store, { seed: 5, version: 1 })
    await expect(openWorld(store, { seed: 5, version: 1 })).resolves.toBeNull()
  })

  it('refuse another seed and an older version, with the way out', async () => {
    const store = emptyStore()
    await openWorld(store, { seed: 5, version: 1 })
    await expect(openWorld(store, { seed: 6, version: 1 })).rejects.toThrow(/seed 5, not 6. Set FAIRLINE_SEED=5/)
    await expect(openWorld(store, { seed: 5, version: 2 })).rejects.toThrow(/version 1 .* DATA_DIR/)
  })

  it.each(['', '{"seed":5', '{"seed":"five","version":1}', 'null'])(
    'replace a damaged note (%j) and say so',
    async (text) => {
      const store = emptyStore()
      store.written.set('world', text)
      await expect(openWorld(store, { seed: 7, version: 1 })).resolves.toMatch(/damaged.*seed 7/)
      await expect(openWorld(store, { seed: 7, version: 1 })).resolves.toBeNull()
    },
  )
})

describe('a clock behind what was recorded', () => {
  it('is refused, with both times and the way out', () => {
    expect(() => checkClock(noon + 3_600_000, noon, 'DATA_DIR to another folder')).toThrow(
      /records up to 2026-07-15T20:00.*DATA_DIR/,
    )
  })

  it('is accepted up to a minute, and where nothing was recorded', () => {
    expect(() => checkClock(noon + 60_000, noon, 'DATA_DIR to another folder')).not.toThrow()
    expect(() => checkClock(noon + 60_001, noon, 'DATA_DIR to another folder')).toThrow('records up to')
    expect(() => checkClock(null, noon, 'DATA_DIR to another folder')).not.toThrow()
  })
})
