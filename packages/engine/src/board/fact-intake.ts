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
import { feedNotice } from './feed-notice.ts'
import type { LeagueSession } from './league-session.ts'
import type { YieldToEventLoop } from './rate-history.ts'

/** Effects of one league's new facts. */
export interface TakenIn {
  readonly picks: readonly PickEntry[]
  readonly ended: readonly EndedGame[]
}

/** What reading facts needs. */
export interface IntakeDeps {
  readonly source: FactSource
  readonly origin: Origin
  readonly desks: () => ReadonlyMap<LeagueKey, LeagueSession>
  /** Called with each batch of facts and the moment it was read up to. If it fails, the same facts are read again. */
  readonly onFacts: (league: LeagueKey, facts: readonly Fact[], upTo: Instant) => void | Promise<void>
  /** Called with each failed reading. */
  readonly onFeedError: (error: FeedError) => void
  readonly yieldToEventLoop: YieldToEventLoop
  readonly onPhase: (phase: string) => void
}

/** Learning a moment is quick, deciding it is not. */
const LEARNED_PER_BREATH = 2000
const DECIDED_PER_BREATH = 20

/** Reads what becomes known, and lets the sessions learn it moment by moment. */
export function factIntake(deps: IntakeDeps) {
  const { source, origin, desks, onFacts, onFeedError, yieldToEventLoop, onPhase } = deps
  const learntTo = new Map<LeagueKey, Instant>()
  /** Facts that were read before and have not been walked through. */
  const waiting = new Map<LeagueKey, readonly Fact[]>()
  /** Leagues that could not be read the last time. */
  const unread = new Set<LeagueKey>()
  let openedAt: Instant = Number.POSITIVE_INFINITY
  let newestFactAt: Instant | null = null

  function note(facts: readonly Fact[]): void {
    for (const { observedAt } of facts) newestFactAt = Math.max(newestFactAt ?? 0, observedAt)
  }

  /** Lets a session learn facts moment by moment. */
  async function learn(session: LeagueSession, facts: readonly Fact[]): Promise<EndedGame[]> {
    const ended: EndedGame[] = []
    let done = 0
    for (const moment of momentsOf(facts)) {
      ended.push(...session.learn(moment))
      done += 1
      if (done % LEARNED_PER_BREATH === 0) await yieldToEventLoop()
    }
    return ended
  }

  /**
   * Lets a session decide, too: at each moment, and whenever less time is left for a price that stands. What is published does not
   * depend on how often facts are read.
   *
   * @param to  the moment that all facts were read to
   */
  async function learnAndDecide(session: LeagueSession, facts: readonly Fact[], to: Instant) {
    const [made, ended]: [PickEntry[], EndedGame[]] = [[], []]
    let done = 0
    for (const moment of momentsOf(facts)) {
      const at = moment[0]?.observedAt ?? 0
      made.push(...decideSteps(session, at - 1))
      ended.push(...session.learn(moment))
      made.push(...entriesOf(session, session.decide(at)))
      done += 1
      if (done % DECIDED_PER_BREATH === 0) await yieldToEventLoop()
    }
    made.push(...decideSteps(session, to))
    return { made, ended }
  }

  /** Decides at every step of time up to a moment, as nothing becomes known before it. */
  function decideSteps(session: LeagueSession, to: Instant): PickEntry[] {
    const made: PickEntry[] = []
    for (let step = session.nextStep(); step <= to; step = session.nextStep())
      made.push(...entriesOf(session, session.decide(step)))
    return made
  }

  function entriesOf(session: LeagueSession, made: readonly Pick[]): PickEntry[] {
    return made.flatMap((pick) => {
      const game = session.gameOf(pick.gameId)
      return game ? [{ kind: 'pick', origin, game, pick } as const] : []
    })
  }

  async function learnTo(key: LeagueKey, session: LeagueSession, now: Instant, decides: boolean): Promise<TakenIn> {
    const after = learntTo.get(key) ?? null
    const read = await source.facts(key, after, now)
    note(read)
    await onFacts(key, read, now)
    // What was looked at before had no history; now there is all that led to it.
    if (after === null) session.reopen()
    const facts = [...(waiting.get(key) ?? []), ...read]
    // Decides as of now after the first look, after learning and after a feed outage: no one could bet on a pick of the past.
    const isLate = after === null || waiting.has(key) || unread.has(key)
    waiting.delete(key)
    const { made, ended } =
      decides && !isLate ? await learnAndDecide(session, facts, now) : { made: [], ended: await learn(session, facts) }
    session.reach(now)
    // A clock that was set back unlearns nothing, and what was read is not read again.
    learntTo.set(key, Math.max(now, after ?? now))
    const standing = decides && isLate ? entriesOf(session, session.decide(now)) : []
    return { picks: [...made, ...standing], ended }
  }

  /** Names a league that cannot be read; it is read again the next time. @returns null if it could be read */
  async function tryReading(key: LeagueKey, read: () => Promise<void>): Promise<Board['troubles'][number] | null> {
    try {
      onPhase(`reading ${leagues[key].name}`)
      await read()
      unread.delete(key)
      return null
    } catch (cause) {
      if (!(cause instanceof FeedError)) throw cause
      unread.add(key)
      onFeedError(cause)
      return { league: key, message: feedNotice(key, cause.kind) }
    }
  }

  /** Lets a session see what stands. */
  async function look(key: LeagueKey, session: LeagueSession, now: Instant): Promise<void> {
    const facts = (await source.standing?.(key, now)) ?? []
    note(facts)
    await learn(session, facts)
    session.reach(now)
    session.markSnapshot()
  }

  /** The moments a league is to be read to: the first time to where everything began, and from there on. */
  function stopsOf(key: LeagueKey, now: Instant): Instant[] {
    const learnt = learntTo.get(key)
    if (learnt === undefined) return openedAt < now ? [openedAt, now] : [now]
    return learnt < now || waiting.has(key) ? [now] : []
  }

  return {
    learn,
    entriesOf,
    newestFactAt: () => newestFactAt,
    /** Whether all leagues were read and learned to exactly this moment: no less, and no more. */
    hasLearnedTo: (moment: Instant): boolean =>
      desks()
        .keys()
        .every((key) => learntTo.get(key) === moment && !waiting.has(key)),
    /** Everything is read from the beginning to this moment first. */
    opens(at: Instant): void {
      openedAt = at
    },
    /** Applies the current state, if the source provides one. @returns leagues that could not be read */
    async look(now: Instant): Promise<Board['troubles']> {
      const troubles: Board['troubles'][number][] = []
      for (const [key, desk] of desks()) {
        const trouble = await tryReading(key, () => look(key, desk, now))
        if (trouble) troubles.push(trouble)
      }
      return troubles
    },
    /**
     * Takes in all that became known up to a moment.
     *
     * @param onTaken  called after each league with its effects, so that a later league's failure loses nothing
     * @returns leagues that could not be read
     */
    async takeIn(now: Instant, decides: boolean, onTaken: (taken: TakenIn) => void): Promise<Board['troubles']> {
      const troubles: Board['troubles'][number][] = []
      for (const [key, desk] of desks()) {
        for (const to of stopsOf(key, now)) {
          const trouble = await tryReading(key, async () => onTaken(await learnTo(key, desk, to, decides)))
          if (!trouble) continue
          troubles.push(trouble)
          break
        }
      }
      return troubles
    },
    /** Facts that were read already are walked through the next time. */
    wait: (key: LeagueKey, facts: readonly Fact[]): void => void waiting.set(key, facts),
  }
}
