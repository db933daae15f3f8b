import type { Checkpoints } from '../ports/checkpoints.ts'
import { type Checkpoint, type CheckpointContext, OTHER_VERSION, readCheckpoint } from './checkpoint.ts'

interface ResumeOptions {
  /** Replaces the sessions by restored ones; changes nothing if it throws. */
  readonly restore: (leagues: Checkpoint['leagues']) => void
  /** Called with why the checkpoint cannot be used, in words, and the error behind it if there is one. */
  readonly onUnusable?: ((message: string, cause?: unknown) => void) | undefined
}

/**
 * Continues from the last checkpoint. Sets an unusable one aside and reports it, whatever is wrong with it: a checkpoint
 * is only a cache of the history.
 *
 * @returns the checkpoint that was restored; null if the history has to be learned from the start
 * @throws {StoreError} if the store cannot be read
 */
export async function resume(
  checkpoints: Checkpoints | undefined,
  context: CheckpointContext,
  { restore, onUnusable }: ResumeOptions,
): Promise<Checkpoint | null> {
  const text = (await checkpoints?.read()) ?? null
  if (text === null) return null
  const read = readCheckpoint(text, context)
  const problem = 'unusable' in read ? { why: read.unusable } : restoreProblem(read.checkpoint, restore)
  if (problem === null && 'checkpoint' in read) return read.checkpoint
  // The copy only helps to find the cause: if the store can't save it, starting goes on.
  const place = await checkpoints?.setAside?.(text).catch((error: unknown) => {
    onUnusable?.('The unusable checkpoint couldn’t be kept for a later look.', error)
  })
  const kept = place === undefined ? '' : `; the old checkpoint is kept as ${place}`
  const message = `The saved checkpoint can’t be used: ${problem?.why}. Past games are learned again${kept}.`
  onUnusable?.(message, problem?.cause)
  return null
}

/** Why a checkpoint cannot be used, in words, and the error behind it if there is one. */
interface Problem {
  readonly why: string
  readonly cause?: unknown
}

function restoreProblem({ leagues }: Checkpoint, restore: ResumeOptions['restore']): Problem | null {
  try {
    restore(leagues)
    return null
  } catch (cause) {
    return { why: OTHER_VERSION, cause }
  }
}
