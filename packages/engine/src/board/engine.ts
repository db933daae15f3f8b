import { type Instant, type LeagueKey, leagues, type Origin, pacificDay } from '@fairline/domain'
import type { NoVigChoice } from '../forecast/learnt-no-vig.ts'
import type { EndedGame } from '../ledger/entries-of.ts'
import { publishedPicks } from '../ledger/published-picks.ts'
import type { FactSource } from '../ports/fact-source.ts'
import { FeedError } from '../ports/feed-error.ts'
import type { Ledger } from '../ports/ledger.ts'
import type { Board } from './board.ts'
import { type Breathe, leagueDesk } from './league-desk.ts'

/** What the engine runs on. */
export interface EngineNeeds {
  readonly source: FactSource
  readonly ledger: Ledger
  readonly origin: Origin
  readonly noVig: NoVigChoice
  readonly breathe: Breathe
  /** Told what is being done while nothing can be shown yet. */
  readonly onPhase: (phase: string) => void
}

/** What taking in new facts came to. */
interface TakenIn {
  readonly facts: number
  readonly ended: readonly EndedGame[]
  readonly troubles: Board['troubles']
}

/**
 * Keeps the board true: takes in what became known, learns it, decides the day's games, writes picks and settlements
 * to the ledger.
 */
export function createEngine({ source, ledger, origin, noVig, breathe, onPhase }: EngineNeeds) {
  const desks = new Map(source.covers.map((key) => [key, leagueDesk(key, noVig)]))
  const picks = publishedPicks(ledger, origin)
  const learntTo = new Map<LeagueKey, Instant>()
  let newestFactAt: Instant | null = null
  let board: Board | null = null

  async function learn(key: LeagueKey, now: Instant): Promise<TakenIn> {
    try {
      onPhase(`reading ${leagues[key].name}`)
      const facts = await source.facts(key, learntTo.get(key) ?? null, now)
      for (const { observedAt } of facts) newestFactAt = Math.max(newestFactAt ?? 0, observedAt)
      const ended = (await desks.get(key)?.learn(facts, pacificDay(now), breathe)) ?? []
      learntTo.set(key, now)
      return { facts: facts.length, ended, troubles: [] }
    } catch (cause) {
      if (!(cause instanceof FeedError)) throw cause
      return { facts: 0, ended: [], troubles: [{ league: key, message: cause.message }] }
    }
  }

  async function takeIn(now: Instant): Promise<TakenIn> {
    const all: TakenIn[] = []
    for (const key of desks.keys()) all.push(await learn(key, now))
    return {
      facts: all.reduce((count, { facts }) => count + facts, 0),
      ended: all.flatMap(({ ended }) => ended),
      troubles: all.flatMap(({ troubles }) => troubles),
    }
  }

  /** Whether a board still says what is true where no new fact came. */
  function stands(last: Board, now: Instant, troubles: Board['troubles']): boolean {
    if (last.day !== pacificDay(now) || last.troubles.length !== troubles.length) return false
    return ![...desks.values()].some((desk) => desk.startedBetween(last.asOf, now))
  }

  return {
    /**
     * Brings the board to a moment; the version stays where nothing changed. A league that cannot be read keeps its
     * last good state and is named among the troubles.
     */
    async advance(now: Instant): Promise<Board> {
      if (board === null) await picks.remember()
      const day = pacificDay(now)
      const { facts, ended, troubles } = await takeIn(now)
      if (board && facts === 0 && stands(board, now, troubles)) return board
      await picks.settle(ended)
      const games = [...desks.values()].flatMap((desk) => desk.layOut(day, now, picks.of))
      for (const league of desks.keys()) {
        await picks.publish(
          games.filter(({ game }) => game.league === league),
          { league, day, madeAt: now },
        )
      }
      board = { version: (board?.version ?? 0) + 1, asOf: now, newestFactAt, source: source.name, day, games, troubles }
      return board
    },
  }
}
