import { useEffect } from 'react'
import { toasts } from '../lib/toasts.ts'
import { useSettings } from '../lib/use-settings.ts'

/** Reminds, as often as the visitor chose, of how long the page has been open. */
export function useReminder(): void {
  const { remindAfter } = useSettings()
  useEffect(() => {
    if (remindAfter === 0) return
    let told = 0
    const timer = setInterval(() => {
      told += remindAfter
      toasts.tell(`You have been here for ${told} minutes. Time for a break?`)
    }, remindAfter * 60_000)
    return () => clearInterval(timer)
  }, [remindAfter])
}
