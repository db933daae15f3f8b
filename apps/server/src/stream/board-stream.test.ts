import { BeatEvent, BoardEvent } from '@fairline/contract'
import { describe, expect, it } from 'vitest'
import { boardStream, type Reader } from './board-stream.ts'

function reader(unread = 0) {
  const heard: { name: string; id: string | null; data: unknown }[] = []
  const state = { dropped: false, ended: false }
  const of: Reader = {
    writableLength: unread,
    write(text) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? null
      heard.push({ name: field('event') ?? '', id: field('id'), data: JSON.parse(field('data') ?? 'null') })
    },
    destroy() {
      state.dropped = true
    },
    end() {
      state.ended = true
    },
  }
  return { of, heard, state }
}
const changes = (heard: ReturnType<typeof reader>['heard']) =>
  heard.filter(({ name }) => name === 'board').map(({ id, data }) => [id, BoardEvent.parse(data).changed])

describe('the live stream', () => {
  it('tells every reader of a new version and what it changed', () => {
    const [stream, a, b] = [boardStream('now'), reader(), reader()]
    stream.join(a.of, null, 0)
    stream.join(b.of, null, 0)
    stream.announce(1, ['/api/live-data'], 0)
    for (const { heard } of [a, b]) expect(changes(heard)).toEqual([['now.1', ['/api/live-data']]])
  })

  it('tells a reader who comes again what it missed, each answer once', () => {
    const [stream, late] = [boardStream('now'), reader()]
    for (const [version, changed] of [
      ['1', ['x']],
      ['2', ['y']],
      ['3', ['y', 'z']],
    ] as const)
      stream.announce(Number(version), changed, 0)
    stream.join(late.of, 'now.1', 0)
    expect(changes(late.heard)).toEqual([['now.3', ['y', 'z']]])
  })

  it('tells a reader who was away for hundreds of versions of all that changed in between', () => {
    const [stream, back, stranger] = [boardStream('now'), reader(), reader()]
    stream.announce(1, ['picks', 'games', 'props'], 0)
    stream.announce(2, ['picks'], 0)
    for (let version = 3; version <= 500; version++) stream.announce(version, ['games'], 0)
    stream.join(back.of, 'now.1', 0)
    expect(changes(back.heard)).toEqual([
      ['now.2', ['picks']],
      ['now.500', ['games']],
    ])
    stream.join(stranger.of, null, 0)
    expect(changes(stranger.heard)).toEqual([
      ['now.1', ['props']],
      ['now.2', ['picks']],
      ['now.500', ['games']],
    ])
  })

  it('ends what a reader missed with the newest version, though it changed nothing', () => {
    const [stream, back] = [boardStream('now'), reader()]
    stream.announce(1, ['x'], 0)
    stream.announce(2, ['x'], 0)
    stream.announce(3, [], 0)
    stream.join(back.of, 'now.1', 0)
    expect(changes(back.heard)).toEqual([
      ['now.2', ['x']],
      ['now.3', []],
    ])
  })

  it('only greets a reader who missed nothing', () => {
    const [stream, back] = [boardStream('now'), reader()]
    stream.announce(1, ['x'], 0)
    stream.join(back.of, 'now.1', Date.parse('2019-06-15T16:00:00Z'))
    expect(changes(back.heard)).toEqual([])
    expect(BeatEvent.parse(back.heard[0]?.data)).toEqual({ now: '2019-06-15T16:00:00.000Z' })
  })

  it('tells a reader from another run of the house which version changed each answer last', () => {
    const [stream, stranger] = [boardStream('now'), reader()]
    stream.announce(1, ['x', 'y'], 0)
    stream.announce(2, ['y'], 0)
    stream.join(stranger.of, 'before.2', 0)
    expect(changes(stranger.heard)).toEqual([
      ['now.1', ['x']],
      ['now.2', ['y']],
    ])
  })

  it('drops a reader that does not read, and keeps nothing for it', () => {
    const [stream, slow, quick] = [boardStream('now'), reader(70 * 1024), reader()]
    stream.join(quick.of, null, 0)
    stream.join(slow.of, null, 0)
    stream.announce(1, ['x'], 0)
    expect(slow.state.dropped).toBe(true)
    expect(slow.heard).toEqual([])
    expect(stream.size()).toBe(1)
  })

  it('forgets who left, and ends all when the house closes', () => {
    const [stream, gone, stays] = [boardStream('now'), reader(), reader()]
    stream.join(gone.of, null, 0)
    stream.join(stays.of, null, 0)
    stream.leave(gone.of)
    stream.announce(1, ['x'], 0)
    stream.close()
    expect(changes(gone.heard)).toEqual([])
    expect(stays.state.ended).toBe(true)
    expect(stream.size()).toBe(0)
  })
})
