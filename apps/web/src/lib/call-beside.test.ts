import { premiumPlayerProps } from '@fairline/contract'
import { expose, type Remote, wrap } from 'comlink'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aProp, propFunnel, provenance } from '../../testing/answers.ts'
import { call } from './call.ts'
import { callBeside } from './call-beside.ts'
import { type LongReader, longReader } from './read-long.ts'
import { settings } from './use-settings.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  settings.change({ books: [] })
})

const { finalRecommendation: _, finalConfidence: __, ...row } = aProp
const answer = (...rows: { id: string; line?: number }[]) => ({
  success: true,
  props: rows.map((one) => ({ ...row, ...one })),
  summary: { leagues: [{ league: 'WNBA', props: rows.length }], strongBets: 0, topGrades: 0 },
  totalProps: rows.length,
  error: null,
  funnel: propFunnel,
  justMissed: [],
  provenance,
})
const never = new Promise<never>(() => undefined)

/** A reader on the other side of a channel, before whom the answers come one after the other. */
function beside(...answers: (object | number)[]) {
  const fetched = vi.fn<(path: string, options: RequestInit) => Promise<Response>>(async () => {
    const next = answers.shift()
    return typeof next === 'number'
      ? Response.json({ type: 'starting', title: 'The board is being made', status: next }, { status: next })
      : Response.json(next)
  })
  vi.stubGlobal('fetch', fetched)
  const { port1, port2 } = new MessageChannel()
  expose(longReader(call), port1)
  return { fetched, reader: wrap<LongReader>(port2), gone: never }
}
const ask = (
  from: ReturnType<typeof beside> | { reader: Remote<LongReader>; gone: Promise<never> } | null,
  before?: Awaited<ReturnType<typeof callBeside<typeof premiumPlayerProps>>>,
  signal = new AbortController().signal,
) => callBeside(premiumPlayerProps, { signal, before }, from)

describe('a call beside the page', () => {
  it('tells what a call in the page tells, and keeps the rows that did not change', async () => {
    const [one, two] = [answer({ id: 'a' }, { id: 'b' }), answer({ id: 'b' }, { id: 'a', line: 22.5 })]
    const from = beside(one, two, one)
    const first = await ask(from)
    expect(first).toEqual(one)
    const next = await ask(from, first)
    expect(next).toEqual(two)
    expect(next.props[0]).toBe(first.props[1])
    // The page kept the first answer after all: nothing is compared with what it never took.
    expect(await ask(from, first)).toEqual(one)
  })

  it('asks for the visitor’s own books', async () => {
    settings.change({ books: ['FanDuel'] })
    const from = beside(answer())
    await ask(from)
    expect(from.fetched.mock.calls[0]?.[0]).toBe('/api/premium-player-props?books=FanDuel')
  })

  it('fails in the server’s own words', async () => {
    await expect(ask(beside(503))).rejects.toMatchObject({
      name: 'CallFailed',
      kind: 'starting',
      message: '503: The board is being made',
      title: 'The board is being made',
      status: 503,
    })
  })

  it('does not take half an answer', async () => {
    await expect(ask(beside({ ...answer(), props: [{ id: 'a' }] }))).rejects.toMatchObject({ kind: 'unreadable' })
  })

  it('is given up with its query', async () => {
    const from = beside()
    from.fetched.mockImplementation(
      (_, { signal }) => new Promise((_, fail) => signal?.addEventListener('abort', () => fail(new Error('given up')))),
    )
    const mine = new AbortController()
    const asked = ask(from, undefined, mine.signal)
    await vi.waitFor(() => expect(from.fetched).toHaveBeenCalled())
    mine.abort()
    await expect(asked).rejects.toThrow('given up')
    expect(from.fetched).toHaveBeenCalledOnce()
  })

  it('goes on in the page where there is no worker, or where it cannot be had', async () => {
    const from = beside(answer({ id: 'a' }), answer({ id: 'b' }))
    expect(await ask(null)).toEqual(answer({ id: 'a' }))
    const silent = { reader: { ...from.reader, read: () => never, giveUp: () => never } as never }
    const gone = Promise.reject(new Error('the worker did not start'))
    expect(await ask({ ...silent, gone })).toEqual(answer({ id: 'b' }))
  })
})
