import { focusManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CallFailed } from '../lib/call.ts'
import { newClient } from './new-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})
const anHour = () => vi.advanceTimersByTimeAsync(3_600_000)

it('asks once where an answer fails, and not again by itself or because the window is looked at', async () => {
  const ask = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('500: no')))
  const client = newClient()
  client.mount()
  const leave = new QueryObserver(client, { queryKey: ['/x'], queryFn: ask }).subscribe(() => undefined)
  await anHour()
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await anHour()
  expect(ask).toHaveBeenCalledOnce()
  leave()
  client.unmount()
})

it('asks once more, two seconds later, where the server says that it is busy', async () => {
  const ask = vi.fn<() => Promise<string>>(() => Promise.reject(new CallFailed('busy', 'Fairline is busy', 503)))
  const client = newClient()
  const observer = new QueryObserver(client, { queryKey: ['/x'], queryFn: ask })
  const leave = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(1990)
  expect([ask.mock.calls.length, observer.getCurrentResult().isPending]).toEqual([1, true])
  await vi.advanceTimersByTimeAsync(20)
  expect(ask).toHaveBeenCalledTimes(2)
  await anHour()
  expect([ask.mock.calls.length, observer.getCurrentResult().isError]).toEqual([2, true])
  leave()
})

it('keeps nothing of what nobody looks at, and asks anew for who comes', async () => {
  const client = newClient()
  const ask = vi.fn<() => Promise<string>>(() => Promise.resolve('there'))
  const look = () => new QueryObserver(client, { queryKey: ['/x'], queryFn: ask }).subscribe(() => undefined)
  const leave = look()
  await vi.advanceTimersByTimeAsync(10)
  const alsoLeave = look()
  await vi.advanceTimersByTimeAsync(10)
  // A later reader never gets only the cached response: it is always stale.
  expect(ask).toHaveBeenCalledTimes(2)
  leave()
  alsoLeave()
  await vi.advanceTimersByTimeAsync(1)
  expect(client.getQueryCache().getAll()).toEqual([])
})

it('sends what is to be written once', async () => {
  const write = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('500: no')))
  const client = newClient()
  const sent = client.getMutationCache().build(client, { mutationFn: write }).execute(undefined)
  await expect(sent).rejects.toThrow('500: no')
  await anHour()
  expect(write).toHaveBeenCalledOnce()
})
