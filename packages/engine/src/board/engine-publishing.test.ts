import { type Fact, type LedgerEntry, ledgerKey, type Origin, startOfPacificDay } from '@fairline/domain'
import { type DecimalOdds, decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { madeUpLeague } from '../../testing/made-up-league.ts'
import { between } from '../archive/between.ts'
import { memoryLedger } from '../ledger/memory-ledger.ts'
import { readLedger } from '../ledger/read-ledger.ts'
import { ledgerVerifier } from '../ledger/verify-ledger.ts'
import type { FactSource } from '../ports/fact-source.ts'
import { FeedError } from '../ports/feed-error.ts'
import type { Ledger } from '../ports/ledger.ts'
import { StoreError } from '../ports/store-error.ts'
import type { Board } from './board.ts'
import { createEngine, type EngineDeps } from './engine.ts'

const { days, facts } = madeUpLeague(90)
const hour = 3_600_000
const at = (index: number) => startOfPacificDay(days[index]!) + 9 * hour
const source: FactSource = {
  name: 'test',
  covers: ['mlb'],
  pricesStand: false,
  facts: async (_, after, asOf) => between(facts, after, asOf),
}

function engineOn(ledger: Ledger, over: Partial<EngineDeps> = {}, origin: Origin = 'replay') {
  return createEngine({
    source,
    ledger,
    origin,
    noVig: 'multiplicative',
    yieldToEventLoop: async () => {},
    onPhase: () => {},
    ...over,
  })
}

const entriesOf = async (ledger: Ledger) => (await Array.fromAsync(readLedger(ledger))).map(({ entry }) => entry)

/** A ledger that cannot be written while `away` is set. */
function shakyLedger() {
  const ledger = memoryLedger()
  const shaky = {
    ...ledger,
    away: false,
    append: async (entries: readonly LedgerEntry[]) => {
      if (shaky.away) throw new StoreError('unreachable', 'away')
      return ledger.append(entries)
    },
  }
  return shaky
}

/** Ledger keys of the picks a board shows as not recorded yet. */
const unrecordedOn = (board: Board | null): string[] =>
  (board?.games ?? []).flatMap(({ game, unrecorded }) => unrecorded.map((kind) => `pick|${game.id}|${kind}`))

/** The same games at two books: each pays more for one side than the market thinks it is worth. */
const apart = facts.flatMap((fact): Fact[] => {
  if (fact.kind !== 'quote' || fact.quote.mark !== 'open') return [fact]
  const [home, away] = fact.quote.prices as [DecimalOdds, DecimalOdds]
  const at = (book: string, forHome: number, forAway: number): Fact => ({
    ...fact,
    quote: { ...fact.quote, book, prices: [decimalOdds(home * forHome), decimalOdds(away * forAway)] },
  })
  return [at('Book', 1.05, 0.95), at('Other', 0.95, 1.05)]
})

it('recommends one side of a game alone, though each is worth it at a book', async () => {
  const engine = engineOn(memoryLedger(), {
    source: { ...source, facts: async (_, after, asOf) => between(apart, after, asOf) },
  })
  const passed: (string | null)[] = []
  for (let day = 60; day < 66; day++) {
    const { games } = await engine.advance(at(day))
    for (const { bets } of games) {
      const recommended = bets.filter(({ recommendation }) => recommendation !== 'pass')
      expect(new Set(recommended.map(({ selection }) => selection)).size).toBeLessThanOrEqual(1)
      passed.push(...bets.map(({ passReason }) => passReason))
    }
  }
  expect(passed.filter((reason) => reason === 'other-side-recommended').length).toBeGreaterThan(0)
})

describe('what the engine decides while it cannot publish', () => {
  it('is published as it was decided once it can, picks and settlements alike', async () => {
    const [steady, shaky] = [memoryLedger(), shakyLedger()]
    const engines = [engineOn(steady), engineOn(shaky)]
    for (let day = 60; day < 75; day++) {
      shaky.away = day >= 64 && day < 70
      await engines[0]!.advance(at(day))
      await engines[1]!.advance(at(day)).catch((error: unknown) => expect(error).toBeInstanceOf(StoreError))
    }
    const isDecision = ({ kind }: LedgerEntry) => kind !== 'slate'
    const [expected, kept] = [(await entriesOf(steady)).filter(isDecision), (await entriesOf(shaky)).filter(isDecision)]
    expect(expected.length).toBeGreaterThan(5)
    expect(new Map(kept.map((entry) => [ledgerKey(entry), entry]))).toEqual(
      new Map(expected.map((entry) => [ledgerKey(entry), entry])),
    )
  })

  it('loses no settlement if only that cannot be published', async () => {
    const [steady, shaky] = [memoryLedger(), memoryLedger()]
    let failing = true
    const append: Ledger['append'] = async (entries) => {
      if (failing && entries.some(({ kind }) => kind === 'settlement'))
        throw new StoreError('full', 'the outbox is full')
      return shaky.append(entries)
    }
    const engines = [engineOn(steady), engineOn({ ...shaky, append })]
    for (let day = 60; day < 75; day++) {
      failing = day < 74
      await engines[0]!.advance(at(day))
      await engines[1]!.advance(at(day)).catch((error: unknown) => expect(error).toBeInstanceOf(StoreError))
    }
    const settled = async (ledger: Ledger) =>
      (await entriesOf(ledger))
        .filter(({ kind }) => kind === 'settlement')
        .map(ledgerKey)
        .sort()
    expect((await settled(steady)).length).toBeGreaterThan(2)
    expect(await settled(shaky)).toEqual(await settled(steady))
  })

  it('is named as not recorded on the board', async () => {
    const shaky = shakyLedger()
    const engine = engineOn(shaky)
    for (let day = 60; day < 64; day++) await engine.advance(at(day))
    const before = new Set((await entriesOf(shaky)).map(ledgerKey))
    shaky.away = true
    for (let day = 64; day < 68; day++) await engine.advance(at(day)).catch(() => undefined)
    const board = await engine.restate()
    const unrecorded = unrecordedOn(board)
    expect(unrecorded.length).toBeGreaterThan(0)
    expect(unrecorded.filter((key) => before.has(key))).toEqual([])
    expect((await engine.restate())?.version).toBe(board?.version)
    shaky.away = false
    await engine.advance(at(67) + hour)
    const after = await engine.restate()
    expect(unrecordedOn(after)).toEqual([])
    expect(after?.version).toBeGreaterThan(board?.version ?? 0)
  })

  it('is read again if the facts it rests on could not be kept safe', async () => {
    const steady = memoryLedger()
    const counts: number[] = []
    let fails = false
    const engine = engineOn(steady, {
      onFacts: async (_, batch) => {
        if (fails) throw new StoreError('full', 'the outbox is full')
        counts.push(batch.length)
      },
    })
    await engine.advance(at(60))
    fails = true
    await expect(engine.advance(at(61))).rejects.toThrow('full')
    fails = false
    await engine.advance(at(62))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(between(facts, null, at(62)).length)
  })
})

describe('an engine that opens on a ledger', () => {
  it('opens once the ledger can be read, as if it had been readable at once', async () => {
    const [steady, shaky] = [memoryLedger(), memoryLedger()]
    let away = true
    const rows: Ledger['rows'] = (after, limit) =>
      away ? Promise.reject(new StoreError('unreachable', 'away')) : shaky.rows(after, limit)
    const engine = engineOn({ ...shaky, rows })
    await expect(engine.advance(at(80))).rejects.toThrow('away')
    away = false
    expect((await engine.advance(at(80))).games).toEqual((await engineOn(steady).advance(at(80))).games)
  })

  it('refuses a clock behind the newest live record of any league until the clock has passed it', async () => {
    const ledger = memoryLedger()
    const first = engineOn(ledger, {}, 'live')
    for (let day = 60; day < 66; day++) await first.advance(at(day))
    await expect(engineOn(ledger, {}, 'live').advance(at(64))).rejects.toMatchObject({
      name: 'ClockBehindError',
      newest: at(65),
      now: at(64),
    })
    await expect(engineOn(ledger, {}, 'live').advance(at(65))).resolves.toMatchObject({ asOf: at(65) })
  })

  it('counts entries that are safe but not in the ledger yet', async () => {
    const published = memoryLedger()
    const first = engineOn(published, {}, 'live')
    for (let day = 60; day < 66; day++) await first.advance(at(day))
    const pending = await entriesOf(published)
    const empty = { ...memoryLedger(), pending: () => pending }
    await expect(engineOn(empty, {}, 'live').advance(at(64))).rejects.toThrow('records up to')
    await expect(engineOn(empty, {}, 'live').advance(at(65))).resolves.toMatchObject({ asOf: at(65) })
  })

  it('forgets no entry that reaches the ledger while the ledger is read', async () => {
    const published = memoryLedger()
    const first = engineOn(published, {}, 'live')
    for (let day = 60; day < 66; day++) await first.advance(at(day))
    const entries = await entriesOf(published)
    let pending = entries
    const late = memoryLedger()
    const ledger = {
      ...late,
      pending: () => pending,
      // The rows are read first; then everything arrives, and is acknowledged before they are looked at.
      rows: async (after: number, limit: number) => {
        const page = await late.rows(after, limit)
        await late.append(pending)
        pending = []
        return page
      },
    }
    await expect(engineOn(ledger, {}, 'live').advance(at(64))).rejects.toMatchObject({ name: 'ClockBehindError' })
  })

  it('lets a replay go back in time, because its picks are never live', async () => {
    const ledger = memoryLedger()
    await engineOn(ledger).advance(at(65))
    await expect(engineOn(ledger).advance(at(64))).resolves.toMatchObject({ asOf: at(64) })
  })
})

describe('after a long stop', () => {
  it('games are decided as of now: no pick is dated to a moment that passed unpublished', async () => {
    const ledger = memoryLedger()
    const engine = engineOn(ledger, {}, 'live')
    await engine.advance(at(60))
    await engine.advance(at(80), { decidesAtEnd: true })
    const late = (await entriesOf(ledger)).flatMap((entry) =>
      entry.kind === 'pick' && entry.pick.madeAt > at(60) ? [entry.pick.madeAt] : [],
    )
    expect(late.length).toBeGreaterThan(0)
    // Prices of this source are offered only at the moment they are seen: those of the day are still the newest.
    expect(late.filter((madeAt) => madeAt < startOfPacificDay(days[80]!))).toEqual([])
  })
})

it('decides a league that could not be read as of the moment it can be read again, and verifies', async () => {
  const ledger = memoryLedger()
  let away = false
  const standing: FactSource = {
    ...source,
    pricesStand: true,
    facts: async (league, after, asOf) => {
      if (away) throw new FeedError('unreachable', 'test', 'away')
      return source.facts(league, after, asOf)
    },
  }
  const engine = engineOn(ledger, { source: standing }, 'live')
  await engine.advance(at(60))
  away = true
  for (let day = 61; day < 75; day++) await engine.advance(at(day))
  away = false
  await engine.advance(at(75))
  const late = (await entriesOf(ledger)).flatMap((entry) =>
    entry.kind === 'pick' && entry.pick.madeAt > at(60) ? [entry.pick.madeAt] : [],
  )
  expect(late.length).toBeGreaterThan(0)
  expect(new Set(late)).toEqual(new Set([at(75)]))
  const rows = await Array.fromAsync(readLedger(ledger))
  expect(rows.map(ledgerVerifier()).filter((fault) => fault !== null)).toEqual([])
})
