import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { MutatedArea } from './mutated-areas.ts'
import { syntaxHash } from './syntax-hash.ts'

const Count = z.int().min(0)

/** What the tests noticed of the mutants of one source, as last measured. */
const FileScore = z.strictObject({
  /** In the repository, when it was measured: a source that was moved keeps its score. */
  file: z.string(),
  /** See `syntaxHash`. */
  syntax: z.string(),
  killed: Count,
  survived: Count,
})
export type FileScore = z.infer<typeof FileScore>

/** Scores of every area, by its name. */
export const MutationRecord = z.record(z.string(), z.array(FileScore))
export type MutationRecord = z.infer<typeof MutationRecord>

/** A source of an area as it is now. */
export type HashedSource = Pick<FileScore, 'file' | 'syntax'>

/** What is known of an area's tests without running them again. */
export interface AreaScore {
  /** Percent of the mutants that were noticed, of sources that are as they were measured; null without any. */
  readonly score: number | null
  /** Sources that changed since, or were never measured. */
  readonly unmeasured: readonly string[]
}

/** @param root  of the repository */
export const recordPath = (root: string): string => join(root, 'tests/mutation/mutation-record.json')

/** @throws if the record is no JSON of that form */
export const readRecord = (root: string): MutationRecord =>
  MutationRecord.parse(JSON.parse(readFileSync(recordPath(root), 'utf8')))

/** The sources that an area mutates. @param root  of the repository */
export const sourcesOf = ({ folder }: Pick<MutatedArea, 'folder'>, root: string): HashedSource[] =>
  globSync(`${folder}/**/*.ts`, { cwd: root })
    .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('/index.ts'))
    .sort()
    .map((file) => ({ file, syntax: syntaxHash(file, readFileSync(join(root, file), 'utf8')) }))

/** What a record says of the sources as they are now. */
export function areaScore(measured: readonly FileScore[], sources: readonly HashedSource[]): AreaScore {
  const current = new Set(sources.map(({ syntax }) => syntax))
  const known = new Set(measured.map(({ syntax }) => syntax))
  const counted = measured.filter(({ syntax }) => current.has(syntax))
  const killed = counted.reduce((sum, file) => sum + file.killed, 0)
  const mutants = counted.reduce((sum, file) => sum + file.killed + file.survived, 0)
  return {
    score: mutants === 0 ? null : (100 * killed) / mutants,
    unmeasured: sources.filter(({ syntax }) => !known.has(syntax)).map(({ file }) => file),
  }
}

/** An area's scores after some of its sources were measured again: what no source is any more is dropped. */
export function withMeasured(
  before: readonly FileScore[],
  now: readonly FileScore[],
  sources: readonly HashedSource[],
): FileScore[] {
  const current = new Set(sources.map(({ syntax }) => syntax))
  const measured = new Set(now.map(({ syntax }) => syntax))
  const kept = before.filter(({ syntax }) => current.has(syntax) && !measured.has(syntax))
  return [...kept, ...now].sort((a, b) => (a.file < b.file ? -1 : 1))
}
