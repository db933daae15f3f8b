/** Milliseconds of work after which requests are answered first. */
const MAX_WORK_MS = 4

/**
 * Returns a function that long tasks call between their parts: it lets requests be answered if the task has worked for a
 * while, and returns at once otherwise.
 *
 * @param clock     real time in milliseconds
 * @param nextTurn  resolves on the next turn of the event loop
 */
export function pacedYield(clock: () => number, nextTurn: () => Promise<unknown>): () => Promise<void> {
  let turnedAt = clock()
  return async () => {
    if (clock() - turnedAt < MAX_WORK_MS) return
    await nextTurn()
    turnedAt = clock()
  }
}
