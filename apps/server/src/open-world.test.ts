import { describe, expect, it } from 'vitest'
import { openWorld } from './open-world.ts'

const noon = Date.parse('2026-07-15T19:00:00Z')

function folder(lived: number | null = null) {
  const notes = new Map<string, string>()
  return {
    notes: {
      read: async (name: string) => notes.get(name) ?? null,
      write: async (name: string, body: string) => void notes.set(name, body),
    },
    quoteLog: {
      writtenTo: async () => lived,
      append: async () => 0,
      quotes: async () => [],
      fold: async () => ({ games: 0, before: 0, after: 0 }),
    },
  }
}

describe('a data folder and a simulated world', () => {
  it('belong together from the first start on', async () => {
    const store = folder()
    await openWorld(store, { seed: 5, version: 1, now: noon })
    await expect(openWorld(store, { seed: 5, version: 1, now: noon })).resolves.toBeUndefined()
  })

  it('refuse another seed and an older version, with the way out', async () => {
    const store = folder()
    await openWorld(store, { seed: 5, version: 1, now: noon })
    await expect(openWorld(store, { seed: 6, version: 1, now: noon })).rejects.toThrow(
      /seed 5, not 6. Set FAIRLINE_SEED=5/,
    )
    await expect(openWorld(store, { seed: 5, version: 2, now: noon })).rejects.toThrow(/version 1 .* DATA_DIR/)
  })

  it('refuse a clock that is before what was lived', async () => {
    const store = folder(noon + 3_600_000)
    await openWorld(store, { seed: 5, version: 1, now: noon })
    await expect(openWorld(store, { seed: 5, version: 1, now: noon })).rejects.toThrow(/has lived to 2026-07-15T20:00/)
    await expect(openWorld(store, { seed: 5, version: 1, now: noon + 3_590_000 })).resolves.toBeUndefined()
  })
})
