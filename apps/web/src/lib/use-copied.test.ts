import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toasts } from './toasts.ts'
import { useCopied } from './use-copied.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  toasts.dismiss(toasts.get()?.id ?? 0)
})

const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText } })

it('says for two seconds what was copied', async () => {
  const written: string[] = []
  clipboard(async (text) => void written.push(text))
  const { result } = renderHook(useCopied)
  expect(result.current.copied).toBeNull()
  await act(async () => expect(await result.current.copy('a link')).toBe(true))
  expect([written, result.current.copied]).toEqual([['a link'], 'a link'])
  act(() => void vi.advanceTimersByTime(1999))
  expect(result.current.copied).toBe('a link')
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current.copied).toBeNull()
  expect(toasts.get()).toBeNull()
})

it('says in a toast how to copy where the browser refuses', async () => {
  clipboard(() => Promise.reject(new Error('blocked')))
  const { result } = renderHook(useCopied)
  await act(async () => expect(await result.current.copy('a link')).toBe(false))
  expect(result.current.copied).toBeNull()
  expect(toasts.get()).toMatchObject({
    title: 'Couldn’t copy: your browser blocked it. Select the text and copy it.',
    tone: 'against',
  })
})
