import {
  addDays,
  type Fact,
  fullGame,
  type LeagueKey,
  ledgerKey,
  pacificDay,
  startOfPacificDay,
} from '@fairline/domain'
import type { DecimalOdds } from '@fairline/odds'
import { describe, expect, it, vi } from 'vitest'
import { madeUpLeague } from '../../testing/made-up-league.ts'
import { memoryCheckpoints } from '../../testing/memory-checkpoints.ts'
import { between } from '../archive/between.ts'
import { compareFacts } from '../archive/fact-order.ts'
import { inPlayBeatModel } from '../in-play/in-play-beat-model.ts'
import { memoryLedger } from '../ledger/memory-ledger.ts'
import { readLedger } from '../ledger/read-ledger.ts'
import { ledgerVerifier } from '../ledger/verify-ledger.ts'
import type { Checkpoints } from '../ports/checkpoints.ts'
import type { FactSource } from '../ports/fact-source.ts'
import { FeedError } from '../ports/feed-error.ts'
import type { Ledger } from '../ports/ledger.ts'
import type { Board } from './board.ts'
import { createEngine } from './engine.ts'
import { learnHistory } from './learn-history.ts'

const hour = 3_600_000
const { days, facts } = madeUpLeague(220)
const noon = startOfPacificDay(days[200]!) + 12 * hour
const dayOf = (fact: Fact) => (fact.kind === 'game' ? fact.game.id : '') || gameOf(fact)
const gameOf = (fact: Fact) =>
  fact.kind === 'quote' ? fact.quote.gameId : fact.kind === 'result' ? fact.result.gameId : ''
const dayIn = (fact: Fact) => /\d{4}-\d{2}-\d{2}/.exec(dayOf(fact))![0]

/** The same source, which can say what stands by itself: of each game the announcement and the newest prices. */
function lookedAt(): FactSource {
  const told = source()
  return {
    ...told,
    async standing(league, asOf) {
      const newest = new Map<string, Fact>()
      for (const fact of await told.facts(league, null, asOf)) {
        if (fact.kind === 'game') newest.set(fact.game.id, fact)
        if (fact.kind === 'quote') newest.set(`${fact.quote.gameId} ${fact.quote.book}`, fact)
      }
      return [...newest.values()].toSorted((a, b) => a.observedAt - b.observedAt)
    },
  }
}

/** A source that tells the last two days in full and everything before as history. */
function source(story: readonly Fact[] = facts): FactSource {
  const full = (asOf: number) => addDays(pacificDay(asOf), -1)
  const byDay = Map.groupBy(story, dayIn)
  return {
    name: 'test',
    covers: ['mlb'],
    pricesStand: true,
    async facts(_, after, asOf) {
      const known = byDay.entries().filter(([day]) => day >= full(after ?? asOf))
      return between([...known].flatMap(([, ofDay]) => ofDay).toSorted(compareFacts), after, asOf)
    },
    history: {
      from: () => days[0]!,
      day: (_, day, asOf) => (day < full(asOf) ? (byDay.get(day) ?? []) : []),
    },
  }
}

/** The same source, where some results become known later. */
function sourceWhere(isLate: (result: Fact) => boolean, observedAt: number): FactSource {
  const delayed = (fact: Fact): Fact =>
    fact.kind === 'result' && isLate(fact) ? { ...fact, observedAt, result: { ...fact.result, observedAt } } : fact
  return source(facts.map(delayed).toSorted(compareFacts))
}

/** A fact of the made-up league as another league would have it. */
function inLeague(league: LeagueKey, fact: Fact): Fact {
  const named = JSON.stringify(fact).replaceAll('mlb-', `${league}-`).replace('"league":"mlb"', `"league":"${league}"`)
  return JSON.parse(named)
}

/** What thirty games of even winners taught. */
function knownInPlay() {
  const model = inPlayBeatModel()
  const offer = { kind: 'winner', fair: 0.5, others: 0.5, price: 2, remaining: 0.5, reference: 0.51 } as const
  for (let game = 0; game < 30; game++) model.learn([offer, { ...offer, reference: 0.49 }], game)
  return model.save()
}

const raised = (price: DecimalOdds | null): DecimalOdds | null =>
  price === null ? null : ((price * 1.01) as DecimalOdds)

