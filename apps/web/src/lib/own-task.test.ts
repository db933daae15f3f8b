import { expect, it, vi } from 'vitest'
import { ownTask } from './own-task.ts'

it('leaves the start to the browser’s scheduler, before what is less urgent', async () => {
  const query: unknown[] = []
  const postTask = <T>(run: () => T | Promise<T>, how: object): Promise<T> => {
    query.push(how)
    return Promise.resolve().then(run)
  }
  const start = vi.fn(async () => 7)
  const done = ownTask(start, { scheduler: { postTask } })
  expect(start).not.toHaveBeenCalled()
  expect(await done).toBe(7)
  expect(query).toEqual([{ priority: 'user-blocking' }])
})

it('starts at once where there is none, and passes on what fails', async () => {
  const start = vi.fn(() => Promise.reject(new Error('gone')))
  await expect(ownTask(start, {})).rejects.toThrow('gone')
  expect(start).toHaveBeenCalledOnce()
})
