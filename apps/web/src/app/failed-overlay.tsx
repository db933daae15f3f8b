import { useLayoutEffect, useRef } from 'react'
import { Button } from '../components/button.tsx'
import { FailedScreen } from '../components/failed-screen.tsx'

interface Props {
  readonly onRetry: () => void
  readonly onClose: () => void
}

/**
 * Shows in place of an overlay that failed. It is the browser's own dialog, which traps the focus, closes with Escape and returns the
 * focus, because the code of our dialogs may be what could not be loaded.
 */
export function FailedOverlay({ onRetry, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Closed before it is removed: only then does the browser return the focus.
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label="Couldn’t load this screen"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="m-auto w-[min(28rem,92vw)] rounded-2xl border border-line bg-ground p-4 text-ink backdrop:bg-black/60"
    >
      <FailedScreen onRetry={onRetry} />
      <Button look="bare" className="mt-2" onClick={onClose}>
        Close
      </Button>
    </dialog>
  )
}
