import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StoreError } from '@fairline/engine'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { toSqliteStoreError } from './sqlite-error.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairline-errors-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const kindOf = (cause: { errcode?: number; code?: string }) => {
  const error = toSqliteStoreError(folder, Object.assign(new Error('no details'), cause))
  return error instanceof StoreError ? error.kind : error
}

// Extended codes hold the primary one in their last eight bits: sqlite.org/rescode.html.
it.each([
  ['BUSY', 5, 'in-use'],
  ['BUSY_SNAPSHOT', 517, 'in-use'],
  ['LOCKED_SHAREDCACHE', 262, 'in-use'],
  ['IOERR', 10, 'unreachable'],
  ['IOERR_READ', 266, 'unreachable'],
  ['IOERR_FSYNC', 1034, 'unreachable'],
  ['READONLY_DBMOVED', 1032, 'read-only'],
  ['CANTOPEN_ISDIR', 526, 'read-only'],
  ['FULL', 13, 'full'],
  ['CORRUPT_INDEX', 779, 'broken'],
  ['NOTADB', 26, 'broken'],
  ['an unknown code', 99, 'broken'],
])('says what can be done about %s, code %i: %s', (_, errcode, kind) => expect(kindOf({ errcode })).toBe(kind))

it.each([
  ['EACCES', 'read-only'],
  ['EROFS', 'read-only'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
])('says what can be done where the folder cannot be made: %s', (code, kind) => expect(kindOf({ code })).toBe(kind))

it('passes a mistake of ours on as it is', () => {
  const mistake = new TypeError('x is not a function')
  expect(toSqliteStoreError(folder, mistake)).toBe(mistake)
})
