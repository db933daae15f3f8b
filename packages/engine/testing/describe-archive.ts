import type { Fact } from '@fairline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Archive } from '../src/ports/archive.ts'
import { someFacts } from './facts.ts'

/** What every archive promises. Each adapter's test file calls this once, with an empty one. */
export function describeArchive(name: string, open: () => Promise<{ archive: Archive; close: () => Promise<void> }>) {
  describe(`${name} keeps the promise of an archive`, () => {
    let archive: Archive
    let close: () => Promise<void>
    beforeAll(async () => {
      ;({ archive, close } = await open())
    })
    afterAll(() => close())

    it('gives back what was put in, in the order it became known', async () => {
      const facts = someFacts()
      expect(await archive.append('mlb', facts.toReversed())).toEqual({ added: 4, present: 0 })
      expect(await archive.facts('mlb', null, 2000)).toEqual(facts)
    })

    it('changes nothing when the same facts come again', async () => {
      expect(await archive.append('mlb', someFacts())).toEqual({ added: 0, present: 4 })
      expect(await archive.facts('mlb', null, 2000)).toHaveLength(4)
    })

    it('never shows what was observed after the moment asked about', async () => {
      const kinds = (await archive.facts('mlb', null, 1999)).map(({ kind }) => kind)
      expect(kinds).toEqual(['game', 'quote'])
    })

    it('shows only what is new since a moment, that moment excluded', async () => {
      expect(await archive.facts('mlb', 1000, 2000)).toEqual(someFacts().slice(2))
      expect(await archive.facts('mlb', 2000, 5000)).toEqual([])
    })

    it('keeps leagues apart', async () => {
      expect(await archive.facts('nba', null, 5000)).toEqual([])
    })

    it('takes more facts at once than one statement holds', async () => {
      const many = Array.from({ length: 1500 }, (_, i) => someFacts({ id: `nhl-${i}`, league: 'nhl' })).flat()
      expect((await archive.append('nhl', many)).added).toBe(6000)
      expect(await archive.facts('nhl', null, 1000)).toHaveLength(3000)
    })

    it('tells a result before the opening prices that are seen at its moment', async () => {
      const [, opening, , result] = someFacts({ id: 'nfl-1', league: 'nfl' }).map((fact) => ({
        ...fact,
        observedAt: 3000,
      }))
      await archive.append('nfl', [opening as Fact, result as Fact])
      expect((await archive.facts('nfl', null, 3000)).map(({ kind }) => kind)).toEqual(['result', 'quote'])
    })

    it('takes none', async () => {
      expect(await archive.append('wnba', [])).toEqual({ added: 0, present: 0 })
    })
  })
}
