import { StoreError, type StoreErrorKind } from '@fairline/engine'

const kinds: Readonly<Record<string, StoreErrorKind>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EACCES: 'read-only',
  EPERM: 'read-only',
  EROFS: 'read-only',
  ENOENT: 'read-only',
  ENOTDIR: 'read-only',
}

/** Turns an operating-system error of an outbox file into a StoreError with a message for the operator. */
export function outboxTrouble(path: string, cause: unknown): StoreError {
  if (cause instanceof StoreError) return cause
  const { code = 'unknown' } = cause as NodeJS.ErrnoException
  return new StoreError(kinds[code] ?? 'broken', `the outbox ${path} cannot be used (${code})`, { cause })
}
