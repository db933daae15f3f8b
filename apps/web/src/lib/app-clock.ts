/** The app may run on another time than the visitor's device: a replay lives in its own year. */
let offset = 0
let heard = false

/** Notes the server's time in an answer that has just arrived. */
export function noteServerTime(said: string | null, here: number = Date.now()): void {
  const there = said === null ? Number.NaN : Date.parse(said)
  if (Number.isNaN(there)) return
  offset = there - here
  heard = true
}

/** The app's time now, in milliseconds. */
export function appNow(here: number = Date.now()): number {
  return here + offset
}

/** Whether the server's time is known yet; before that no day can be shown. */
export const isClockKnown = (): boolean => heard
