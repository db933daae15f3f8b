import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toasts } from '../lib/toasts.ts'
import { settings } from '../lib/use-settings.ts'
import { useReminder } from './use-reminder.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  act(() => settings.change({ remindAfter: 0 }))
})

it('reminds as often as was asked for, and never where nothing was', () => {
  const tell = vi.spyOn(toasts, 'tell').mockImplementation(() => undefined)
  renderHook(() => useReminder())
  act(() => void vi.advanceTimersByTime(7_200_000))
  expect(tell).not.toHaveBeenCalled()
  act(() => settings.change({ remindAfter: 30 }))
  act(() => void vi.advanceTimersByTime(3_600_000))
  expect(tell.mock.calls.map(([title]) => title)).toEqual([
    'You have been here for 30 minutes. Time for a break?',
    'You have been here for 60 minutes. Time for a break?',
  ])
  tell.mockRestore()
})
