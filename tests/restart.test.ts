import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Checkpoints, ledgerVerifier } from '@fairline/engine'
import { openSqlite } from '@fairline/stores'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LifePlan, learnedBefore, live } from './recorded-life.ts'

const minute = 60_000
/** Afternoon in New York: the evening's games follow. */
const start = Date.parse('2026-07-15T23:30:00Z')
const end = start + 240 * minute
const folders: string[] = []
let learned: Checkpoints
/** A run in which nothing fails. */
let undisturbed: Awaited<ReturnType<typeof run>>
beforeAll(async () => {
  learned = await learnedBefore(start - 30 * minute)
  undisturbed = await run()
})
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true })
})

function run(plan: Pick<LifePlan, 'outages' | 'kills'> = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'fairline-restart-'))
  folders.push(directory)
  return live({ directory, open: () => openSqlite(directory), learned, from: start, to: end, ...plan })
}

describe('after an outage of the store, the records are those of a run without one:', () => {
  it('the run without one decides, settles and reads something', () => {
    const { counts, rows } = undisturbed
    expect(counts.picks).toBeGreaterThan(3)
    expect(counts.settlements).toBeGreaterThan(0)
    expect(counts.quotes).toBeGreaterThan(1000)
    expect(rows.map(ledgerVerifier()).filter((fault) => fault !== null)).toEqual([])
  })

  it.each([
    ['an unreachable database', { kind: 'unreachable' }],
    ['a full disk', { kind: 'full' }],
    ['writes whose answers are lost', { kind: 'unreachable', afterwards: true }],
  ] as const)('%s for hours', async (_, outage) => {
    const { counts, hashes, mostWaiting } = await run({
      outages: [{ from: start + 60 * minute, to: start + 200 * minute, ...outage }],
    })
    expect({ counts, hashes }).toEqual({ counts: undisturbed.counts, hashes: undisturbed.hashes })
    expect(mostWaiting).toBeGreaterThan(0)
  })

  it('one after the other, every few minutes', async () => {
    const outages = Array.from({ length: 24 }, (_, i) => ({
      from: start + (i * 10 + 3) * minute,
      to: start + (i * 10 + 3 + (i % 5)) * minute,
      kind: i % 2 ? ('full' as const) : ('unreachable' as const),
    }))
    const { counts, hashes } = await run({ outages })
    expect({ counts, hashes }).toEqual({ counts: undisturbed.counts, hashes: undisturbed.hashes })
  })

  it('names the picks that are not recorded yet on the board, until they are', async () => {
    const outages = [{ from: start + minute, to: end + 4 * minute, kind: 'full' as const }]
    const { unrecorded, counts } = await run({ outages })
    expect(unrecorded.length).toBeGreaterThan(1)
    expect(counts.rows).toBe(0)
  })
})

describe('after a kill in mid-tick and a restart, the records are those of a run with a regular restart:', () => {
  const kills = [{ at: start + 146 * minute, again: start + 148 * minute }]
  let control: Awaited<ReturnType<typeof run>>
  beforeAll(async () => {
    control = await run({ kills })
  })

  it('nothing is lost or doubled, also of games that ended before the second start', async () => {
    const gap = { from: start + 144 * minute, to: start + 148 * minute }
    const inGap = ({ observedAt }: { observedAt: number }) => observedAt > gap.from && observedAt <= gap.to
    for (const [id, quotes] of undisturbed.quotes) {
      const kept = control.quotes.get(id) ?? []
      expect([id, kept.filter((quote) => !inGap(quote))]).toEqual([id, quotes.filter((quote) => !inGap(quote))])
    }
    const keys = control.rows.map(({ hash }) => hash)
    expect(new Set(keys).size).toBe(keys.length)
    expect(control.rows.map(ledgerVerifier()).filter((fault) => fault !== null)).toEqual([])
  })

  it.each(['full', 'in-use', 'broken'] as const)(
    'in the middle of an outage (%s), which goes on after the start',
    async (kind) => {
      const { counts, hashes } = await run({
        kills,
        outages: [{ from: start + 60 * minute, to: start + 200 * minute, kind }],
      })
      expect({ counts, hashes }).toEqual({ counts: control.counts, hashes: control.hashes })
    },
  )

  it('in the middle of an outage that ends with the start', async () => {
    const { counts, hashes } = await run({
      kills,
      outages: [{ from: start + 60 * minute, to: start + 148 * minute, kind: 'unreachable' }],
    })
    expect({ counts, hashes }).toEqual({ counts: control.counts, hashes: control.hashes })
  })
})
