import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appNow } from './app-clock.ts'
import { listen } from './live-stream.ts'

/** A stream the test speaks through. */
class Spoken extends EventTarget {
  static opened: Spoken[] = []
  closed = false
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    Spoken.opened.push(this)
  }
  close() {
    this.closed = true
  }
  say(name: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(name, { data: typeof data === 'string' ? data : JSON.stringify(data) }))
  }
}

let visibility = 'visible'
const show = (state: 'visible' | 'hidden') => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}
const listener = () => ({
  onUp: vi.fn<() => void>(),
  onDown: vi.fn<() => void>(),
  onChanged: vi.fn<(paths: readonly string[], version: number) => void>(),
})

beforeEach(() => {
  Spoken.opened = []
  visibility = 'visible'
  vi.stubGlobal('EventSource', Spoken)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('listening to the live stream', () => {
  it('tells which answers changed, and follows the server’s clock', () => {
    const heard = listener()
    const stop = listen(heard)
    const [stream] = Spoken.opened
    stream?.dispatchEvent(new Event('open'))
    stream?.say('board', { boardVersion: 2, changed: ['/api/live-data'], now: '2019-06-15T16:00:00.000Z' })
    expect(heard.onUp).toHaveBeenCalledOnce()
    expect(heard.onChanged).toHaveBeenCalledWith(['/api/live-data'], 2)
    expect(new Date(appNow()).getUTCFullYear()).toBe(2019)
    stop()
    expect(stream?.closed).toBe(true)
  })

  it('says when the stream breaks, and ignores what it does not understand', () => {
    const heard = listener()
    const stop = listen(heard)
    const [stream] = Spoken.opened
    stream?.say('board', 'rubbish')
    stream?.say('board', { changed: 'all' })
    stream?.dispatchEvent(new Event('error'))
    expect(heard.onChanged).not.toHaveBeenCalled()
    expect(heard.onDown).toHaveBeenCalledOnce()
    stop()
  })

  it('does not listen while the page is hidden, and comes back with it', () => {
    const stop = listen(listener())
    show('hidden')
    expect(Spoken.opened[0]?.closed).toBe(true)
    show('visible')
    expect(Spoken.opened).toHaveLength(2)
    stop()
  })

  it('leaves polling to do the work where the browser has no streams', () => {
    vi.stubGlobal('EventSource', undefined)
    expect(() => listen(listener())()).not.toThrow()
  })
})
