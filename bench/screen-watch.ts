import type { CDPSession, Page } from '@playwright/test'

/** Runs in the page before anything else of it: notes every interaction, long task and, on request, frame. */
const WATCH = `
  window.watched = { interactions: [], tasks: [], frames: [] }
  const note = (type, options, keep) =>
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, buffered: true, ...options })
  note('event', { durationThreshold: 16 }, (entry) => entry.interactionId && watched.interactions.push(entry.duration))
  note('longtask', {}, (entry) => watched.tasks.push(entry.duration))
`
const FRAMES = `
  watched.frames = []
  watched.tasks = []
  let last = null
  const frame = (now) => {
    if (last !== null) watched.frames.push(now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
`

/** What a page was seen to do. Times in ms. */
interface Watched {
  /** From each press of a button or key to the next paint; of 16 ms or more. */
  readonly interactions: readonly number[]
  /** Of 50 ms or more. */
  readonly tasks: readonly number[]
  /** Between frames. */
  readonly frames: readonly number[]
}

export const watch = (page: Page): Promise<unknown> => page.addInitScript(WATCH)
export const watchFrames = (page: Page): Promise<unknown> => page.evaluate(FRAMES)
export const watched = (page: Page): Promise<Watched> => page.evaluate('watched')

/** Counts the messages of the live stream that announced a change of the board. */
export async function boardChanges(devtools: CDPSession): Promise<() => number> {
  let count = 0
  await devtools.send('Network.enable')
  devtools.on('Network.eventSourceMessageReceived', ({ eventName }) => {
    if (eventName === 'board') count++
  })
  return () => count
}
