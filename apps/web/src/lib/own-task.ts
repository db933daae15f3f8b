interface Scheduler {
  postTask<T>(run: () => Promise<T>, how: { readonly priority: 'user-blocking' }): Promise<T>
}

/**
 * Starts something as a task of its own: several that begin together would hold a slow phone up in one piece. At once where a browser
 * cannot tell tasks apart.
 *
 * @param among  where the browser's scheduler stands
 * @throws what `start` throws
 */
export function ownTask<T>(
  start: () => Promise<T>,
  among: { readonly scheduler?: Scheduler } = globalThis,
): Promise<T> {
  return among.scheduler ? among.scheduler.postTask(start, { priority: 'user-blocking' }) : start()
}
