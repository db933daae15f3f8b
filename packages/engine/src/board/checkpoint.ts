import type { Instant, LeagueKey } from '@fairline/domain'
import { MODEL_VERSION } from '../forecast/league-models.ts'
import type { SavedDesk } from './league-desk.ts'

/** What the engine had learnt at a moment. */
export interface Checkpoint {
  readonly source: string
  readonly asOf: Instant
  readonly leagues: readonly (readonly [LeagueKey, SavedDesk])[]
}

/** Learning years anew is quicker than catching up on more than this. */
const OLDEST_MS = 60 * 86_400_000

/**
 * An earlier run's checkpoint as a later one may use it.
 *
 * @returns null where there is none, and where it is another source's, another model's, of before all of it was learnt, months old or from the future
 */
export function usableCheckpoint(text: string | null, source: string, now: Instant): Checkpoint | null {
  if (text === null) return null
  const saved = JSON.parse(text) as Checkpoint
  if (saved.source !== source || saved.asOf > now || now - saved.asOf > OLDEST_MS) return null
  const isWhole = ([, desk]: Checkpoint['leagues'][number]) => desk.modelVersion === MODEL_VERSION && 'leading' in desk
  return saved.leagues.every(isWhole) ? saved : null
}
