import { type Fact, startOfPacificDay } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { madeUpLeague } from '../../testing/made-up-league.ts'
import { between } from '../archive/between.ts'
import { slateOf } from '../backtest/slate.ts'
import { memoryLedger } from '../ledger/memory-ledger.ts'
import { readLedger } from '../ledger/read-ledger.ts'
import { ledgerVerifier } from '../ledger/verify-ledger.ts'
import type { FactSource } from '../ports/fact-source.ts'
import { FeedError } from '../ports/feed-error.ts'
import type { Ledger } from '../ports/ledger.ts'
import { createEngine } from './engine.ts'

const { days, facts } = madeUpLeague(90)
const hour = 3_600_000
const source = (of: readonly Fact[]): FactSource => ({
  name: 'test',
  covers: ['mlb'],
  pricesStand: false,
  facts: async (_, after, asOf) => between(of, after, asOf),
})
const engineOn = (from: FactSource, ledger: Ledger) =>
  createEngine({
    source: from,
    ledger,
    origin: 'replay',
    noVig: 'multiplicative',
    yieldToEventLoop: async () => {},
    onPhase: () => {},
  })
const at = (index: number) => startOfPacificDay(days[index]!) + 9 * hour

describe('the engine', () => {
  it('lays out the day as the walk of history does, live and back-test alike', async () => {
    const board = await engineOn(source(facts), memoryLedger()).advance(at(80))
    const slate = slateOf(facts, { league: 'mlb', day: days[80]!, noVig: 'multiplicative' })
    const walked = new Map(slate.games.map(({ file, decision }) => [file.game.id, decision]))
    expect(board.games).toHaveLength(5)
    for (const { game, decision } of board.games) expect(decision).toEqual(walked.get(game.id))
  })

  it('keeps its version while nothing changes, and raises it when the day does', async () => {
    const engine = engineOn(source(facts), memoryLedger())
    expect((await engine.advance(at(80))).version).toBe(1)
    expect((await engine.advance(at(80) + hour)).version).toBe(1)
    expect((await engine.advance(at(81))).version).toBe(2)
  })

  it('writes picks when they are made and settlements when they are known, in a ledger that verifies', async () => {
    const ledger = memoryLedger()
    const engine = engineOn(source(facts), ledger)
    for (let day = 60; day < 85; day++) await engine.advance(at(day))
    const rows = await Array.fromAsync(readLedger(ledger))
    const kinds = Object.groupBy(rows, ({ entry }) => entry.kind)
    expect(kinds.slate).toHaveLength(25)
    expect(kinds.pick?.length).toBeGreaterThan(3)
    expect(kinds.settlement?.length).toBeGreaterThan(2)
    expect(rows.map(ledgerVerifier()).filter((fault) => fault !== null)).toEqual([])
  })

  it('says after a restart what it said before, and settles what was still open', async () => {
    const ledger = memoryLedger()
    const before = await engineOn(source(facts), ledger).advance(at(80))
    const count = (await ledger.rows(0, 1000)).rows.length
    const again = engineOn(source(facts), ledger)
    expect((await again.advance(at(80))).games).toEqual(before.games)
    expect((await ledger.rows(0, 1000)).rows).toHaveLength(count)
    await again.advance(at(81))
    const picks = before.games.filter(({ decision }) => 'madeAt' in decision).length
    const settled = (await ledger.rows(0, 1000)).rows.filter(({ entry }) => entry.kind === 'settlement')
    expect(settled).toHaveLength(picks)
  })

  it('gives way after each game it lays out, and comes to the same board whatever is asked of it meanwhile', async () => {
    const alone = await engineOn(source(facts), memoryLedger()).advance(at(80))
    const query: Promise<unknown>[] = []
    let turns = 0
    const engine = createEngine({
      source: source(facts),
      ledger: memoryLedger(),
      origin: 'replay',
      noVig: 'multiplicative',
      async yieldToEventLoop() {
        turns += 1
        if (turns < 5) query.push(engine.restate(), engine.checkpoint())
        for (const { game } of alone.games) engine.pathsOf(game.id)
      },
      onPhase: () => {},
    })
    const board = await engine.advance(at(80))
    expect(turns).toBeGreaterThanOrEqual(alone.games.length)
    expect(board).toEqual(alone)
    await Promise.all(query)
    expect((await engine.restate())?.version).toBe(board.version)
  })

  it('keeps the last good board when a feed fails, names the trouble, and recovers', async () => {
    let broken = false
    const good = source(facts)
    const shaky: FactSource = {
      ...good,
      facts: async (...query) => {
        if (broken) throw new FeedError('unreachable', 'test', 'no answer')
        return good.facts(...query)
      },
    }
    const engine = engineOn(shaky, memoryLedger())
    const fine = await engine.advance(at(80))
    broken = true
    const limping = await engine.advance(at(80) + hour)
    expect(limping.games).toEqual(fine.games)
    expect(limping.troubles).toEqual([{ league: 'mlb', message: 'MLB is not up to date: its feed can’t be reached.' }])
    broken = false
    expect((await engine.advance(at(80) + 2 * hour)).troubles).toEqual([])
  })

  it('says a day again when its prices come, and takes no price of a game that has started', async () => {
    const day = days[80]!
    // Between two ten minutes, at which strategies propose: only the start itself touches the games then.
    const start = startOfPacificDay(day) + 12.1 * hour
    // The same day with times: games start about noon, and their first prices are seen at six in the morning.
    const timed = facts.map((fact): Fact => {
      if (fact.kind === 'game' && fact.game.day === day) return { ...fact, game: { ...fact.game, startsAt: start } }
      if (fact.kind !== 'quote' || !fact.quote.gameId.includes(day) || fact.quote.mark !== 'open') return fact
      const observedAt = startOfPacificDay(day) + 6 * hour
      return { ...fact, quote: { ...fact.quote, mark: null, observedAt }, observedAt }
    })
    const ledger = memoryLedger()
    const engine = engineOn(source(timed.toSorted((a, b) => a.observedAt - b.observedAt)), ledger)
    const early = await engine.advance(startOfPacificDay(day) + hour)
    expect(early.games.map(({ decision }) => 'reason' in decision && decision.reason)).toEqual(
      Array(5).fill('no-price'),
    )
    await engine.advance(startOfPacificDay(day) + 7 * hour)
    const slates = (await ledger.rows(0, 100)).rows.flatMap(({ entry }) => (entry.kind === 'slate' ? [entry] : []))
    expect(slates.map(({ revision, passes }) => [revision, passes['no-price'] ?? 0])).toEqual([
      [1, 5],
      [2, 0],
    ])
    const before = await engine.advance(start - 1)
    const started = await engine.advance(start)
    const open = started.games.filter(({ decision }) => !('madeAt' in decision))
    expect(started.version).toBe(before.version + 1)
    expect(open).toHaveLength(5)
    expect(open.map(({ decision }) => 'reason' in decision && decision.reason)).toEqual(
      open.map(() => 'already-started'),
    )
  })

  it('shows an empty board where there are no facts', async () => {
    const board = await engineOn(source([]), memoryLedger()).advance(at(80))
    expect(board).toMatchObject({ version: 1, games: [], newestFactAt: null })
  })
})