/** The same source, which also covers a league that has no games. */
function twoLeagues(): FactSource {
  const { facts: mlbFacts, history, ...rest } = source()
  return {
    ...rest,
    covers: ['mlb', 'nba'],
    facts: async (league, after, asOf) => (league === 'mlb' ? mlbFacts(league, after, asOf) : []),
    history: {
      ...history!,
      day: (league, day, asOf, prices) => (league === 'mlb' ? history!.day(league, day, asOf, prices) : []),
    },
  }
}

const engineOn = (ledger: Ledger, checkpoints?: Checkpoints, from = source()) =>
  createEngine({
    source: from,
    ledger,
    origin: 'live',
    noVig: 'multiplicative',
    ...(checkpoints ? { checkpoints } : {}),
    yieldToEventLoop: async () => {},
    onPhase: () => {},
  })

/** Calls a function the first time only, and gives what it came to each time. */
function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make()
    return made
  }
}

async function learnt(engine: ReturnType<typeof engineOn>, from = source()) {
  const query = engine.historyAsked()!
  const shares: number[] = []
  const deps = { source: from, noVig: 'multiplicative' as const, yieldToEventLoop: async () => {} }
  const history = await learnHistory({ ...deps, ...query, onProgress: (share) => shares.push(share) })
  await engine.takeOver(history)
  return shares
}

