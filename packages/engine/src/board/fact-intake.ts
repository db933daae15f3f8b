import {
  type Fact,
  type Instant,
  type LeagueKey,
  leagues,
  type Origin,
  type Pick,
  type PickEntry,
} from '@fairline/domain'
import { momentsOf } from '../learn/phases-of.ts'
import type { EndedGame } from '../ledger/entries-of.ts'
import type { FactSource } from '../ports/fact-source.ts'
import { FeedError } from '../ports/feed-error.ts'
import type { Board } from './board.ts'
import type { LeagueDesk } from './league-desk.ts'
import type { Breathe } from './rate-history.ts'

/** What taking in new facts came to. */
export interface TakenIn {
  readonly picks: readonly PickEntry[]
  readonly ended: readonly EndedGame[]
  readonly troubles: Board['troubles']
}

/** What reading facts needs. */
export interface IntakeNeeds {
  readonly source: FactSource
  readonly origin: Origin
  readonly desks: () => ReadonlyMap<LeagueKey, LeagueDesk>
  /** Told everything that was read, with the moment it was read up to. */
  readonly onFacts: (league: LeagueKey, facts: readonly Fact[], upTo: Instant) => void
  readonly breathe: Breathe
  readonly onPhase: (phase: string) => void
}

const MOMENTS_PER_BREATH = 2000
const nothing: TakenIn = { picks: [], ended: [], troubles: [] }

/** Reads what becomes known, and lets the desks learn it moment by moment. */
export function factIntake({ source, origin, desks, onFacts, breathe, onPhase }: IntakeNeeds) {
  const learntTo = new Map<LeagueKey, Instant>()
  /** Facts that were read before and have not been walked through. */
  const waiting = new Map<LeagueKey, readonly Fact[]>()
  let openedAt: Instant = Number.POSITIVE_INFINITY
  let newestFactAt: Instant | null = null

  function note(facts: readonly Fact[]): void {
    for (const { observedAt } of facts) newestFactAt = Math.max(newestFactAt ?? 0, observedAt)
  }

  /** Lets a desk learn facts moment by moment, and decide at each of them. */
  async function walk(desk: LeagueDesk, facts: readonly Fact[], decides: boolean) {
    const [made, ended]: [PickEntry[], EndedGame[]] = [[], []]
    let done = 0
    for (const moment of momentsOf(facts)) {
      ended.push(...desk.learn(moment))
      if (decides) made.push(...entriesOf(desk, desk.decide(moment[0]?.observedAt ?? 0)))
      done += 1
      if (done % MOMENTS_PER_BREATH === 0) await breathe()
    }
    return { made, ended }
  }

  function entriesOf(desk: LeagueDesk, made: readonly Pick[]): PickEntry[] {
    return made.flatMap((pick) => {
      const game = desk.gameOf(pick.gameId)
      return game ? [{ kind: 'pick', origin, game, pick } as const] : []
    })
  }

  async function learnTo(key: LeagueKey, desk: LeagueDesk, now: Instant, decides: boolean): Promise<TakenIn> {
    const after = learntTo.get(key) ?? null
    const read = await source.facts(key, after, now)
    note(read)
    onFacts(key, read, now)
    // What was looked at before stood by itself; now there is all that led to it.
    if (after === null) desk.reopen()
    const facts = [...(waiting.get(key) ?? []), ...read]
    waiting.delete(key)
    const { made, ended } = await walk(desk, facts, decides && after !== null)
    learntTo.set(key, now)
    // What stood before the first look is decided as of that look, not as of when it came to stand.
    const standing = decides && after === null ? entriesOf(desk, desk.decide(now)) : []
    return { ...nothing, picks: [...made, ...standing], ended }
  }

  /** A league that cannot be read is named among the troubles, and asked again the next time. */
  async function trying(key: LeagueKey, read: () => Promise<TakenIn>): Promise<TakenIn> {
    try {
      onPhase(`reading ${leagues[key].name}`)
      return await read()
    } catch (cause) {
      if (!(cause instanceof FeedError)) throw cause
      return { ...nothing, troubles: [{ league: key, message: cause.message }] }
    }
  }

  /** Lets a desk see what stands. */
  async function look(key: LeagueKey, desk: LeagueDesk, now: Instant): Promise<TakenIn> {
    const facts = (await source.standing?.(key, now)) ?? []
    note(facts)
    await walk(desk, facts, false)
    return nothing
  }

  /** The moments a league is to be read to: the first time to where everything began, and from there on. */
  function stopsOf(key: LeagueKey, now: Instant): Instant[] {
    const learnt = learntTo.get(key)
    if (learnt === undefined) return openedAt < now ? [openedAt, now] : [now]
    return learnt < now || waiting.has(key) ? [now] : []
  }

  return {
    walk,
    entriesOf,
    newestFactAt: () => newestFactAt,
    /** Everything is read from the beginning to this moment first. */
    opens(at: Instant): void {
      openedAt = at
    },
    /** Lets the desks see what stands, where the source can tell that by itself. */
    async look(now: Instant): Promise<TakenIn> {
      const all: TakenIn[] = []
      for (const [key, desk] of desks()) all.push(await trying(key, () => look(key, desk, now)))
      return together(all)
    },
    /** Takes in all that became known up to a moment. */
    async takeIn(now: Instant, decides: boolean): Promise<TakenIn> {
      const all: TakenIn[] = []
      for (const [key, desk] of desks()) {
        for (const to of stopsOf(key, now)) {
          const taken = await trying(key, () => learnTo(key, desk, to, decides))
          all.push(taken)
          if (taken.troubles.length > 0) break
        }
      }
      return together(all)
    },
    /** Facts that were read already are walked through the next time. */
    wait: (key: LeagueKey, facts: readonly Fact[]): void => void waiting.set(key, facts),
    waits: (): boolean => waiting.size > 0,
  }
}

function together(all: readonly TakenIn[]): TakenIn {
  return {
    picks: all.flatMap(({ picks }) => picks).sort((a, b) => a.pick.madeAt - b.pick.madeAt),
    ended: all.flatMap(({ ended }) => ended),
    troubles: all.flatMap(({ troubles }) => troubles),
  }
}
