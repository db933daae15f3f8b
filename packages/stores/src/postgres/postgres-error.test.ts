import { StoreError } from '@fairline/engine'
import { expect, it } from 'vitest'
import { toPostgresStoreError } from './postgres-error.ts'

const failed = (code: string) => Object.assign(new Error('it failed'), { code })

it.each([
  ['53100', 'full', 'make room on its disk'],
  ['53300', 'unreachable', 'cannot be reached'],
  ['25006', 'read-only', 'cannot be written'],
  ['28P01', 'refused', 'refuses the connection'],
  ['3D000', 'refused', 'check user, password and database name'],
  ['57P03', 'unreachable', 'cannot be reached'],
  ['XX001', 'broken', 'restore it from a backup'],
  ['ECONNREFUSED', 'unreachable', 'cannot be reached'],
])('tells an operator what %s means: %s', (code, kind, words) => {
  const error = toPostgresStoreError('the database', failed(code))
  expect(error).toBeInstanceOf(StoreError)
  expect(error).toMatchObject({ kind, message: expect.stringContaining(words) })
})

it('leaves an error of our own as it is', () => {
  const own = failed('23505')
  expect(toPostgresStoreError('the database', own)).toBe(own)
})
