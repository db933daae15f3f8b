import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** Makes empty folders, which are removed after the last test of the file or group that asks for them. */
export function temporaryFolders(): () => string {
  const made: string[] = []
  afterAll(() => {
    for (const path of made) rmSync(path, { recursive: true, force: true })
  })
  return () => {
    const path = mkdtempSync(join(tmpdir(), 'fairline-store-'))
    made.push(path)
    return path
  }
}
