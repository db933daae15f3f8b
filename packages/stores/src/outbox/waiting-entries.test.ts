import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryLedger } from '@fairline/engine'
import { aPick } from '@fairline/engine/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Outbox, openOutbox } from './outbox.ts'
import { outboxPath } from './outbox-path.ts'
import { packEntries } from './published-entries.ts'
import { countWaitingEntries } from './waiting-entries.ts'

let directory: string
let path: string
let outbox: Outbox
const publish = (after: number, ...ids: string[]) =>
  outbox.append(packEntries({ after, entries: ids.map((id) => aPick({ id })) }), { sync: true })

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'fairline-waiting-'))
  path = outboxPath(directory, 'store-1', 'entries')
  outbox = await openOutbox(path, 64 * 1024)
})
afterEach(async () => {
  await outbox.close()
  rmSync(directory, { recursive: true, force: true })
})

it('counts what is published and not in the ledger, next to the process that writes the outbox', async () => {
  const ledger = memoryLedger()
  const store = { id: 'store-1', ledger }
  expect(await countWaitingEntries(store, directory)).toEqual({ path, count: 0, unreadable: 0, damaged: 0 })
  await ledger.append([aPick({ id: 'before' })])
  await publish(1, 'a', 'b')
  await publish(1, 'c')
  expect(await countWaitingEntries(store, directory)).toMatchObject({ count: 3 })
  // Appended, and the outbox is not cleared yet.
  await ledger.append([aPick({ id: 'a' }), aPick({ id: 'b' })])
  expect(await countWaitingEntries(store, directory)).toMatchObject({ count: 1 })
  await outbox.clear(outbox.end())
  expect(await countWaitingEntries(store, directory)).toMatchObject({ count: 0, unreadable: 0, damaged: 0 })
  await publish(4, 'd')
  expect(await countWaitingEntries(store, directory)).toMatchObject({ count: 1 })
})

it('leaves out what is in the ledger already, though something newer waits', async () => {
  const ledger = memoryLedger()
  await publish(0, 'a', 'b')
  await ledger.append([aPick({ id: 'a' }), aPick({ id: 'b' })])
  await publish(2, 'c')
  expect(await countWaitingEntries({ id: 'store-1', ledger }, directory)).toMatchObject({ count: 1 })
})

it('finds entries in the ledger however many rows follow them', async () => {
  const ledger = memoryLedger()
  await publish(0, 'game-0')
  await publish(0, 'game-2400')
  await ledger.append(Array.from({ length: 2500 }, (_, i) => aPick({ id: `game-${i}` })))
  expect(await countWaitingEntries({ id: 'store-1', ledger }, directory)).toMatchObject({ count: 0 })
})

it('counts what another version wrote apart from what it can read', async () => {
  await publish(0, 'a', 'b')
  await outbox.append(Buffer.from('of another version'))
  const store = { id: 'store-1', ledger: memoryLedger() }
  expect(await countWaitingEntries(store, directory)).toMatchObject({ count: 2, unreadable: 1 })
})

it('says that the newest record is damaged', async () => {
  await publish(0, 'a')
  await publish(0, 'b')
  const bytes = readFileSync(path)
  const last = outbox.end() - 1
  bytes[last] = (bytes[last] as number) ^ 1
  writeFileSync(path, bytes)
  const store = { id: 'store-1', ledger: memoryLedger() }
  expect(await countWaitingEntries(store, directory)).toMatchObject({ count: 1, damaged: 1 })
})

it('changes and creates nothing', async () => {
  await publish(0, 'a')
  await outbox.append(Buffer.from('of another version'))
  const bytes = readFileSync(path)
  bytes[20] = (bytes[20] as number) ^ 1
  writeFileSync(path, bytes)
  const store = { id: 'store-1', ledger: memoryLedger() }
  expect(await countWaitingEntries(store, directory)).toEqual({ path, count: 0, unreadable: 1, damaged: 1 })
  expect(readFileSync(path).equals(bytes)).toBe(true)
  expect(await countWaitingEntries({ ...store, id: 'store-2' }, directory)).toBeNull()
  expect(await countWaitingEntries(store, join(directory, 'absent'))).toBeNull()
  expect(readdirSync(directory)).toEqual(['outbox-store-1-entries.log'])
})

it('says that the outbox cannot be read', async () => {
  const folder = outboxPath(directory, 'store-2', 'entries')
  mkdirSync(folder)
  await expect(countWaitingEntries({ id: 'store-2', ledger: memoryLedger() }, directory)).rejects.toMatchObject({
    name: 'StoreError',
    message: `the outbox ${folder} cannot be used (EISDIR)`,
  })
})
