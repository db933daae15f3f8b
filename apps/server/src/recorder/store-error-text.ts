import type { StoreErrorKind } from '@fairline/engine'

/** Public reasons why the database can't be used, as part of a sentence: no paths, no addresses. */
export const storeErrorText: Readonly<Record<StoreErrorKind, string>> = {
  unreachable: 'the database can’t be reached',
  full: 'the disk is full',
  backlog: 'too many entries wait for the database',
  'read-only': 'the database can’t be written to',
  'in-use': 'another Fairline process is using the database',
  refused: 'the database refuses the connection',
  missing: 'the database is gone',
  broken: 'the database is damaged',
}
