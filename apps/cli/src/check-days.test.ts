import { expect, it } from 'vitest'
import { checkDays } from './check-days.ts'
import { Failure } from './failure.ts'

it('accepts a single day, and refuses a first day after the last', () => {
  expect(() => checkDays('2026-07-15', '2026-07-15')).not.toThrow()
  expect(() => checkDays('2026-07-16', '2026-07-15')).toThrow(
    new Failure('--from 2026-07-16 is after --to 2026-07-15: no day is left'),
  )
})
