import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refreshAnswers } from './refresh-answers.ts'

const PATH = '/api/live-data'
const of = (boardVersion: number) => ({ provenance: { boardVersion } })

/** An answer on a screen; `ask` gives what each question is answered with, when it is. */
function onScreen(ask: () => Promise<unknown>, queryKey: readonly string[] = [PATH]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const question = vi.fn<() => Promise<unknown>>(ask)
  const observer = new QueryObserver(client, { queryKey, queryFn: question })
  const stop = observer.subscribe(() => undefined)
  return { client, question, data: () => observer.getCurrentResult().data, stop }
}
/** Questions that stay open until the test answers them. */
function slow() {
  const answers: ((answer: unknown) => void)[] = []
  return { ask: () => new Promise<unknown>((resolve) => answers.push(resolve)), answers }
}
const settled = () => vi.advanceTimersByTimeAsync(1)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('answers that the stream says have changed', () => {
  it('are asked for again where they were made from an earlier board, and not where they were made from this one', async () => {
    const screen = onScreen(async () => of(7))
    await settled()
    refreshAnswers(screen.client, { paths: [PATH], version: 7, since: 0 })
    await settled()
    expect(screen.question).toHaveBeenCalledTimes(1)
    refreshAnswers(screen.client, { paths: [PATH], version: 8, since: 0 })
    await settled()
    expect(screen.question).toHaveBeenCalledTimes(2)
    refreshAnswers(screen.client, { paths: ['/api/site'], version: 9, since: 0 })
    await settled()
    expect(screen.question).toHaveBeenCalledTimes(2)
    screen.stop()
  })

  it('come through on a line slower than the board changes: none on its way is given up', async () => {
    const { ask, answers } = slow()
    const screen = onScreen(ask)
    answers[0]?.(of(1))
    await settled()
    for (const version of [2, 3, 4]) refreshAnswers(screen.client, { paths: [PATH], version, since: 0 })
    await settled()
    expect(screen.question).toHaveBeenCalledTimes(2)
    answers[1]?.(of(2))
    await settled()
    expect(screen.data()).toEqual(of(2))
    // It was made before the last changes: once more, for all of them together.
    expect(screen.question).toHaveBeenCalledTimes(3)
    answers[2]?.(of(4))
    await settled()
    expect(screen.data()).toEqual(of(4))
    expect(screen.question).toHaveBeenCalledTimes(3)
    screen.stop()
  })

  it('that were on their way and are as new when they come are not asked for again', async () => {
    const { ask, answers } = slow()
    const screen = onScreen(ask)
    refreshAnswers(screen.client, { paths: [PATH], version: 5, since: 0 })
    answers[0]?.(of(5))
    await settled()
    expect(screen.question).toHaveBeenCalledTimes(1)
    screen.stop()
  })

  it('are asked for again whatever their version where they came before the stream: the server may have begun anew', async () => {
    const screen = onScreen(async () => of(500))
    await settled()
    refreshAnswers(screen.client, { paths: [PATH], version: 3, since: Date.now() + 1000 })
    await settled()
    expect(screen.question).toHaveBeenCalledTimes(2)
    screen.stop()
  })

  it('are as old as their oldest page, and behind where they do not tell', async () => {
    const pages = onScreen(async () => ({ pages: [of(9), of(6)] }))
    const untold = onScreen(async () => ({ some: 'answer' }))
    await settled()
    for (const { client } of [pages, untold]) refreshAnswers(client, { paths: [PATH], version: 7, since: 0 })
    await settled()
    for (const { question } of [pages, untold]) expect(question).toHaveBeenCalledTimes(2)
    refreshAnswers(pages.client, { paths: [PATH], version: 6, since: 0 })
    await settled()
    expect(pages.question).toHaveBeenCalledTimes(2)
    pages.stop()
    untold.stop()
  })

  it('and could not be had are asked for again', async () => {
    const screen = onScreen(async () => Promise.reject(new Error('gone')))
    await settled()
    refreshAnswers(screen.client, { paths: [PATH], version: 2, since: 0 })
    await settled()
    expect(screen.question).toHaveBeenCalledTimes(2)
    screen.stop()
  })
})
