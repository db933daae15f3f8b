import { BeatEvent, BoardEvent, STREAM_PATH } from '@fairline/contract'
import { noteServerTime } from './app-clock.ts'

/** What the stream tells: whether it is there, and which answers changed. */
export interface Listener {
  onUp(): void
  onDown(): void
  /** Answers that were made from an earlier version of the board are behind now. */
  onChanged(paths: readonly string[], version: number): void
}

/** The server sends a beat every 15 s: after two without anything the connection is dead, though the browser doesn’t notice. In milliseconds. */
const SILENT_MS = 40_000

/**
 * Listens to the live stream while the page is visible. The browser comes back by itself after a break and says what it
 * saw last; a stream that has gone silent is opened again; a hidden page does not listen.
 *
 * @returns stops listening
 */
export function listen(listener: Listener): () => void {
  if (typeof EventSource === 'undefined') return () => undefined
  let source: EventSource | null = null
  let silence: ReturnType<typeof setTimeout> | undefined

  const hear = () => {
    clearTimeout(silence)
    silence = setTimeout(() => {
      close()
      open()
    }, SILENT_MS)
  }
  const open = () => {
    hear()
    source = new EventSource(STREAM_PATH)
    for (const event of ['open', 'beat', 'board']) source.addEventListener(event, hear)
    source.addEventListener('open', listener.onUp)
    source.addEventListener('error', listener.onDown)
    source.addEventListener('beat', ({ data }) => {
      const event = BeatEvent.safeParse(parsed(data))
      if (event.success) noteServerTime(event.data.now)
    })
    source.addEventListener('board', ({ data }) => {
      const event = BoardEvent.safeParse(parsed(data))
      if (!event.success) return
      noteServerTime(event.data.now)
      listener.onChanged(event.data.changed, event.data.boardVersion)
    })
  }
  const close = () => {
    clearTimeout(silence)
    source?.close()
    source = null
    listener.onDown()
  }
  const follow = () => {
    if (document.visibilityState === 'hidden') close()
    else if (source === null) open()
  }

  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    close()
  }
}

function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return null
  }
}
