import { isCheckpointNote } from './note-checkpoints.ts'

/** Tells the operator of something, once: in the log, with the error behind it if there is one, and in health. */
export function tellOperator({
  log,
  health,
}: {
  readonly log: (message: string, cause: unknown) => void
  readonly health: (message: string) => void
}): (message: string, cause?: unknown) => void {
  const told = new Set<string>()
  return (message, cause) => {
    if (told.has(message)) return
    told.add(message)
    log(message, cause)
    health(message)
  }
}

/** What happened to a stored note that was found damaged. */
export const damagedNoteText = (name: string): string =>
  isCheckpointNote(name)
    ? `The saved checkpoint is damaged. Past games are learned again; the old checkpoint is kept as the note “${name}.damaged”.`
    : `The stored note “${name}” is damaged. It is kept as the note “${name}.damaged”.`
