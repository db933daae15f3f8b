import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mutatedAreas } from './mutated-areas.ts'
import { areaScore, type FileScore, readRecord, sourcesOf, withMeasured } from './mutation-record.ts'

const root = join(import.meta.dirname, '../..')
const measured = (file: string, syntax: string, killed: number, survived: number): FileScore => ({
  file,
  syntax,
  killed,
  survived,
})
const source = (file: string, syntax: string) => ({ file, syntax })

describe('the score of an area', () => {
  it('is the share of mutants noticed in all sources, moved ones included', () => {
    const record = [measured('a.ts', 'one', 9, 1), measured('b.ts', 'two', 3, 7)]
    expect(areaScore(record, [source('a.ts', 'one'), source('moved/c.ts', 'two')])).toEqual({
      score: 60,
      unmeasured: [],
    })
  })

  it('leaves out what a source was before it changed, and names the source', () => {
    const record = [measured('a.ts', 'one', 9, 1), measured('b.ts', 'two', 0, 10)]
    expect(areaScore(record, [source('a.ts', 'one'), source('b.ts', 'three')])).toEqual({
      score: 90,
      unmeasured: ['b.ts'],
    })
    expect(areaScore([], [source('a.ts', 'one')])).toEqual({ score: null, unmeasured: ['a.ts'] })
  })
})

it('keeps scores of sources that were not measured again, and drops those of sources that are gone', () => {
  const before = [measured('a.ts', 'one', 1, 1), measured('b.ts', 'two', 2, 2), measured('c.ts', 'gone', 3, 3)]
  const now = [measured('b.ts', 'two', 4, 0)]
  const sources = [source('a.ts', 'one'), source('b.ts', 'two')]
  expect(withMeasured(before, now, sources)).toEqual([before[0], now[0]])
})

/** Of an area's sources this share may have changed since they were measured. */
const MAX_UNMEASURED = 0.1

describe('the tests of mutated areas', () => {
  const record = readRecord(root)

  it.each(mutatedAreas)('$name: notice the mutants its floor asks for', (area) => {
    const sources = sourcesOf(area, root)
    const { score, unmeasured } = areaScore(record[area.name] ?? [], sources)
    expect(score).toBeGreaterThanOrEqual(area.floor)
    const hint = `measure them: npm run mutate -- ${area.name} --changed BASE, for ${unmeasured.join(', ')}`
    expect(unmeasured.length / sources.length, hint).toBeLessThanOrEqual(MAX_UNMEASURED)
  })

  it('has nothing recorded of other areas', () => {
    expect(Object.keys(record).filter((name) => !mutatedAreas.some((area) => area.name === name))).toEqual([])
  })
})
