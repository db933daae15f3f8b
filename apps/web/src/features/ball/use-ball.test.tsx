import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useBall } from './use-ball.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

describe('the magic ball', () => {
  it('shakes for 2 s after a tap, shows its answer for 10 s, and rests', () => {
    const { result } = renderHook(() => useBall(true))
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
    const { result } = renderHook(() => useBall(false))
    act(() => result.current.tap())
    pass(2000)
    expect(result.current.phase).toBe('empty')
    pass(5000)
    expect(result.current.phase).toBe('idle')
  })

  it('does not hear a tap while it shakes', () => {
    const { result } = renderHook(() => useBall(true))
    act(() => result.current.tap())
    pass(1500)
    act(() => result.current.tap())
    expect(result.current.bursts).toBe(1)
    pass(500)
    expect(result.current.phase).toBe('answered')
  })
})
