import type { Health } from '@fairline/contract'
import { expect, it } from 'vitest'
import { healthQuery } from './recording.ts'

type State = { data: Partial<Health> | null; error: Error | null }
const intervalOf = (state: State): number =>
  (healthQuery.refetchInterval as unknown as (query: { state: State }) => number)({ state })
const recording = (notice: string | null) => ({ recording: { notice } as Health['recording'] })

it('asks for the server’s health every 15 seconds while all is well', () => {
  expect(intervalOf({ data: null, error: null })).toBe(15_000)
  expect(intervalOf({ data: { notUpdating: null, ...recording(null) }, error: null })).toBe(15_000)
  expect(intervalOf({ data: { notUpdating: null, recording: null }, error: null })).toBe(15_000)
})

it('asks every 5 seconds while it fails, the board stands still or nothing is recorded', () => {
  expect(intervalOf({ data: null, error: new Error('offline') })).toBe(5000)
  expect(intervalOf({ data: { notUpdating: 'The board can’t be updated.', recording: null }, error: null })).toBe(5000)
  expect(intervalOf({ data: { notUpdating: null, ...recording('Not recording.') }, error: null })).toBe(5000)
})
