interface Scheduler {
  postTask<T>(run: () => T | Promise<T>, how: { readonly priority: 'user-blocking' }): Promise<T>
}

/**
 * Runs something as a task of its own: several things that begin together, or steps that follow each other, would hold a slow phone up
 * in one piece. At once where a browser cannot tell tasks apart.
 *
 * @param among  where the browser's scheduler stands
 * @throws what `run` throws
 */
export async function ownTask<T>(
  run: () => T | Promise<T>,
  among: { readonly scheduler?: Scheduler } = globalThis,
): Promise<T> {
  return among.scheduler ? among.scheduler.postTask(run, { priority: 'user-blocking' }) : run()
}
