import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '@fairline/stores'
import { afterAll, expect, it } from 'vitest'
import { openStoreRecorder } from './open-recorder.ts'

const directory = mkdtempSync(join(tmpdir(), 'fairline-probe-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

it('writes to the disk each time it tries whether the store is writable: a disk that takes no writes is noticed', async () => {
  const store = await openStore({ dataDir: directory, databaseUrl: null })
  let real = 0
  const recorder = await openStoreRecorder({
    store,
    directory,
    outboxBytes: 64 * 1024,
    retentionDays: 30,
    now: () => 0,
    realNow: () => real,
    onNotice: () => undefined,
    onError: () => undefined,
  })
  const sizes: number[] = []
  for (let probe = 0; probe < 3; probe++) {
    real += 5000
    await recorder.tick()
    sizes.push(statSync(join(directory, 'fairline.db-wal')).size)
  }
  await recorder.close(0)
  await store.close()
  expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => a - b))
})
