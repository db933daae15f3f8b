import { expect, it, vi } from 'vitest'
import { toastStore } from './toasts.ts'

it('shows one toast at a time, each under a number of its own', () => {
  const toasts = toastStore()
  expect(toasts.get()).toBeNull()
  toasts.tell('Copied')
  const first = toasts.get()!
  expect(first).toMatchObject({ title: 'Copied', tone: 'plain' })
  toasts.tell('Copied', 'against')
  expect(toasts.get()).toMatchObject({ title: 'Copied', tone: 'against' })
  expect(toasts.get()!.id).not.toBe(first.id)
})

it('takes away the toast that shows, and never a newer one', () => {
  const toasts = toastStore()
  toasts.tell('one')
  const { id } = toasts.get()!
  toasts.tell('two')
  toasts.dismiss(id)
  expect(toasts.get()?.title).toBe('two')
  toasts.dismiss(toasts.get()!.id)
  expect(toasts.get()).toBeNull()
})

it('tells whoever listens, until they stop', () => {
  const toasts = toastStore()
  const hear = vi.fn<() => void>()
  const stop = toasts.subscribe(hear)
  toasts.tell('one')
  toasts.dismiss(toasts.get()!.id)
  expect(hear).toHaveBeenCalledTimes(2)
  toasts.dismiss(99)
  expect(hear).toHaveBeenCalledTimes(2)
  stop()
  toasts.tell('two')
  expect(hear).toHaveBeenCalledTimes(2)
})