describe('an engine whose source has a history', () => {
  it('shows the day at once and picks nothing before all of the history is learnt', async () => {
    const ledger = memoryLedger()
    const engine = engineOn(ledger)
    const first = await engine.advance(noon)
    expect(first.games.length).toBeGreaterThanOrEqual(5)
    expect(first.rated).toBe(0)
    expect(first.games.filter(({ decision }) => 'madeAt' in decision)).toEqual([])
    const reasons = first.games.flatMap(({ decision }) => ('reason' in decision ? [decision.reason] : []))
    expect(new Set(reasons.filter((reason) => reason !== 'already-started'))).toEqual(new Set(['still-learning']))
    expect((await ledger.rows(0, 10)).rows).toEqual([])
    expect(await learnt(engine)).toEqual([1])
    const after = await engine.advance(noon + 1000)
    expect(after.rated).toBeNull()
    expect(after.version).toBeGreaterThan(first.version)
  })

  it('asks for prices in play of the leagues of which it knows none, once its history is learned', async () => {
    const from = twoLeagues()
    const told = { ...from, history: { ...from.history!, played: () => [] } }
    const engine = engineOn(memoryLedger(), undefined, told)
    await engine.advance(noon)
    expect(engine.inPlayAsked()).toBeNull()
    await learnt(engine, told)
    const board = await engine.advance(noon + 1000)
    expect(engine.inPlayAsked()).toEqual({ asOf: board.asOf, leagues: ['mlb', 'nba'] })
    await engine.adoptInPlay('mlb', knownInPlay())
    expect(engine.inPlayAsked()).toEqual({ asOf: board.asOf, leagues: ['nba'] })
    await engine.adoptInPlay('nba', knownInPlay())
    expect(engine.inPlayAsked()).toBeNull()
  })

  it('asks for none where a source tells no games as they were played', async () => {
    const engine = engineOn(memoryLedger())
    await engine.advance(noon)
    await learnt(engine)
    await engine.advance(noon + 1000)
    expect(engine.inPlayAsked()).toBeNull()
  })

  it('goes on with what it learned of prices in play after a restart', async () => {
    const from = source()
    const told = { ...from, history: { ...from.history!, played: () => [] } }
    const [ledger, checkpoints] = [memoryLedger(), memoryCheckpoints()]
    const engine = engineOn(ledger, checkpoints, told)
    await engine.advance(noon)
    await learnt(engine, told)
    await engine.advance(noon + hour)
    await engine.adoptInPlay('mlb', knownInPlay())
    await engine.checkpoint()
    const again = engineOn(await copyOf(ledger), checkpoints, told)
    await again.advance(noon + 2 * hour)
    expect(again.inPlayAsked()).toBeNull()
  })

  it('publishes nothing as of a moment at which it was still learning', async () => {
    const ledger = memoryLedger()
    const engine = engineOn(ledger)
    await engine.advance(noon)
    await engine.advance(noon + hour)
    await learnt(engine)
    await engine.advance(noon + 2 * hour)
    const live = (await ledger.rows(0, 10_000)).rows.flatMap(({ entry }) =>
      entry.kind === 'pick' && entry.origin === 'live' ? [entry.pick] : [],
    )
    expect(live.length).toBeGreaterThan(0)
    expect(new Set(live.map(({ madeAt }) => madeAt))).toEqual(new Set([noon + 2 * hour]))
  })

  it('shows what stands first, picks nothing from it, and then goes on as if it had read everything', async () => {
    const [ledger, checkpoints] = [memoryLedger(), memoryCheckpoints()]
    const run = engineOn(ledger, checkpoints)
    await run.advance(noon)
    await learnt(run)
    await run.advance(noon + hour)
    await run.checkpoint()
    const [whole, looked] = [await copyOf(ledger), await copyOf(ledger)]
    const [reads, looks] = [engineOn(whole, checkpoints), engineOn(looked, checkpoints, lookedAt())]
    const rowCount = (await looked.rows(0, 10_000)).rows.length
    const first = await looks.advance(noon + 26 * hour)
    expect((await looked.rows(0, 10_000)).rows.length).toBe(rowCount)
    expect(first.games.filter(({ decision }) => 'madeAt' in decision && decision.madeAt > noon + hour)).toEqual([])
    await reads.advance(noon + 26 * hour)
    const [expected, board] = [await reads.advance(noon + 27 * hour), await looks.advance(noon + 27 * hour)]
    const open = (games: Board['games']) =>
      games.flatMap(({ game, forecast, result }) => (result || !forecast ? [] : [game.id]))
    expect(open(first.games)).toEqual(expect.arrayContaining(open(expected.games)))
    expect(open(first.games).length).toBeGreaterThan(3)
    // Whether the others had left a price behind cannot be seen from the newest prices.
    const values = (games: Board['games']) =>
      games.flatMap(({ bets }) => bets.map(({ expectedValue }) => expectedValue))
    expect(new Set(values(first.games))).toEqual(new Set([null]))
    expect(values(board.games).filter((value) => value !== null).length).toBeGreaterThan(5)
    expect(board.games).toEqual(expected.games)
    const told = async (ledger: Ledger) =>
      (await ledger.rows(0, 10_000)).rows.flatMap(({ entry }) => (entry.kind === 'slate' ? [] : [entry]))
    expect(await told(looked)).toEqual(await told(whole))
    expect((await looked.rows(0, 10_000)).rows.length).toBeGreaterThan(rowCount)
  })

  it('says when it has read everything of all leagues: not when it has looked at what stands', async () => {
    const read: number[] = []
    const from = lookedAt()
    const engine = createEngine({
      source: from,
      ledger: memoryLedger(),
      origin: 'live',
      noVig: 'multiplicative',
      onRead: (upTo) => read.push(upTo),
      yieldToEventLoop: async () => {},
      onPhase: () => {},
    })
    await engine.advance(noon)
    expect(read).toEqual([])
    await engine.advance(noon + hour)
    expect(read).toEqual([noon + hour])
    const broken = vi.spyOn(from, 'facts').mockRejectedValue(new Error('the store is away'))
    await expect(engine.advance(noon + 2 * hour)).rejects.toThrow('away')
    broken.mockRestore()
    expect(read).toEqual([noon + hour, noon + 2 * hour])
  })

  it('takes a history over before all that stood was read', async () => {
    const [whole, looked] = [memoryLedger(), memoryLedger()]
    const [reads, looks] = [engineOn(whole), engineOn(looked, undefined, lookedAt())]
    for (const engine of [reads, looks]) {
      await engine.advance(noon)
      await learnt(engine)
    }
    const [expected, board] = [await reads.advance(noon + hour), await looks.advance(noon + hour)]
    expect(board.games).toEqual(expected.games)
    expect((await looked.rows(0, 10_000)).rows).toEqual((await whole.rows(0, 10_000)).rows)
  })

  it('has learnt all that was held as soon as it has taken over, and can be left there', async () => {
    const checkpoints = memoryCheckpoints()
    const engine = engineOn(memoryLedger(), checkpoints, lookedAt())
    await engine.advance(noon)
    await engine.advance(noon + hour)
    // Ten days are learned, and soon all of it, but not what was read meanwhile: none of it is a checkpoint.
    await engine.checkpoint()
    expect(await checkpoints.head()).toBeNull()
    await learnt(engine)
    await engine.checkpoint()
    expect(await checkpoints.head()).toBeNull()
    await engine.advance(noon + hour)
    await engine.checkpoint()
    expect(await checkpoints.head()).not.toBeNull()
  })

  it('shows the picks of its ledger also without a checkpoint: what was published is never decided again', async () => {
    const ledger = memoryLedger()
    const before = engineOn(ledger)
    await before.advance(noon)
    await learnt(before)
    await before.advance(noon + hour)
    const published = (await ledger.rows(0, 10_000)).rows.flatMap(({ entry }) =>
      entry.kind === 'pick' && entry.origin === 'live' ? [entry.pick] : [],
    )
    expect(published.length).toBeGreaterThan(2)
    // The same source, whose prices have all become a little better since.
    const better = (fact: Fact): Fact =>
      fact.kind === 'quote' ? { ...fact, quote: { ...fact.quote, prices: fact.quote.prices.map(raised) } } : fact
    const restarted = engineOn(ledger, undefined, source(facts.map(better)))
    await restarted.advance(noon + hour)
    await learnt(restarted, source(facts.map(better)))
    const { games } = await restarted.advance(noon + 2 * hour)
    const shown = games.flatMap(({ decision, lineDecisions }) =>
      [decision, ...lineDecisions].filter((one) => 'madeAt' in one),
    )
    expect(shown).toEqual(expect.arrayContaining(published))
  })

  it.each([['mlb'], ['nba']] as const)(
    'goes through yesterday after a restart while a game of any league is not over: of %s',
    async (open) => {
      const midnight = startOfPacificDay(addDays(pacificDay(noon), 1))
      const late = sourceWhere((fact) => fact.observedAt === midnight, midnight + hour)
      const [early, covers] = [source(), ['mlb', 'nba'] as const]
      // Both leagues play the same games; those of one of them end late.
      const of = (league: LeagueKey) => (league === open ? late : early)
      const renamed = (league: LeagueKey, told: readonly Fact[]) => told.map((fact) => inLeague(league, fact))
      const both: FactSource = {
        ...early,
        covers,
        facts: async (league, after, asOf) => renamed(league, await of(league).facts('mlb', after, asOf)),
        history: {
          from: early.history!.from,
          day: (league, day, asOf, prices) => renamed(league, of(league).history!.day('mlb', day, asOf, prices)),
        },
      }
      const checkpoints = memoryCheckpoints()
      const running = engineOn(memoryLedger(), checkpoints, both)
      await running.advance(noon)
      await learnt(running, both)
      await running.advance(midnight + 0.5 * hour)
      await running.checkpoint()
      const head = JSON.parse((await checkpoints.head())!)
      expect(head.openSince).toBe(addDays(pacificDay(midnight), -1))
    },
  )

  it('goes on from a checkpoint as if it had not stopped: a game that had just ended counts once, one of the day before that ends later is not missed', async () => {
    const midnight = startOfPacificDay(addDays(pacificDay(noon), 1))
    const late = facts.findLast((fact) => fact.kind === 'result' && fact.observedAt === midnight)!
    const from = sourceWhere((fact) => gameOf(fact) === gameOf(late), midnight + 3 * hour)
    const checkpoints = memoryCheckpoints()
    const running = engineOn(memoryLedger(), checkpoints, from)
    await running.advance(noon)
    await learnt(running, from)
    await running.advance(midnight + 0.5 * hour)
    await running.checkpoint()
    const probabilities = async (engine: typeof running) => {
      const { games } = await engine.advance(midnight + 62 * hour)
      return games.map(({ game, forecast }) => [game.id, forecast && expect.closeTo(forecast.chances[0]!, 12)])
    }
    const { games } = await engineOn(memoryLedger(), checkpoints, from).advance(midnight + 62 * hour)
    expect(games.map(({ game, forecast }) => [game.id, forecast?.chances[0] ?? null])).toEqual(
      await probabilities(running),
    )
    expect(games.filter(({ forecast }) => forecast !== null).length).toBeGreaterThan(3)
  })

  it.each([
    ['yesterday too while a game of it is not over', 0.5, -1],
    ['today alone once all of yesterday is over', 12, 0],
  ])('goes through the games since its checkpoint: %s', async (_, hours, offset) => {
    const midnight = startOfPacificDay(addDays(pacificDay(noon), 1))
    const from = sourceWhere((fact) => fact.observedAt === midnight, midnight + hour)
    const checkpoints = memoryCheckpoints()
    const running = engineOn(memoryLedger(), checkpoints, from)
    await running.advance(noon)
    await learnt(running, from)
    await running.advance(midnight + hours * hour)
    await running.checkpoint()
    const query = vi.spyOn(from.history!, 'day')
    await engineOn(memoryLedger(), checkpoints, from).advance(midnight + (hours + 1) * hour)
    const today = pacificDay(midnight)
    expect(query.mock.calls.map(([, day]) => day).at(0)).toBe(addDays(today, offset))
    expect(query.mock.calls.map(([, day]) => day).at(-1)).toBe(today)
    // Books are judged by their opening prices: a game that was open must not lose them.
    expect(new Set(query.mock.calls.map(([, , , prices]) => prices))).toEqual(new Set(['all']))
  })

  it('keeps what it would have said apart from what it said, in a ledger that verifies', async () => {
    const ledger = memoryLedger()
    const engine = engineOn(ledger)
    await engine.advance(noon)
    await learnt(engine)
    for (let i = 1; i < 8; i++) await engine.advance(noon + i * 24 * hour)
    const rows = await Array.fromAsync(readLedger(ledger))
    expect(rows.map(ledgerVerifier()).filter((fault) => fault !== null)).toEqual([])
    const picks = rows.flatMap(({ entry }) => (entry.kind === 'pick' ? [entry] : []))
    const [backfill, live] = [
      picks.filter(({ origin }) => origin === 'backfill'),
      picks.filter(({ origin }) => origin === 'live'),
    ]
    expect(backfill.length).toBeGreaterThan(5)
    expect(live.length).toBeGreaterThan(0)
    const today = pacificDay(noon)
    for (const { game, pick } of backfill) {
      expect(game.day >= addDays(today, -60) && game.day < today).toBe(true)
      expect(pick.madeAt).toBe(startOfPacificDay(game.day) + 9 * hour)
    }
    for (const { pick } of live) expect(pick.madeAt).toBeGreaterThanOrEqual(noon)
  })

  it('settles every bet it would have made, also two on one game', async () => {
    const withTotals = facts.flatMap((fact): Fact[] =>
      fact.kind === 'quote' ? [fact, { ...fact, quote: { ...fact.quote, market: fullGame('total', 8.5) } }] : [fact],
    )
    const [ledger, telling] = [memoryLedger(), source(withTotals)]
    const engine = engineOn(ledger, undefined, telling)
    await engine.advance(noon)
    await learnt(engine, telling)
    const entries = (await Array.fromAsync(readLedger(ledger))).map(({ entry }) => entry)
    const picks = entries.flatMap((entry) => (entry.kind === 'pick' && entry.origin === 'backfill' ? [entry] : []))
    const settled = entries.flatMap((entry) => (entry.kind === 'settlement' ? [entry.pickKey] : []))
    expect(new Set(picks.map(({ game }) => game.id)).size).toBeLessThan(picks.length)
    expect(settled.toSorted()).toEqual(picks.map(ledgerKey).toSorted())
  })

  it('backtests no game of the day that is under way, though its history tells what is known of it', async () => {
    const told = source()
    const history = {
      from: () => days[0]!,
      day: (_: unknown, day: string, asOf: number) =>
        facts.filter((fact) => dayIn(fact) === day && fact.observedAt <= asOf),
    }
    const [ledger, telling] = [memoryLedger(), { ...told, history }]
    const engine = engineOn(ledger, undefined, telling)
    await engine.advance(noon)
    await learnt(engine, telling)
    const picks = (await Array.fromAsync(readLedger(ledger))).flatMap(({ entry }) =>
      entry.kind === 'pick' ? [entry] : [],
    )
    const backfill = picks.filter(({ origin }) => origin === 'backfill').map(({ game }) => game.day)
    expect(backfill.toSorted().at(-1)).toBe(addDays(pacificDay(noon), -1))
  })

  it('does not say its backfill twice, and goes on from its checkpoint with the same forecasts', async () => {
    const [ledger, checkpoints] = [memoryLedger(), memoryCheckpoints()]
    const engine = engineOn(ledger, checkpoints)
    await engine.advance(noon)
    await learnt(engine)
    await engine.advance(noon + hour)
    await engine.checkpoint()
    const before = await engine.advance(noon + 30 * hour)
    const count = (await ledger.rows(0, 10_000)).rows.length
    const again = engineOn(ledger, checkpoints)
    const after = await again.advance(noon + 30 * hour)
    expect(after.rated).toBeNull()
    expect(again.historyAsked()).toBeNull()
    expect(after.games.map(({ game }) => game.id).sort()).toEqual(before.games.map(({ game }) => game.id).sort())
    for (const { game, forecast } of before.games) {
      const same = after.games.find((other) => other.game.id === game.id)?.forecast
      expect(same?.chances[0]).toBeCloseTo(forecast!.chances[0]!, 12)
    }
    expect((await ledger.rows(0, 10_000)).rows.length).toBe(count)
  })

  it('learns anew where the checkpoint is another source’s or from the future', async () => {
    const checkpoints = memoryCheckpoints()
    const engine = engineOn(memoryLedger(), checkpoints)
    await engine.advance(noon)
    await learnt(engine)
    await engine.advance(noon + hour)
    await engine.checkpoint()
    expect((await engineOn(memoryLedger(), checkpoints).advance(noon)).rated).toBe(0)
  })
})

