import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toasts } from '../lib/toasts.ts'
import { Toasts } from './toasts.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toasts>screen</Toasts>)
})
afterEach(() => {
  act(() => void vi.runAllTimers())
  vi.useRealTimers()
})
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const shown = () => screen.queryAllByRole('listitem').map((toast) => toast.textContent)

describe('a toast', () => {
  it('stands alone: a new one takes its place', () => {
    act(() => toasts.tell('Copied'))
    act(() => toasts.tell('Failed to generate share links.', 'against'))
    expect(shown()).toHaveLength(1)
    expect(shown()[0]).toContain('Failed to generate share links.')
  })

  it('goes away after five seconds', () => {
    act(() => toasts.tell('Copied'))
    pass(4900)
    expect(shown()).toHaveLength(1)
    pass(200)
    expect(shown()).toHaveLength(0)
  })

  it('goes with a swipe to the right of fifty pixels, not of fewer', () => {
    const swipe = (by: number) => {
      const toast = screen.getByRole('listitem')
      toast.setPointerCapture = () => undefined
      toast.hasPointerCapture = () => false
      fireEvent.pointerDown(toast, { clientX: 100, clientY: 10, button: 0 })
      fireEvent.pointerMove(toast, { clientX: 120, clientY: 10 })
      fireEvent.pointerMove(toast, { clientX: 100 + by, clientY: 10 })
      fireEvent.pointerUp(toast, { clientX: 100 + by, clientY: 10 })
    }
    act(() => toasts.tell('Copied'))
    swipe(49)
    expect(shown()).toHaveLength(1)
    swipe(51)
    expect(shown()).toHaveLength(0)
  })

  it('is reached with F8', () => {
    act(() => toasts.tell('Copied'))
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
    expect(screen.getByRole('region', { name: /F8/ }).contains(document.activeElement)).toBe(true)
  })
})
