import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
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
  vi.useRealTimers()
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

  it('follows the server’s clock between boards, too', () => {
    onTestFinished(listen(listener()))
    const [stream] = Spoken.opened
    stream?.say('beat', { now: '2031-06-15T16:00:00.000Z' })
    expect(new Date(appNow()).getUTCFullYear()).toBe(2031)
    stream?.say('beat', { now: 7 })
    expect(new Date(appNow()).getUTCFullYear()).toBe(2031)
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

  it('says that a stream is gone which has been silent for 40 s, and opens another', () => {
    vi.useFakeTimers()
    const heard = listener()
    const stop = listen(heard)
    const [first] = Spoken.opened
    first?.dispatchEvent(new Event('open'))
    for (let beat = 0; beat < 4; beat++) {
      vi.advanceTimersByTime(39_000)
      first?.say(beat % 2 === 0 ? 'beat' : 'board', {})
    }
    expect(heard.onDown).not.toHaveBeenCalled()
    vi.advanceTimersByTime(40_000)
    expect(heard.onDown).toHaveBeenCalledOnce()
    expect(first?.closed).toBe(true)
    expect(Spoken.opened).toHaveLength(2)
    Spoken.opened[1]?.dispatchEvent(new Event('open'))
    expect(heard.onUp).toHaveBeenCalledTimes(2)
    stop()
    vi.advanceTimersByTime(120_000)
    expect(Spoken.opened).toHaveLength(2)
  })

  it('opens another where a stream was refused or never answers', () => {
    vi.useFakeTimers()
    const stop = listen(listener())
    Spoken.opened[0]?.dispatchEvent(new Event('error'))
    vi.advanceTimersByTime(40_000)
    expect(Spoken.opened).toHaveLength(2)
    vi.advanceTimersByTime(40_000)
    expect(Spoken.opened).toHaveLength(3)
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
