import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useBall } from './use-ball.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const picks = { hasPicks: true, isLoading: false, isHeld: false }
const noPicks = { ...picks, hasPicks: false }
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

describe('the magic ball', () => {
  it('shakes for 2 s after a tap, shows its answer for 10 s, and rests', () => {
    const { result } = renderHook(() => useBall(picks))
    expect(result.current.phase).toBe('idle')
    act(() => result.current.tap())
    expect(result.current.phase).toBe('shaking')
    pass(1999)
    expect(result.current.phase).toBe('shaking')
    pass(1)
    expect(result.current.phase).toBe('answered')
    pass(9999)
    expect(result.current.phase).toBe('answered')
    pass(1)
    expect(result.current.phase).toBe('idle')
  })

  it('says for 5 s that there is nothing', () => {
    const { result } = renderHook(() => useBall(noPicks))
    act(() => result.current.tap())
    pass(2000)
    expect(result.current.phase).toBe('empty')
    pass(5000)
    expect(result.current.phase).toBe('idle')
  })

  it('waits for picks that are still loading, then shows them for 10 s', () => {
    const { result, rerender } = renderHook(useBall, { initialProps: { ...noPicks, isLoading: true } })
    act(() => result.current.tap())
    pass(2000)
    pass(20_000)
    expect(result.current.phase).toBe('empty')
    rerender(picks)
    expect(result.current.phase).toBe('answered')
    pass(9999)
    expect(result.current.phase).toBe('answered')
    pass(1)
    expect(result.current.phase).toBe('idle')
  })

  it('shakes no longer because picks arrive meanwhile', () => {
    const { result, rerender } = renderHook(useBall, { initialProps: { ...noPicks, isLoading: true } })
    act(() => result.current.tap())
    pass(1500)
    rerender(picks)
    pass(500)
    expect(result.current.phase).toBe('answered')
  })

  it('keeps its answer while somebody reads it with the keyboard', () => {
    const { result, rerender } = renderHook(useBall, { initialProps: { ...picks, isHeld: true } })
    act(() => result.current.tap())
    pass(2000)
    pass(60_000)
    expect(result.current.phase).toBe('answered')
    rerender(picks)
    pass(10_000)
    expect(result.current.phase).toBe('idle')
  })

  it('ignores a tap while it shakes', () => {
    const { result } = renderHook(() => useBall(picks))
    act(() => result.current.tap())
    pass(1500)
    act(() => result.current.tap())
    expect(result.current.bursts).toBe(1)
    pass(500)
    expect(result.current.phase).toBe('answered')
  })
})
