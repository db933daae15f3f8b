import type { Fact, Instant, LeagueKey, Quote } from '@fairline/domain'
import { LeagueKey as AnyLeague } from '@fairline/domain'
import type { Archive, QuoteLog } from '@fairline/engine'
import type { Outbox } from '@fairline/stores'
import { packFacts, readFactsHead, unpackFacts } from './fact-payload.ts'

/** Maximum facts per payload of the outbox, and per write to the store. */
const MAX_PACKED = 2000
const BATCH = 5000
/** Facts wait in the outbox up to this count, or this many milliseconds of real time: larger batches pack better. */
const MAX_WAITING = 20_000
const MAX_WAIT_MS = 600_000
/** The outbox is written to the store from this share of its capacity on, 0–1. */
const HALF_FULL = 0.5
const DAY_MS = 86_400_000

export interface FactRecorder {
  /** Takes facts of a league read up to a moment. Resolves once they are safe. @throws {StoreError} 'full' */
  take(league: LeagueKey, facts: readonly Fact[], upTo: Instant): Promise<void>
  /** Whether enough has gathered to be written. */
  isDue(): boolean
  /**
   * Writes what waits to the store, some thousand facts at a time.
   *
   * @param mayGoOn  called before each batch; if it returns false, the rest stays in the outbox
   * @throws {StoreError} if the store cannot be written; what is left stays
   */
  drain(mayGoOn?: () => boolean): Promise<void>
  /** The newest moment of which facts are safe; null if there are none. */
  newestAt(): Instant | null
}

export interface FactRecorderOptions {
  readonly archive: Archive
  readonly quoteLog: QuoteLog
  readonly outbox: Outbox
  /** Quotes older than this many days of the app's time are downsampled. */
  readonly retentionDays: number
  /** Real time in milliseconds. */
  readonly realNow: () => number
  readonly onError: (error: unknown) => void
  /** Called with notices for the operator. */
  readonly onNotice: (message: string) => void
}

interface Batch {
  readonly quotes: Quote[]
  readonly facts: Fact[]
  upTo: Instant
}

/**
 * Records the facts of a source: prices go to the quote log, everything else except running scores to the archive.
 * Facts are in the outbox as soon as `take` resolves, and reach the store in order, each once.
 */
export async function openFactRecorder(options: FactRecorderOptions): Promise<FactRecorder> {
  const { archive, quoteLog, outbox, retentionDays, realNow, onError, onNotice } = options
  /** Time up to which each league's facts are stored; a restart reads the same facts again. */
  const safeTo = new Map<LeagueKey, Instant>()
  const reached = (league: LeagueKey, at: Instant) => safeTo.set(league, Math.max(at, safeTo.get(league) ?? at))
  let waiting = 0
  let waitingSince: number | null = null
  let drainedTo = 0
  let downsampledAt = Number.NEGATIVE_INFINITY
  let newestWritten = Number.NEGATIVE_INFINITY
  let draining: Promise<void> | null = null

  for (const league of AnyLeague.options) {
    const at = await quoteLog.writtenTo(league)
    if (at !== null) reached(league, at)
  }
  for await (const { payload } of outbox.read(0)) {
    waitingSince = Number.NEGATIVE_INFINITY
    const head = tryRead(() => readFactsHead(payload))
    if (!head) continue
    reached(head.league, head.upTo)
    waiting += head.count
  }

  async function write(batches: ReadonlyMap<LeagueKey, Batch>): Promise<void> {
    for (const [league, { quotes, facts, upTo }] of batches) {
      await archive.append(league, facts)
      await quoteLog.append(league, quotes, upTo)
      newestWritten = Math.max(newestWritten, upTo)
    }
  }

  /** Downsamples once per day of the app's time. A failure is reported and tried again the next day. */
  async function downsample(): Promise<void> {
    if (newestWritten < downsampledAt + DAY_MS || !Number.isFinite(newestWritten)) return
    downsampledAt = newestWritten
    await quoteLog.fold(newestWritten - retentionDays * DAY_MS).catch(onError)
  }

  async function drainAll(mayGoOn: () => boolean): Promise<void> {
    while (drainedTo < outbox.end() && mayGoOn()) {
      const { batches, count, end, unreadable } = await nextBatches(outbox, drainedTo)
      if (end === drainedTo) break
      if (unreadable > 0) {
        await outbox.keepCopy('unreadable')
        onNotice('Part of the outbox can’t be read by this version and is left out; a copy is kept next to it.')
      }
      await write(batches)
      drainedTo = end
      waiting -= count
    }
    if (await outbox.clear(drainedTo)) {
      drainedTo = outbox.end()
      waiting = 0
      waitingSince = null
    }
    if (mayGoOn()) await downsample()
  }

  return {
    async take(league, facts, upTo) {
      const after = safeTo.get(league) ?? Number.NEGATIVE_INFINITY
      const fresh = facts.filter(({ kind, observedAt }) => kind !== 'score' && observedAt > after)
      for (const part of partsOf(fresh, upTo)) {
        await outbox.append(packFacts(league, part.upTo, part.facts))
        reached(league, part.upTo)
        waiting += part.facts.length
        waitingSince ??= realNow()
      }
    },
    isDue: () =>
      waiting >= MAX_WAITING ||
      outbox.fill() >= HALF_FULL ||
      (waitingSince !== null && realNow() - waitingSince >= MAX_WAIT_MS),
    drain(mayGoOn = () => true) {
      draining ??= drainAll(mayGoOn).finally(() => {
        draining = null
      })
      return draining
    },
    newestAt: () => (safeTo.size === 0 ? null : Math.max(...safeTo.values())),
  }
}

interface Part {
  readonly facts: readonly Fact[]
  readonly upTo: Instant
}

/**
 * Splits facts into parts that fit a payload. Keeps facts of one moment together: a part covers everything up to its
 * moment, so facts written later are never mistaken for ones already written.
 */
function partsOf(facts: readonly Fact[], upTo: Instant): Part[] {
  const parts: Part[] = []
  for (let from = 0; from < facts.length; ) {
    let to = Math.min(facts.length, from + MAX_PACKED)
    while (to < facts.length && facts[to]?.observedAt === facts[to - 1]?.observedAt) to += 1
    const part = facts.slice(from, to)
    parts.push({ facts: part, upTo: to === facts.length ? upTo : (part.at(-1)?.observedAt ?? upTo) })
    from = to
  }
  return parts
}

/** The next few thousand facts of an outbox by league, in the order they were taken. */
async function nextBatches(outbox: Outbox, from: number) {
  const batches = new Map<LeagueKey, Batch>()
  let count = 0
  let unreadable = 0
  let end = from
  for await (const record of outbox.read(from)) {
    end = record.end
    const head = tryRead(() => readFactsHead(record.payload))
    const facts = head && (await unpackFacts(record.payload).catch(() => null))
    if (!head || !facts) {
      unreadable += 1
      continue
    }
    const { league, upTo } = head
    const batch = batches.get(league) ?? { quotes: [], facts: [], upTo }
    batches.set(league, batch)
    batch.upTo = upTo
    for (const fact of facts) {
      if (fact.kind === 'quote') batch.quotes.push(fact.quote)
      else batch.facts.push(fact)
    }
    count += facts.length
    if (count >= BATCH) break
  }
  return { batches, count, end, unreadable }
}

function tryRead<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
