import type { LeagueKey } from '@fairline/domain'
import type { FactReader } from './archive.ts'

/** Where facts come from: a recording, the archive, a simulated world, or feeds. The engine cannot tell which. */
export interface FactSource extends FactReader {
  /** Shown beside every number that came from it. */
  readonly name: string
  readonly covers: readonly LeagueKey[]
}