/** A ledger, and the checkpoint of an engine that learned all of its history until an hour after noon. */
async function learnByNoon(from = source()) {
  const ledger = memoryLedger()
  const checkpoints = memoryCheckpoints()
  const engine = engineOn(ledger, checkpoints, from)
  await engine.advance(noon)
  await learnt(engine, from)
  await engine.advance(noon + hour)
  await engine.checkpoint()
  return { ledger, checkpoints }
}

async function copyOf(ledger: Ledger) {
  const copy = memoryLedger()
  await copy.append((await ledger.rows(0, 10_000)).rows.map(({ entry }) => entry))
  return copy
}

const byNoon = lazily(learnByNoon)

/** The same on the one source, learned once: each time a copy that can be written to. */
async function learnedByNoon() {
  const { ledger, checkpoints } = await byNoon()
  const { head, parts } = checkpoints.texts
  return { ledger: await copyOf(ledger), checkpoints: memoryCheckpoints(head, parts) }
}

/** Starts an engine a day after the checkpoint. @returns its forecasts of the day after that, and how many picks are settled then */
async function forecastsAfterRestart({ ledger, checkpoints }: Awaited<ReturnType<typeof learnedByNoon>>) {
  const engine = engineOn(ledger, checkpoints)
  await engine.advance(noon + 27 * hour)
  const { games } = await engine.advance(noon + 50 * hour)
  const { rows } = await ledger.rows(0, 10_000)
  return {
    forecasts: games.map(({ game, forecast }) => [game.id, forecast?.chances[0] ?? null]),
    settlements: rows.filter(({ entry }) => entry.kind === 'settlement').length,
  }
}

