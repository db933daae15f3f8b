import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { appNow } from './app-clock.ts'
import { useAppNow } from './use-app-now.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

it('updates the app’s time every so often, and stops with its screen', () => {
  const start = appNow()
  const { result, unmount } = renderHook(() => useAppNow(5000))
  expect(result.current).toBe(start)
  act(() => void vi.advanceTimersByTime(4999))
  expect(result.current).toBe(start)
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe(start + 5000)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
