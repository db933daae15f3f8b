import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { FailedOverlay } from './failed-overlay.tsx'

const showModal = vi.fn<() => void>()
const closeDialog = vi.fn<() => void>()

beforeEach(() => {
  showModal.mockReset()
  closeDialog.mockReset()
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
    showModal()
  }
  HTMLDialogElement.prototype.close = closeDialog
})

function open() {
  const onRetry = vi.fn<() => void>()
  const onClose = vi.fn<() => void>()
  const { unmount } = show(<FailedOverlay onRetry={onRetry} onClose={onClose} />)
  return { onRetry, onClose, unmount }
}

it('loads the overlay again with Retry, and only that', () => {
  const { onRetry, onClose } = open()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
  expect(onClose).not.toHaveBeenCalled()
})

it('closes with Close and with Escape, and loads nothing then', () => {
  const { onRetry, onClose } = open()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  const cancel = new Event('cancel', { cancelable: true })
  fireEvent(screen.getByRole('dialog', { name: 'Couldn’t load this screen' }), cancel)
  expect(onClose).toHaveBeenCalledTimes(2)
  expect(onRetry).not.toHaveBeenCalled()
  // The address says what is open: the browser does not close it by itself.
  expect(cancel.defaultPrevented).toBe(true)
})

it('traps the focus while it is open, and gives it back when it goes', () => {
  const { unmount } = open()
  expect([showModal.mock.calls.length, closeDialog.mock.calls.length]).toEqual([1, 0])
  unmount()
  expect(closeDialog).toHaveBeenCalledTimes(1)
})