const undisturbed = lazily(async () => forecastsAfterRestart(await learnedByNoon()))

const momentOf = async (checkpoints: Checkpoints) => JSON.parse((await checkpoints.head())!).asOf

describe('a checkpoint', () => {
  /** An engine whose ledger or layout fails while `broken` says so. */
  function failingEngine({ ledger, checkpoints }: Awaited<ReturnType<typeof learnedByNoon>>) {
    const broken = { ledger: false, layout: false }
    const engine = createEngine({
      source: source(),
      ledger: {
        ...ledger,
        async append(entries) {
          if (broken.ledger) throw new Error('the disk is full')
          return ledger.append(entries)
        },
      },
      origin: 'live',
      noVig: 'multiplicative',
      checkpoints,
      notices() {
        if (broken.layout) throw new Error('the board cannot be laid out')
        return []
      },
      yieldToEventLoop: async () => {},
      onPhase: () => {},
    })
    return { engine, broken }
  }

  it.each(['ledger', 'layout'] as const)(
    'is not written while the %s fails, so that no result is learned twice after the restart',
    async (part) => {
      const saved = await learnedByNoon()
      const { engine, broken } = failingEngine(saved)
      await engine.advance(noon + 2 * hour)
      broken[part] = true
      for (let i = 3; i <= 26; i++) await engine.advance(noon + i * hour).catch(() => undefined)
      await engine.checkpoint()
      expect(await momentOf(saved.checkpoints)).toBe(noon + hour)
      const { forecasts } = await forecastsAfterRestart(saved)
      expect(forecasts).toEqual((await undisturbed()).forecasts)
    },
  )

  it('is written again after the step that follows a failed one', async () => {
    const saved = await learnedByNoon()
    const { engine, broken } = failingEngine(saved)
    await engine.advance(noon + 2 * hour)
    broken.ledger = true
    await expect(engine.advance(noon + 26 * hour)).rejects.toThrow('the disk is full')
    await engine.checkpoint()
    expect(await momentOf(saved.checkpoints)).toBe(noon + hour)
    broken.ledger = false
    await engine.advance(noon + 26.5 * hour)
    await engine.checkpoint()
    expect(await momentOf(saved.checkpoints)).toBe(noon + 26.5 * hour)
    expect(await forecastsAfterRestart(saved)).toEqual(await undisturbed())
  })

  it('is not written of a moment before what a failed step had learned, after the clock was set back', async () => {
    const saved = await learnedByNoon()
    const { engine, broken } = failingEngine(saved)
    await engine.advance(noon + 2 * hour)
    broken.ledger = true
    await expect(engine.advance(noon + 26 * hour)).rejects.toThrow('the disk is full')
    broken.ledger = false
    await engine.advance(noon + 3 * hour)
    await engine.checkpoint()
    expect(await momentOf(saved.checkpoints)).toBe(noon + hour)
    await engine.advance(noon + 26.5 * hour)
    await engine.checkpoint()
    expect(await momentOf(saved.checkpoints)).toBe(noon + 26.5 * hour)
  })

  it('is not written of a moment before what was read while the history was learned', async () => {
    const checkpoints = memoryCheckpoints()
    const engine = engineOn(memoryLedger(), checkpoints)
    await engine.advance(noon)
    await engine.advance(noon + 26 * hour)
    await learnt(engine)
    await engine.advance(noon + 3 * hour)
    await engine.checkpoint()
    expect(await checkpoints.head()).toBeNull()
    await engine.advance(noon + 26 * hour)
    await engine.checkpoint()
    expect(await momentOf(checkpoints)).toBe(noon + 26 * hour)
  })

  it('is not written before what was read while the history was learned is learned, too', async () => {
    const checkpoints = memoryCheckpoints()
    const from = source()
    const engine = engineOn(memoryLedger(), checkpoints, from)
    await engine.advance(noon)
    await engine.advance(noon + 26 * hour)
    await learnt(engine)
    const broken = vi.spyOn(from, 'facts').mockRejectedValue(new FeedError('unreachable', 'test', 'no answer'))
    await engine.advance(noon + 26 * hour)
    await engine.checkpoint()
    expect(await checkpoints.head()).toBeNull()
    broken.mockRestore()
    await engine.advance(noon + 26 * hour)
    await engine.checkpoint()
    expect(await momentOf(checkpoints)).toBe(noon + 26 * hour)
  })

  it('is not written after the first look only: results of the time since the last one are learned after the restart', async () => {
    const saved = await learnedByNoon()
    const engine = engineOn(saved.ledger, saved.checkpoints, lookedAt())
    await engine.advance(noon + 26 * hour)
    await engine.checkpoint()
    expect(await momentOf(saved.checkpoints)).toBe(noon + hour)
    expect(await forecastsAfterRestart(saved)).toEqual(await undisturbed())
  })

  it('is not written while a league can’t be read, so that its results are not missed after the restart', async () => {
    const saved = await learnedByNoon()
    const from = source()
    const engine = engineOn(saved.ledger, saved.checkpoints, from)
    await engine.advance(noon + 2 * hour)
    vi.spyOn(from, 'facts').mockRejectedValue(new FeedError('unreachable', 'test', 'no answer'))
    await engine.advance(noon + 26 * hour)
    await engine.checkpoint()
    expect(await momentOf(saved.checkpoints)).toBe(noon + hour)
    expect(await forecastsAfterRestart(saved)).toEqual(await undisturbed())
  })

  it.each(['mlb', 'nba'])(
    'is not written while only %s of two leagues can’t be read, and says so',
    async (unreadable) => {
      const from = twoLeagues()
      const { ledger, checkpoints } = await learnByNoon(from)
      const engine = engineOn(ledger, checkpoints, from)
      await engine.advance(noon + 2 * hour)
      const read = from.facts
      const broken = vi.spyOn(from, 'facts').mockImplementation(async (league, after, asOf) => {
        if (league === unreadable) throw new FeedError('unreachable', 'test', 'no answer')
        return read(league, after, asOf)
      })
      await engine.advance(noon + 3 * hour)
      expect(await engine.checkpoint()).toBe(false)
      expect(await momentOf(checkpoints)).toBe(noon + hour)
      broken.mockRestore()
      await engine.advance(noon + 4 * hour)
      expect(await engine.checkpoint()).toBe(true)
      expect(await momentOf(checkpoints)).toBe(noon + 4 * hour)
    },
  )

  it('is of the newest step, although nothing happened since the board last changed', async () => {
    const { ledger, checkpoints } = await learnedByNoon()
    const engine = engineOn(ledger, checkpoints)
    await engine.advance(noon + 2 * hour)
    const board = await engine.advance(noon + 2 * hour + 60_000)
    expect(board.asOf).toBe(noon + 2 * hour)
    await engine.checkpoint()
    expect(await momentOf(checkpoints)).toBe(noon + 2 * hour + 60_000)
  })

  it('is written while the board shows a notice that is of no league', async () => {
    const { ledger, checkpoints } = await learnedByNoon()
    const engine = createEngine({
      source: source(),
      ledger,
      origin: 'live',
      noVig: 'multiplicative',
      checkpoints,
      notices: () => ['Picks are not recorded.'],
      yieldToEventLoop: async () => {},
      onPhase: () => {},
    })
    const { troubles } = await engine.advance(noon + 2 * hour)
    expect(troubles).toEqual([{ league: null, message: 'Picks are not recorded.' }])
    await engine.checkpoint()
    expect(await momentOf(checkpoints)).toBe(noon + 2 * hour)
  })

  it('of a source with a history is kept when a source without one is used in between', async () => {
    const { checkpoints } = await learnedByNoon()
    const { history: _, ...recorded } = source()
    const engine = engineOn(memoryLedger(), checkpoints, { ...recorded, name: 'replay' })
    await engine.advance(noon + 2 * hour)
    await engine.checkpoint()
    expect(JSON.parse((await checkpoints.head())!)).toMatchObject({ source: 'test', asOf: noon + hour })
  })
})

