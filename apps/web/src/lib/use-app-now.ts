import { useEffect, useState } from 'react'
import { appNow } from './app-clock.ts'

/** The app's time, fresh every `everyMs`; for ages, not for races. */
export function useAppNow(everyMs = 10_000): number {
  const [now, setNow] = useState(() => appNow())
  useEffect(() => {
    const timer = setInterval(() => setNow(appNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
