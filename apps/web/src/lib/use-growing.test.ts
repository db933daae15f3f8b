import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useGrowing } from './use-growing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('draws a few at once and all in the end, also of a list that grows', async () => {
  const { result, rerender } = renderHook(({ total }) => useGrowing(total, 6), { initialProps: { total: 15 } })
  expect(result.current).toBe(6)
  await act(async () => vi.runAllTimers())
  await act(async () => vi.runAllTimers())
  expect(result.current).toBe(15)
  rerender({ total: 17 })
  expect(result.current).toBe(17)
})
