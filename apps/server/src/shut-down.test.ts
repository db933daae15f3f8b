import { describe, expect, it, vi } from 'vitest'
import { shutDown } from './shut-down.ts'

describe('shutting down', () => {
  it('ends each part before what it uses, whatever the order they were added in', async () => {
    const ended: string[] = []
    const ending = shutDown(1000, () => {})
    ending.add('database', () => ended.push('database'))
    ending.add('checkpoint', () => ended.push('checkpoint'))
    ending.add('web server', () => ended.push('web server'))
    ending.add('recorder', async () => {
      await Promise.resolve()
      ended.push('recorder')
    })
    await ending.run()
    expect(ended).toEqual(['web server', 'recorder', 'checkpoint', 'database'])
  })

  it('goes on when a part cannot be ended, and says which', async () => {
    const errors: string[] = []
    const end = vi.fn()
    const ending = shutDown(1000, (message) => errors.push(message))
    ending.add('board', () => Promise.reject(new Error('stuck')))
    ending.add('database', end)
    await ending.run()
    expect(errors).toEqual(['the board could not be ended'])
    expect(end).toHaveBeenCalledOnce()
  })

  it('says that the checkpoint could not be written', async () => {
    const onError = vi.fn<(message: string, error?: unknown) => void>()
    const full = new Error('the disk is full')
    const ending = shutDown(1000, onError)
    ending.add('checkpoint', () => Promise.reject(full))
    await ending.run()
    expect(onError.mock.calls).toEqual([['the checkpoint could not be written', full]])
  })

  it('gives up on a part that hangs when the time is up, and ends everything only once', async () => {
    vi.useFakeTimers()
    try {
      const errors: string[] = []
      const hang = vi.fn(() => new Promise(() => {}))
      const ending = shutDown(4000, (message) => errors.push(message))
      ending.add('recorder', hang)
      const done = Promise.all([ending.run(), ending.run()])
      await vi.advanceTimersByTimeAsync(4000)
      await done
      expect(errors).toEqual(['the recorder took too long to end'])
      expect(hang).toHaveBeenCalledOnce()
    } finally {
      vi.useRealTimers()
    }
  })
})
