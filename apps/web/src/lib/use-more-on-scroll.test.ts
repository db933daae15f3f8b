import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { isNearEnd, useMoreOnScroll } from './use-more-on-scroll.ts'

it('counts as the end what is within ten pixels of it', () => {
  const at = (scrollTop: number) => isNearEnd({ scrollHeight: 1000, clientHeight: 400, scrollTop })
  expect([at(589), at(590), at(600)]).toEqual([false, true, true])
})

it('asks for more at the end, and not while there is no more or some is on its way', () => {
  const box = document.createElement('div')
  Object.defineProperties(box, { scrollHeight: { value: 1000 }, clientHeight: { value: 400 } })
  const more = vi.fn<() => void>()
  const { rerender } = renderHook(({ ask, seen }) => useMoreOnScroll(seen, ask), {
    initialProps: { ask: more as (() => void) | null, seen: null as HTMLElement | null },
  })
  // The box comes after the first answer: lists are drawn when there is time.
  rerender({ ask: more, seen: box })
  const scrollTo = (top: number) =>
    act(() => {
      box.scrollTop = top
      box.dispatchEvent(new Event('scroll'))
    })
  scrollTo(500)
  expect(more).not.toHaveBeenCalled()
  scrollTo(595)
  expect(more).toHaveBeenCalledOnce()
  rerender({ ask: null, seen: box })
  scrollTo(600)
  expect(more).toHaveBeenCalledOnce()
})
