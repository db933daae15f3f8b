import type { Fact, LeagueKey } from '@fairline/domain'
import type { Archive } from '../ports/archive.ts'
import { between } from './between.ts'
import { factKey } from './fact-key.ts'
import { inOrder } from './in-order.ts'

/** An archive that lives as long as the process: for back-tests and one-off replays. */
export function memoryArchive(): Archive {
  const shelves = new Map<LeagueKey, { facts: Fact[]; keys: Set<string>; sorted: boolean }>()
  const shelfOf = (league: LeagueKey) => {
    const shelf = shelves.get(league) ?? { facts: [], keys: new Set<string>(), sorted: true }
    shelves.set(league, shelf)
    return shelf
  }
  return {
    async append(league, facts) {
      const shelf = shelfOf(league)
      const before = shelf.facts.length
      for (const fact of facts) {
        const key = factKey(fact)
        if (shelf.keys.has(key)) continue
        shelf.keys.add(key)
        shelf.facts.push(fact)
        shelf.sorted = false
      }
      const added = shelf.facts.length - before
      return { added, present: facts.length - added }
    },
    async facts(league, after, asOf) {
      const shelf = shelfOf(league)
      if (!shelf.sorted) shelf.facts.sort(inOrder)
      shelf.sorted = true
      return between(shelf.facts, after, asOf)
    },
  }
}
