import { useRef } from 'react'

/** Props of a dialog's content that return the focus to where it was before or, if that is gone, to the dialog below instead of the page top. */
export function useFocusReturn() {
  const from = useRef<Element | null>(null)
  return {
    onOpenAutoFocus(): void {
      from.current = document.activeElement
    },
    onCloseAutoFocus(event: Event): void {
      event.preventDefault()
      const before = from.current
      const isThere = before instanceof HTMLElement && before.isConnected
      const target = isThere ? before : [...document.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1)
      target?.focus()
    },
  }
}
