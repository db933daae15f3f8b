import { describe, expect, it } from 'vitest'
import { createFairQueue, type QueuedJob } from './fair-queue.ts'

/** Jobs that record which ran and which were dropped; each runs until it is released. */
function recorded() {
  const log: string[] = []
  const gates: (() => void)[] = []
  const job = (client: string, name: string): QueuedJob => ({
    client,
    drop: () => void log.push(`dropped ${name}`),
    run: () => {
      log.push(name)
      return new Promise((resolve) => gates.push(resolve))
    },
  })
  const finishAll = async () => {
    for (let i = 0; i < 50; i++) {
      gates.shift()?.()
      await Promise.resolve()
      await Promise.resolve()
      await Promise.resolve()
    }
  }
  return { log, job, finishAll }
}

describe('a fair queue', () => {
  it('takes turns between clients, however many jobs each of them has', async () => {
    const { log, job, finishAll } = recorded()
    const queue = createFairQueue(10)
    for (const name of ['a1', 'a2', 'a3', 'a4']) queue.add(job('a', name))
    queue.add(job('b', 'b1'))
    queue.add(job('c', 'c1'))
    await finishAll()
    expect(log).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
  })

  it('runs one job at a time', () => {
    const { log, job } = recorded()
    const queue = createFairQueue(10)
    for (const name of ['a1', 'a2']) queue.add(job('a', name))
    expect(log).toEqual(['a1'])
    expect(queue.size()).toBe(1)
  })

  it('refuses jobs beyond its limit', () => {
    const { job } = recorded()
    const queue = createFairQueue(2)
    expect(['a1', 'a2', 'a3', 'a4'].map((name) => queue.add(job('a', name)))).toEqual([true, true, true, false])
  })

  it('makes room for a client with few jobs by dropping the newest of the client with the most', async () => {
    const { log, job, finishAll } = recorded()
    const queue = createFairQueue(3)
    for (const name of ['a1', 'a2', 'a3', 'a4']) queue.add(job('a', name))
    expect(queue.add(job('b', 'b1'))).toBe(true)
    expect(log).toEqual(['a1', 'dropped a4'])
    await finishAll()
    expect(log).toEqual(['a1', 'dropped a4', 'a2', 'b1', 'a3'])
  })

  it('drops nothing for a client who would then have as many jobs as the one with the most', () => {
    const { log, job } = recorded()
    const queue = createFairQueue(3)
    for (const name of ['a1', 'a2', 'a3']) queue.add(job('a', name))
    expect(queue.add(job('b', 'b1'))).toBe(true)
    expect(queue.add(job('b', 'b2'))).toBe(false)
    expect(log).toEqual(['a1'])
  })

  it('does not run a job that was removed', async () => {
    const { log, job, finishAll } = recorded()
    const queue = createFairQueue(10)
    const second = job('a', 'a2')
    queue.add(job('a', 'a1'))
    queue.add(second)
    queue.remove(second)
    await finishAll()
    expect(log).toEqual(['a1'])
    expect(queue.size()).toBe(0)
  })

  it('goes on after a job that failed', async () => {
    const { log, job, finishAll } = recorded()
    const queue = createFairQueue(10)
    queue.add({ client: 'a', drop: () => {}, run: async () => Promise.reject(new Error('broken')) })
    queue.add(job('a', 'a2'))
    await finishAll()
    expect(log).toEqual(['a2'])
  })
})
