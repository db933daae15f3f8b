import { existsSync } from 'node:fs'
import { join } from 'node:path'

const shared = join(import.meta.dirname, '../../shared')
/** Where the recorded seasons are. */
export const recordedData = join(shared, 'data')
/** Where the specification is. */
export const specification = join(shared, 'spec')

/**
 * Whether tests can be run that need something from outside the repository. Where it is missing they are skipped with a message; in CI it
 * is an error.
 *
 * @param tests  what is not run without it
 */
export function canRun(tests: string, deps: { readonly name: string; readonly isThere: boolean }): boolean {
  if (deps.isThere) return true
  const message = `${tests}: not run, ${deps.name} is not there\n`
  if (process.env.CI === 'true') throw new Error(`In CI no test may be left out. ${message}`)
  process.stderr.write(message)
  return false
}

/** The same for a file or folder. */
export const canRead = (tests: string, path: string): boolean =>
  canRun(tests, { name: path, isThere: existsSync(path) })
