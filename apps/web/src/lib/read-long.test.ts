import { premiumPlayerProps } from '@fairline/contract'
import { describe, expect, it, vi } from 'vitest'
import { CallFailed } from './call.ts'
import { longReader } from './read-long.ts'

const query = { ask: 1, path: premiumPlayerProps.path, books: ['Pinnacle'], known: null }
/** Rows with these numbers, in an answer. */
const rows = (...ids: number[]) => ({
  props: ids.map((id) => ({ id })),
  totalProps: ids.length,
  names: ['as they are'],
})

/** A reader before whom the answers come one after the other. */
function before(...answers: unknown[]) {
  const ask = vi.fn<Parameters<typeof longReader>[0]>(async () => {
    const next = answers.shift()
    if (next instanceof Error) throw next
    return next
  })
  const reader = longReader(ask)
  const read = async (known: number | null) => {
    const taken: [string, readonly unknown[]][] = []
    const answer = await reader.read({ ...query, known }, (list, piece) => void taken.push([list, piece]))
    return { answer, taken }
  }
  return { ask, read, reader }
}

describe('a long answer', () => {
  it('comes whole at first: the rest at the end, its rows a hundred at a time', async () => {
    const { ask, read } = before(rows(...Array(250).keys()))
    const { answer, taken } = await read(null)
    expect(answer).toEqual({ edition: 1, rest: { totalProps: 250, names: ['as they are'] }, lists: ['props'] })
    expect(taken.map(([list, piece]) => [list, piece.length, piece[0]])).toEqual([
      ['props', 100, { id: 0 }],
      ['props', 100, { id: 100 }],
      ['props', 50, { id: 200 }],
    ])
    expect(ask.mock.calls[0]).toEqual([premiumPlayerProps, { signal: expect.any(AbortSignal), books: ['Pinnacle'] }])
  })

  it('tells what changed alone to who has the one before, and all to who has another', async () => {
    const { read } = before(rows(1, 2), rows(2, 3), rows(2, 3))
    await read(null)
    expect((await read(1)).taken).toEqual([['props', [1, { id: 3 }]]])
    expect((await read(1)).taken).toEqual([['props', [{ id: 2 }, { id: 3 }]]])
  })

  it('that failed is told in words, and leaves what was read before to be compared with', async () => {
    const { read } = before(rows(1), new CallFailed('starting', 'The board is being made', 503), rows(1))
    await read(null)
    expect(await read(1)).toEqual({
      answer: { failed: { kind: 'starting', title: 'The board is being made', status: 503 } },
      taken: [],
    })
    expect((await read(1)).taken).toEqual([['props', [0]]])
  })

  it('is let go of when it is given up', async () => {
    const { ask, read, reader } = before()
    ask.mockImplementation(
      async (_, how) =>
        new Promise((_, fail) => {
          how.signal.addEventListener('abort', () => fail(new CallFailed('unreachable', 'given up')))
        }),
    )
    const reading = read(null)
    reader.giveUp(2)
    reader.giveUp(query.ask)
    expect(await reading).toMatchObject({ answer: { failed: { title: 'given up' } } })
  })

  it('is asked for behind no other door', async () => {
    const { reader } = before()
    await expect(reader.read({ ...query, path: '/api/admin' }, () => undefined)).rejects.toThrow(
      '/api/admin is no door of long answers',
    )
  })
})
