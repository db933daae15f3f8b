import { useEffect, useState } from 'react'
import { toasts } from './toasts.ts'

/** As documented: this long it is shown that something was copied. */
const COPIED_MS = 2000

/**
 * Copies texts.
 *
 * @returns what was copied within the last two seconds, and a way to copy; a clipboard that refuses shows a toast
 */
export function useCopied(): { readonly copied: string | null; readonly copy: (text: string) => Promise<boolean> } {
  const [copied, setCopied] = useState<string | null>(null)
  useEffect(() => {
    if (copied === null) return
    const timer = setTimeout(() => setCopied(null), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
      return true
    } catch {
      toasts.tell('Couldn’t copy: your browser blocked it. Select the text and copy it.', 'against')
      return false
    }
  }
  return { copied, copy }
}
