import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEngine, type FactSource, ledgerVerifier, readLedger } from '@fairline/engine'
import { simulatedSource } from '@fairline/providers'
import { openSqlite } from '@fairline/stores'
import { afterAll, expect, it } from 'vitest'
import { keepFacts } from '../apps/server/src/jobs/keep-facts.ts'

const minute = 60_000
const noon = Date.parse('2026-07-15T19:00:00Z')
const folders: string[] = []
const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'fairline-restart-'))
  folders.push(path)
  return path
}
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true })
})

/** The simulated WNBA and NHL; without a history, so that it picks at once. */
function source(): FactSource {
  const { history: _, ...told } = simulatedSource(1)
  return { ...told, covers: ['wnba', 'nhl'] }
}

/** Lives from one moment to another on a data folder; what had gathered is lost where it goes down in mid-tick. */
async function live(directory: string, from: number, to: number, end: 'closed' | 'killed') {
  const store = await openSqlite(directory)
  const kept = keepFacts({ ...store, retentionDays: 30, onError: (error) => expect(error).toBeUndefined() })
  const engine = createEngine({
    source: source(),
    ledger: store.ledger,
    origin: 'live',
    noVig: 'multiplicative',
    onFacts: (league, facts, upTo) => kept.take(league, facts, upTo, upTo),
    breathe: async () => {},
    onPhase: () => {},
  })
  for (let now = from; now < to; now += minute) await engine.advance(now)
  const board = await engine.advance(to)
  if (end === 'closed') await kept.close()
  // Writing goes on behind the ticks; a kill finds it between two of them.
  else await new Promise((resolve) => setTimeout(resolve, 300))
  const rows = await Array.fromAsync(readLedger(store.ledger))
  const games = rows.flatMap(({ entry }) => (entry.kind === 'pick' ? [entry.game.id] : []))
  const quotes = await Promise.all(
    board.games.map(async ({ game }) => [game.id, await store.quoteLog.quotes(game.id, to)] as const),
  )
  await store.close()
  const over = new Map(board.games.map(({ game, result }) => [game.id, result?.observedAt ?? Number.POSITIVE_INFINITY]))
  return { quotes: new Map(quotes), over, picks: games, rows }
}

it('loses no quote, says none twice and no pick twice when it goes down in mid-tick and starts again', async () => {
  const [whole, broken] = [folder(), folder()]
  const expected = await live(whole, noon, noon + 90 * minute, 'closed')
  await live(broken, noon, noon + 47 * minute, 'killed')
  const again = noon + 47 * minute + 20_000
  const after = await live(broken, again, noon + 90 * minute, 'closed')
  // A game that was over before the second start is history then: what had gathered of it and was not written is gone.
  const told = [...expected.quotes].filter(([id, quotes]) => quotes.length > 0 && (expected.over.get(id) ?? 0) > again)
  expect(told.length).toBeGreaterThan(10)
  for (const [id, quotes] of told) expect([id, after.quotes.get(id)]).toEqual([id, quotes])
  expect(new Set(after.picks).size).toBe(after.picks.length)
  expect(after.rows.map(ledgerVerifier()).filter((fault) => fault !== null)).toEqual([])
}, 60_000)
