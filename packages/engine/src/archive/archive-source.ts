import { LeagueKey } from '@fairline/domain'
import type { Archive } from '../ports/archive.ts'
import type { FactSource } from '../ports/fact-source.ts'

/** What was imported into the archive, as a source. */
export function archiveSource(archive: Archive): FactSource {
  return { name: 'archive', covers: LeagueKey.options, pricesStand: false, facts: archive.facts }
}
