import { CallFailed } from './call.ts'

/** The server asks who finds it busy to try again after two seconds. */
export const BUSY_MS = 2000

/** Whether a query is tried again: once, and only if the server was busy. */
export const retryOnceIfBusy = (count: number, error: Error): boolean =>
  count < 1 && error instanceof CallFailed && error.kind === 'busy'
