import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useOnline } from './use-online.ts'

afterEach(() => void vi.restoreAllMocks())

it('follows the device, on and off', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const { result, unmount } = renderHook(useOnline)
  const turn = (to: boolean) => {
    onLine.mockReturnValue(to)
    act(() => void window.dispatchEvent(new Event(to ? 'online' : 'offline')))
  }
  expect(result.current).toBe(true)
  turn(false)
  expect(result.current).toBe(false)
  turn(true)
  expect(result.current).toBe(true)
  const stop = vi.spyOn(window, 'removeEventListener')
  unmount()
  expect(stop.mock.calls.map(([name]) => name)).toEqual(expect.arrayContaining(['online', 'offline']))
})
