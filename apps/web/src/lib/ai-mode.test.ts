import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aiMode, useAiMode } from './ai-mode.ts'

afterEach(() => act(() => aiMode.set(false)))

it('is off at first, and redraws what follows it', () => {
  const { result, unmount } = renderHook(useAiMode)
  expect(result.current).toBe(false)
  act(() => aiMode.set(true))
  expect(result.current).toBe(true)
  unmount()
  act(() => aiMode.set(false))
  expect(result.current).toBe(true)
})
