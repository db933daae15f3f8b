import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
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

// Vitest fails a test without an assertion, and the lint finds one; neither sees tests of browsers.
it('every browser test expects something', () => {
  const folder = join(import.meta.dirname, '../e2e')
  const tests = readdirSync(folder)
    .filter((file) => file.endsWith('.spec.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8').replaceAll(/^ *\/\/.*$/gm, '')
      // From its first line to the line that closes it, which is indented alike.
      const blocks = [...text.matchAll(/^( *)test(?:\.(?:only|skip|fixme))?\([\s\S]*?^\1\}\)$/gm)]
      return blocks.map(([block]) => ({ file, title: block.slice(0, 80), block }))
    })
  expect(tests.length).toBeGreaterThan(60)
  const silent = tests.filter(({ block }) => !/\b(expect\w*|accessible)[.(]/.test(block))
  expect(silent.map(({ file, title }) => [file, title])).toEqual([])
})
