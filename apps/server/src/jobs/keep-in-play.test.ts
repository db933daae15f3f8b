import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepInPlay } from './keep-in-play.ts'
import type { LearnedInPlay } from './learn-in-play-process.ts'

const learnedOfMlb = { league: 'mlb', saved: {} } as LearnedInPlay

/** A process that a test ends, and an engine that asks for it once past games were learned. */
function world(query: (number | null)[], adopted: Promise<void> = Promise.resolve()) {
  const events: string[] = []
  const errors: unknown[] = []
  const learning = Promise.withResolvers<void>()
  let tell: (one: LearnedInPlay) => void = () => undefined
  const stop = keepInPlay({
    engine: {
      inPlayAsked() {
        const asOf = query.shift() ?? null
        return asOf === null ? null : { asOf, leagues: ['mlb'] }
      },
      async adoptInPlay(league) {
        await adopted
        events.push(`adopted ${league}`)
      },
    },
    learn({ asOf, leagues }, onLearned) {
      events.push(`learns ${leagues.join()} as of ${asOf}`)
      tell = onLearned
      return {
        done: learning.promise,
        async stop() {
          events.push('stopped')
          learning.reject(new Error('ended early'))
        },
      }
    },
    onError: (error) => errors.push(error),
  })
  return { events, errors, learning, tell: (one: LearnedInPlay) => tell(one), stop }
}

afterEach(() => vi.useRealTimers())

describe('prices in play', () => {
  it('are learned elsewhere once past games were, and what that comes to is taken over', async () => {
    vi.useFakeTimers()
    const { events, learning, tell, stop } = world([null, null, 5])
    await vi.advanceTimersByTimeAsync(1500)
    expect(events).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    tell(learnedOfMlb)
    learning.resolve()
    await stop()
    expect(events).toEqual(['learns mlb as of 5', 'stopped', 'adopted mlb'])
  })

  it('are taken over before the app has stopped, so that the checkpoint after it holds them', async () => {
    const adopting = Promise.withResolvers<void>()
    const { events, learning, tell, stop } = world([5], adopting.promise)
    tell(learnedOfMlb)
    learning.resolve()
    const stopping = stop().then(() => events.push('the app has stopped'))
    setImmediate(adopting.resolve)
    await stopping
    expect(events).toEqual(['learns mlb as of 5', 'stopped', 'adopted mlb', 'the app has stopped'])
  })

  it('are given up when the app stops, which is no error', async () => {
    const { events, errors, stop } = world([5])
    await stop()
    expect([events, errors]).toEqual([['learns mlb as of 5', 'stopped'], []])
  })

  it('are not learned elsewhere where that fails, which is reported', async () => {
    const { events, errors, learning, stop } = world([5])
    learning.reject(new Error('out of memory'))
    await vi.waitFor(() => expect(errors).toEqual([new Error('out of memory')]))
    await stop()
    expect(events).toEqual(['learns mlb as of 5', 'stopped'])
  })

  it('are not asked for any more once the app stops', async () => {
    vi.useFakeTimers()
    const { events, stop } = world([null, 5])
    await stop()
    await vi.advanceTimersByTimeAsync(5000)
    expect(events).toEqual([])
  })
})
