import { execFileSync } from 'node:child_process'
import { join, matchesGlob } from 'node:path'
import { expect, it } from 'vitest'
import config from '../vitest.config.ts'

interface Project {
  readonly test: { readonly name: string; readonly include: readonly string[]; readonly exclude?: readonly string[] }
}
const projects = (config.test?.projects ?? []) as unknown as readonly Project[]
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.*'], {
  cwd: join(import.meta.dirname, '..'),
  encoding: 'utf8',
})

it('every test file is run by exactly one project', () => {
  const fits = (file: string, globs: readonly string[] = []) => globs.some((glob) => matchesGlob(file, glob))
  const isIn =
    (file: string) =>
    ({ test }: Project) =>
      fits(file, test.include) && !fits(file, test.exclude)
  const all = files.split('\n').filter((file) => file !== '')
  expect(all.length).toBeGreaterThan(600)
  expect(all.filter((file) => projects.filter(isIn(file)).length !== 1)).toEqual([])
})
