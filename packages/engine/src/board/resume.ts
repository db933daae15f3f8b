import type { Day, Instant, LeagueKey } from '@fairline/domain'
import type { Checkpoints } from '../ports/checkpoints.ts'
import { type CarriedExclusions, readExclusions } from './carried-exclusions.ts'
import { type CheckpointContext, type CheckpointHead, OTHER_VERSION, readHead, readPart } from './checkpoint.ts'
import type { SavedSession } from './league-session.ts'

interface ResumeOptions<Desk> {
  /** Makes a session that knows what was saved of a league; may throw on what another version saved. */
  readonly restore: (league: LeagueKey, saved: SavedSession) => Desk
  /** Called with why the checkpoint cannot be used, in words, and the error behind it if there is one. */
  readonly onUnusable?: ((message: string, cause?: unknown) => void) | undefined
}

/** What a checkpoint came to. */
export interface Resumed<Desk> {
  readonly asOf: Instant
  /** See `CheckpointHead`. */
  readonly openSince: Day
  readonly desks: ReadonlyMap<LeagueKey, Desk>
}

/** The history has to be learned from the start. */
export interface LearnAgain {
  readonly desks: null
  /** Books that an unusable checkpoint excludes; null if none are known. */
  readonly exclusions: CarriedExclusions | null
}

/**
 * Continues from the last checkpoint. Sets an unusable one aside and reports it, regardless of the fault: a checkpoint
 * is only a cache of the history. All that is kept of it are the books it excludes, as the history tells every book's
 * prices for its last days only.
 *
 * @returns the moment of the checkpoint and a session for each league, or what is kept where the history is learned again
 * @throws {StoreError} if the store cannot be read
 */
export async function resume<Desk>(
  checkpoints: Checkpoints | undefined,
  context: CheckpointContext,
  { restore, onUnusable }: ResumeOptions<Desk>,
): Promise<Resumed<Desk> | LearnAgain> {
  const text = (await checkpoints?.head()) ?? null
  if (!checkpoints || text === null) return { desks: null, exclusions: null }
  const head = readHead(text, context)
  const restored = 'unusable' in head ? { why: head.unusable } : await restoreParts(head, checkpoints, restore)
  if ('desks' in restored) return restored
  const exclusions = await readExclusions(text, checkpoints, context)
  // The copy only helps to find the cause: if the store can't save it, starting goes on.
  const place = await checkpoints.setAside?.().catch((error: unknown) => {
    onUnusable?.('The unusable checkpoint couldn’t be kept for a later look.', error)
  })
  const kept = place === undefined ? '' : `; the old checkpoint is kept as ${place}`
  const message = `The saved checkpoint can’t be used: ${restored.why}. Past games are learned again${kept}.`
  onUnusable?.(message, restored.cause)
  return { desks: null, exclusions }
}

/** Why a checkpoint cannot be used, in words, and the error behind it if there is one. */
interface Problem {
  readonly why: string
  readonly cause?: unknown
}

/** League by league, so that the text of one is given up before the next is read. */
async function restoreParts<Desk>(
  { asOf, openSince, leagues }: CheckpointHead,
  checkpoints: Checkpoints,
  restore: ResumeOptions<Desk>['restore'],
): Promise<Resumed<Desk> | Problem> {
  const sessions = new Map<LeagueKey, Desk>()
  for (const league of leagues) {
    const text = await checkpoints.part(league)
    const part =
      text === null ? { unusable: `the part for ${league} is missing or damaged` } : readPart(text, league, asOf)
    if ('unusable' in part) return { why: part.unusable }
    try {
      sessions.set(league, restore(league, part.saved))
    } catch (cause) {
      return { why: OTHER_VERSION, cause }
    }
  }
  return { asOf, openSince, desks: sessions }
}