describe('a history', () => {
  it('says of a morning the same whatever happened after it', async () => {
    const cut = startOfPacificDay(days[170]!) + 9 * hour
    // Everything that became known after that morning is bent: other results, other prices.
    const bent = facts.map((fact): Fact => {
      if (fact.observedAt <= cut) return fact
      if (fact.kind === 'result') {
        const { home, away, winner } = fact.result
        return {
          ...fact,
          result: { ...fact.result, home: away, away: home, winner: winner === 'home' ? 'away' : 'home' },
        }
      }
      if (fact.kind === 'quote') return { ...fact, quote: { ...fact.quote, prices: fact.quote.prices.toReversed() } }
      return fact
    })
    const said = async (of: readonly Fact[]) => {
      const { entries } = await learnHistory({
        source: {
          ...source(),
          history: { ...source().history!, day: (_, day) => of.filter((fact) => dayIn(fact) === day) },
        },
        noVig: 'multiplicative',
        asOf: noon,
        backfill: true,
        yieldToEventLoop: async () => {},
        onProgress: () => {},
      })
      return entries.filter((entry) => entry.kind === 'pick' && entry.pick.madeAt <= cut)
    }
    const honest = await said(facts)
    expect(honest.length).toBeGreaterThan(3)
    expect(await said(bent)).toEqual(honest)
  })
})
