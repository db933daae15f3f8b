import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commitProblem } from './commit-problem.ts'
import { countWords, recordedCounts, usedWords } from './word-counts.ts'
import { wordHits } from './word-hits.ts'
import { wordList } from './word-list.ts'

const root = join(import.meta.dirname, '../..')
const namesIn = (text: string) => wordHits(text).map(({ name }) => name)

describe('a listed word', () => {
  it('is found in prose and as a part of an identifier, with its line', () => {
    expect(wordHits('const a = 1\n// Asked anew.\nexport const toldFacts = TOLD_FACTS')).toEqual([
      { name: 'asked', line: 2 },
      { name: 'anew', line: 2 },
      { name: 'told', line: 3 },
      { name: 'told', line: 3 },
    ])
  })

  it('is not found within a longer word', () => {
    expect(namesIn('renewed houseboats, outdoors, standings, toldish')).toEqual([])
  })

  it('may be a phrase or a form', () => {
    expect(namesIn('The picks could not be had, and so many of them.')).toEqual(['be had', 'so many, so long'])
    expect(namesIn('as long as it takes, so long as it lasts')).toEqual([])
    expect(namesIn('const MOST_ROWS = 5')).toEqual(['MOST, LEAST, FEWEST'])
    expect(namesIn('const [LEAST, HIGH] = [70, 80]')).toEqual(['MOST, LEAST, FEWEST', 'packed constants'])
    expect(namesIn('interface AppNeeds { readonly held: 1 }')).toEqual(['Needs', 'participle as a name'])
    expect(namesIn('{ ...{ a, b }, ...rest, ...(c ? [1] : []), }')).toEqual(['packed fields'])
  })
})

it('new text uses no word of the old dialect: no package has more of any than recorded', () => {
  const [used, recorded] = [usedWords(root), recordedCounts(root)]
  const added = Object.entries(countWords(used)).flatMap(([folder, counts]) =>
    Object.entries(counts)
      .filter(([name, count]) => count > (recorded[folder]?.[name] ?? 0))
      .map(([name]) => {
        const { write } = wordList.find((word) => word.name === name) ?? { write: '' }
        const places = used.filter((use) => use.package === folder && use.name === name).map(({ at }) => at)
        return `${folder}: "${name}", write: ${write}. Used in ${places.join(' ')}`
      }),
  )
  expect(used.length).toBeGreaterThan(0)
  expect(added).toEqual([])
})

describe('the subject of a commit', () => {
  it('is conventional and has at most 72 characters', () => {
    expect(commitProblem('perf(web): show palette input immediately')).toBeNull()
    expect(commitProblem('feat!: prices persist until updated')).toBeNull()
    expect(commitProblem('Show palette input')).toBe('"Show palette input" is not in the form "type(scope): subject"')
    expect(commitProblem(`fix: ${'a'.repeat(67)}`)).toBeNull()
    expect(commitProblem(`fix: ${'a'.repeat(68)}`)).toContain('has 73 characters')
  })

  it('is so of every commit since it is checked', () => {
    const log = ['log', '--no-merges', '--since-as-filter=2026-12-01T12:00:00Z', '--format=%s']
    const subjects = execFileSync('git', log, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
    expect(subjects.flatMap((subject) => commitProblem(subject) ?? [])).toEqual([])
  })
})
