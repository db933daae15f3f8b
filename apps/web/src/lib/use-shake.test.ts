import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useShake } from './use-shake.ts'

afterEach(() => vi.unstubAllGlobals())

const felt = (x: number, at: number) => {
  const event = Object.assign(new Event('devicemotion'), { accelerationIncludingGravity: { x, y: 0, z: 9.8 } })
  Object.defineProperty(event, 'timeStamp', { value: at })
  act(() => void window.dispatchEvent(event))
}

it('hears a phone that is shaken, once at a time, and not one that is carried', () => {
  vi.stubGlobal('DeviceMotionEvent', class extends Event {})
  const heard = vi.fn<() => void>()
  renderHook(() => useShake(heard))
  felt(5, 0)
  expect(heard).not.toHaveBeenCalled()
  felt(30, 100)
  felt(30, 900)
  expect(heard).toHaveBeenCalledOnce()
  felt(30, 3000)
  expect(heard).toHaveBeenCalledTimes(2)
})

it('calls the handler of the latest render', () => {
  vi.stubGlobal('DeviceMotionEvent', class extends Event {})
  const earlier = vi.fn<() => void>()
  const latest = vi.fn<() => void>()
  const { rerender } = renderHook(useShake, { initialProps: earlier })
  rerender(latest)
  felt(30, 100)
  expect(latest).toHaveBeenCalledOnce()
  expect(earlier).not.toHaveBeenCalled()
})

it('does not ask for leave where a browser wants to be asked', () => {
  vi.stubGlobal('DeviceMotionEvent', Object.assign(class extends Event {}, { requestPermission: () => undefined }))
  const heard = vi.fn<() => void>()
  renderHook(() => useShake(heard))
  felt(30, 100)
  expect(heard).not.toHaveBeenCalled()
})
