/**
 * Returns free memory to the operating system; otherwise the process stays as large as it was while learning. Takes
 * about 0.2 s. Does nothing unless Node runs with `--expose-gc`.
 */
export function releaseMemory(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/** Frees what nothing needs any more, in under 0.1 s; does nothing unless Node runs with `--expose-gc`. */
export function collectGarbage(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync' })
}
