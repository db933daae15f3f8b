/** The app may run on another time than the visitor's device: a replay lives in its own year. */
let offset = 0

/** Notes what the server's clock said in an answer that has just arrived. */
export function noteServerTime(said: string | null, here: number = Date.now()): void {
  const there = said === null ? Number.NaN : Date.parse(said)
  if (!Number.isNaN(there)) offset = there - here
}

/** The app's time now, in milliseconds. */
export function appNow(here: number = Date.now()): number {
  return here + offset
}
