import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { faultyDisk } from '../../testing/faulty-disk.ts'
import { openOutbox } from './outbox.ts'

const folders: string[] = []
const file = () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairline-outbox-'))
  folders.push(folder)
  return join(folder, 'outbox.log')
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const SIZE = 64 * 1024

async function textsIn(path: string) {
  const outbox = await openOutbox(path, SIZE)
  const records = await Array.fromAsync(outbox.read(0))
  await outbox.close()
  return records.map(({ payload }) => payload.toString())
}

describe('an outbox', () => {
  it('gives back what was put in, in order, also after it was closed and opened again', async () => {
    const path = file()
    const outbox = await openOutbox(path, SIZE)
    for (const text of ['one', 'two', 'three']) await outbox.append(Buffer.from(text), { sync: true })
    expect((await Array.fromAsync(outbox.read(0))).map(({ payload }) => payload.toString())).toEqual([
      'one',
      'two',
      'three',
    ])
    await outbox.close()
    expect(await textsIn(path)).toEqual(['one', 'two', 'three'])
  })

  it('reads on from where an earlier reading ended', async () => {
    const outbox = await openOutbox(file(), SIZE)
    const end = await outbox.append(Buffer.from('one'))
    await outbox.append(Buffer.from('two'))
    expect((await Array.fromAsync(outbox.read(end))).map(({ payload }) => payload.toString())).toEqual(['two'])
    await outbox.close()
  })

  it('is empty after it was cleared, and what was in it does not come back', async () => {
    const path = file()
    const outbox = await openOutbox(path, SIZE)
    await outbox.append(Buffer.from('a longer text from an earlier round'))
    await outbox.append(Buffer.from('one more'))
    expect(await outbox.clear(outbox.end())).toBe(true)
    await outbox.append(Buffer.from('new'))
    await outbox.close()
    expect(await textsIn(path)).toEqual(['new'])
  })

  it('is not cleared when something was appended behind what was read', async () => {
    const path = file()
    const outbox = await openOutbox(path, SIZE)
    const end = await outbox.append(Buffer.from('one'))
    await outbox.append(Buffer.from('two'))
    expect(await outbox.clear(end)).toBe(false)
    await outbox.close()
    expect(await textsIn(path)).toEqual(['one', 'two'])
  })

  it('keeps a copy of its file on request, which it does not change afterwards', async () => {
    const path = file()
    const outbox = await openOutbox(path, SIZE)
    await outbox.append(Buffer.from('one'), { sync: true })
    await outbox.keepCopy('superseded')
    await outbox.append(Buffer.from('two'), { sync: true })
    await outbox.close()
    expect(await textsIn(`${path}.superseded`)).toEqual(['one'])
    expect(await textsIn(path)).toEqual(['one', 'two'])
  })

  it('keeps payloads that are put in at the same time', async () => {
    const outbox = await openOutbox(file(), SIZE)
    const texts = Array.from({ length: 20 }, (_, i) => `payload ${i}`)
    await Promise.all(texts.map((text) => outbox.append(Buffer.from(text))))
    expect((await Array.fromAsync(outbox.read(0))).map(({ payload }) => payload.toString())).toEqual(texts)
    await outbox.close()
  })

  it('allocates its space when it is opened, never grows beyond it and refuses what does not fit', async () => {
    const path = file()
    const outbox = await openOutbox(path, SIZE)
    expect(statSync(path).size).toBe(SIZE)
    const written: number[] = []
    const fill = async () => {
      for (let i = 0; ; i++) {
        await outbox.append(Buffer.alloc(1000, i))
        written.push(i)
      }
    }
    await expect(fill()).rejects.toMatchObject({ name: 'StoreError', kind: 'backlog' })
    expect(statSync(path).size).toBe(SIZE)
    expect(outbox.fill()).toBeGreaterThan(0.95)
    expect(await Array.fromAsync(outbox.read(0))).toHaveLength(written.length)
    await outbox.close()
  })

  it('keeps every record that is not itself damaged, whichever byte is flipped, and a copy of the file', async () => {
    const path = file()
    const outbox = await openOutbox(path, SIZE)
    const texts = Array.from({ length: 8 }, (_, i) => `payload number ${i}`)
    await outbox.append(Buffer.from('of an earlier round'))
    await outbox.clear(outbox.end())
    for (const text of texts) await outbox.append(Buffer.from(text))
    const used = outbox.end()
    await outbox.close()
    const sound = readFileSync(path)
    await fc.assert(
      fc.asyncProperty(fc.nat(used - 1), fc.integer({ min: 1, max: 255 }), async (offset, mask) => {
        const bytes = Buffer.from(sound)
        bytes[offset] = (bytes[offset] as number) ^ mask
        writeFileSync(path, bytes)
        rmSync(`${path}.damaged`, { force: true })
        const kept = await textsIn(path)
        expect(kept.length).toBeGreaterThanOrEqual(texts.length - 1)
        expect(texts.filter((text) => kept.includes(text))).toEqual(kept)
        expect(existsSync(`${path}.damaged`)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('keeps records from the first byte to the last of a file of several megabytes, zeros at their ends too', async () => {
    const path = file()
    const large = 5 * 1024 * 1024 + 12_345
    const outbox = await openOutbox(path, large)
    const payloads = [
      Buffer.alloc(1024 * 1024 - 40, 7),
      Buffer.alloc(2 * 1024 * 1024, 0),
      Buffer.alloc(2 * 1024 * 1024 + 12_300, 0),
    ]
    for (const payload of payloads) await outbox.append(payload)
    expect(large - outbox.end()).toBeLessThan(64)
    await outbox.close()
    const again = await openOutbox(path, large)
    const read = await Array.fromAsync(again.read(0))
    await again.close()
    expect(again.damaged).toBe(0)
    expect(read.map(({ payload }) => [payload.length, payload[0]])).toEqual(
      payloads.map((payload) => [payload.length, payload[0]]),
    )
  })

  it('notices that the first bytes of its only record are gone, and keeps a copy', async () => {
    const path = file()
    const outbox = await openOutbox(path, SIZE)
    await outbox.append(Buffer.from('the only one'))
    await outbox.close()
    const bytes = readFileSync(path)
    writeFileSync(path, bytes.fill(0, 0, 16))
    const opened = await openOutbox(path, SIZE)
    await opened.close()
    expect([opened.damaged, existsSync(`${path}.damaged`)]).toEqual([1, true])
  })

  it('says that its folder cannot be used', async () => {
    await expect(openOutbox('/nowhere/at/all/outbox.log', SIZE)).rejects.toMatchObject({
      name: 'StoreError',
      kind: 'read-only',
    })
  })
})

describe('an outbox on a disk with faults', () => {
  const fileSystemError = (code: string) => Object.assign(new Error(code), { code })

  it('writes all of a payload when a write takes only some of it', async () => {
    const disk = faultyDisk()
    const path = file()
    const outbox = await openOutbox(path, SIZE, disk)
    disk.maxWriteBytes = 7
    for (const text of ['a payload of some length', 'another one']) await outbox.append(Buffer.from(text))
    await outbox.clear(outbox.end())
    await outbox.append(Buffer.from('after clearing'))
    await outbox.append(Buffer.from('and one more'))
    await outbox.close()
    expect(await textsIn(path)).toEqual(['after clearing', 'and one more'])
  })

  it('appends nothing when the disk is full in the middle, and the next payload takes its place', async () => {
    const disk = faultyDisk()
    const path = file()
    const outbox = await openOutbox(path, SIZE, disk)
    const end = await outbox.append(Buffer.from('before'))
    disk.freeBytes = end + 30
    const failing = outbox.append(Buffer.alloc(100, 'x'))
    await expect(failing).rejects.toMatchObject({ name: 'StoreError', kind: 'full' })
    expect(outbox.end()).toBe(end)
    disk.freeBytes = Number.POSITIVE_INFINITY
    await outbox.append(Buffer.from('after'))
    await outbox.close()
    expect(await textsIn(path)).toEqual(['before', 'after'])
  })

  it('resolves a synced append only after the disk has synced it', async () => {
    const disk = faultyDisk()
    const outbox = await openOutbox(file(), SIZE, disk)
    const { promise: synced, resolve: sync } = Promise.withResolvers<void>()
    disk.beforeSync = () => synced
    disk.calls.length = 0
    let isAcknowledged = false
    const appending = outbox.append(Buffer.from('a pick'), { sync: true }).then(() => {
      isAcknowledged = true
    })
    while (!disk.calls.includes('write')) await wait(1)
    await wait(20)
    expect(isAcknowledged).toBe(false)
    sync()
    await appending
    expect(disk.calls).toEqual(['write', 'datasync'])
    await outbox.append(Buffer.from('a price'))
    expect(disk.calls).toEqual(['write', 'datasync', 'write'])
    await outbox.close()
  })

  it('does not bring back after a restart what could not be synced', async () => {
    const disk = faultyDisk()
    const path = file()
    const outbox = await openOutbox(path, SIZE, disk)
    await outbox.append(Buffer.from('synced'), { sync: true })
    disk.beforeSync = () => Promise.reject(fileSystemError('EIO'))
    await expect(outbox.append(Buffer.from('not synced'), { sync: true })).rejects.toMatchObject({ kind: 'broken' })
    await outbox.close()
    expect(await textsIn(path)).toEqual(['synced'])
  })

  it('keeps everything when it could not be cleared', async () => {
    const disk = faultyDisk()
    const path = file()
    const outbox = await openOutbox(path, SIZE, disk)
    await outbox.append(Buffer.from('one'))
    disk.freeBytes = 0
    await expect(outbox.clear(outbox.end())).rejects.toMatchObject({ kind: 'full' })
    disk.freeBytes = Number.POSITIVE_INFINITY
    await outbox.append(Buffer.from('two'))
    await outbox.close()
    expect(await textsIn(path)).toEqual(['one', 'two'])
  })

  it('grows to its full size when it is cleared after the disk has room again', async () => {
    const disk = faultyDisk()
    disk.freeBytes = 1000
    const path = file()
    const outbox = await openOutbox(path, SIZE, disk)
    expect(outbox.capacity()).toBe(1000)
    await expect(outbox.append(Buffer.alloc(2000))).rejects.toMatchObject({ kind: 'full' })
    await outbox.append(Buffer.alloc(500))
    expect(await outbox.clear(outbox.end())).toBe(true)
    expect(outbox.capacity()).toBe(1000)
    disk.freeBytes = Number.POSITIVE_INFINITY
    expect(await outbox.clear(outbox.end())).toBe(true)
    expect(outbox.capacity()).toBe(SIZE)
    expect(statSync(path).size).toBe(SIZE)
    await outbox.append(Buffer.alloc(2000))
    expect(outbox.fill()).toBeLessThan(0.1)
    await outbox.close()
  })

  it('skips a record of an earlier round where one of this round never reached the disk', async () => {
    const path = file()
    const outbox = await openOutbox(path, SIZE)
    const start = 16
    for (const text of ['the first', 'old 1', 'old 2', 'old 3']) {
      await outbox.append(Buffer.from(text))
      if (text === 'the first') await outbox.clear(outbox.end())
    }
    const old = readFileSync(path)
    await outbox.clear(outbox.end())
    for (const text of ['new 1', 'new 2', 'new 3']) await outbox.append(Buffer.from(text))
    const size = (outbox.end() - start) / 3
    await outbox.close()
    const current = readFileSync(path)
    const withBytes = (...changes: [offset: number, bytes: Buffer][]) => {
      const bytes = Buffer.from(current)
      for (const [offset, change] of changes) change.copy(bytes, offset)
      writeFileSync(path, bytes)
    }
    const oldAt = (index: number) => old.subarray(start + index * size, start + (index + 1) * size)
    withBytes([start, oldAt(0)])
    expect(await textsIn(path)).toEqual(['new 2', 'new 3'])
    withBytes([start, Buffer.alloc(4)], [start + size, oldAt(1)])
    expect(await textsIn(path)).toEqual(['new 3'])
  })
})
