import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { sessionFiles } from './session-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairline-sessions-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('reads what was written last, by any instance, and null before that', async () => {
  const directory = join(folder, 'not', 'there', 'yet')
  const files = sessionFiles(directory)
  expect(await files.read('sessions')).toBeNull()
  await files.write('sessions', 'one')
  await files.write('sessions', 'two')
  expect(await sessionFiles(directory).read('sessions')).toBe('two')
  expect(statSync(join(directory, 'sessions.json')).mode & 0o077).toBe(0)
})

it('says why a text cannot be read, as that is not the same as none', async () => {
  mkdirSync(join(folder, 'unreadable', 'sessions.json'), { recursive: true })
  await expect(sessionFiles(join(folder, 'unreadable')).read('sessions')).rejects.toThrow('EISDIR')
})

it('deletes an earlier text if the next one cannot be written', async () => {
  const directory = join(folder, 'full')
  const files = sessionFiles(directory)
  await files.write('sessions', 'with a session that is ended now')
  // A folder in the place of the file to be written stands for any disk that takes nothing.
  mkdirSync(join(directory, 'sessions.json.next'))
  await expect(files.write('sessions', 'without it')).rejects.toThrow('EISDIR')
  expect(existsSync(join(directory, 'sessions.json'))).toBe(false)
  expect(await files.read('sessions')).toBeNull()
})
