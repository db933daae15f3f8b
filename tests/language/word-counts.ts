import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { wordHits } from './word-hits.ts'

/** How often each listed word is used, by package and word. */
export const WordCounts = z.record(z.string(), z.record(z.string(), z.int().min(1)))
export type WordCounts = z.infer<typeof WordCounts>

/** A use of a listed word. */
export interface UsedWord {
  /** `packages/odds`, `apps/web`, `docs`; `.` for files in the repository's root. */
  readonly package: string
  readonly name: string
  /** Path and line. */
  readonly at: string
}

/** Files that define or quote the words themselves. */
const QUOTING = ['tests/language/', 'docs/glossary.md']
const TEXT = ['*.ts', '*.tsx', '*.mjs', '*.mts', '*.md', '*.html']

/** Every use in source, docs and UI text, in the order of the files' names. @param root  of the repository */
export function usedWords(root: string): UsedWord[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...TEXT], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = listed.split('\n').filter((file) => file !== '' && !QUOTING.some((quoting) => file.startsWith(quoting)))
  return [...new Set(files)].sort().flatMap((file) =>
    wordHits(readFileSync(join(root, file), 'utf8')).map(({ name, line }) => ({
      package: packageOf(file),
      name,
      at: `${file}:${line}`,
    })),
  )
}

function packageOf(file: string): string {
  const folders = file.split('/').slice(0, -1)
  if (folders.length === 0) return '.'
  return ['packages', 'apps'].includes(folders[0] as string) ? folders.slice(0, 2).join('/') : (folders[0] as string)
}

/** Counts uses by package and word. */
export function countWords(used: readonly UsedWord[]): WordCounts {
  const counts: WordCounts = {}
  for (const { package: folder, name } of used) {
    const ofPackage = counts[folder] ?? {}
    ofPackage[name] = (ofPackage[name] ?? 0) + 1
    counts[folder] = ofPackage
  }
  return counts
}

/** @param root  of the repository */
export const recordedPath = (root: string): string => join(root, 'tests/language/word-counts.json')

/** @throws {ZodError} if the file has another form */
export const recordedCounts = (root: string): WordCounts =>
  WordCounts.parse(JSON.parse(readFileSync(recordedPath(root), 'utf8')))
