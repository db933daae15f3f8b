import type { Checkpoints } from '../ports/checkpoints.ts'
import { type Checkpoint, type CheckpointContext, OTHER_VERSION, readCheckpoint } from './checkpoint.ts'

interface ResumeOptions {
  /** Replaces the sessions by restored ones; changes nothing if it throws. */
  readonly restore: (leagues: Checkpoint['leagues']) => void
  readonly onNotice?: ((message: string) => void) | undefined
}

/**
 * Continues from the last checkpoint. Sets an unusable one aside with a notice, whatever is wrong with it: a checkpoint
 * is only a cache of the history.
 *
 * @returns the checkpoint that was restored; null if the history has to be learned from the start
 * @throws {StoreError} if the store cannot be read
 */
export async function resume(
  checkpoints: Checkpoints | undefined,
  context: CheckpointContext,
  { restore, onNotice }: ResumeOptions,
): Promise<Checkpoint | null> {
  const text = (await checkpoints?.read()) ?? null
  if (text === null) return null
  const read = readCheckpoint(text, context)
  const problem = 'unusable' in read ? read.unusable : restoreProblem(read.checkpoint, restore)
  if (problem === null && 'checkpoint' in read) return read.checkpoint
  // The copy only helps to find the cause: if the store can't save it, starting goes on.
  const place = await checkpoints?.setAside?.(text).catch(() => undefined)
  const kept = place === undefined ? '' : `; the old checkpoint is kept as ${place}`
  onNotice?.(`The saved checkpoint can’t be used: ${problem}. Past games are learned again${kept}.`)
  return null
}

function restoreProblem({ leagues }: Checkpoint, restore: ResumeOptions['restore']): string | null {
  try {
    restore(leagues)
    return null
  } catch {
    return OTHER_VERSION
  }
}
