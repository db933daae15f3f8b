import { type Instant, leagues, type Pick } from '@fairline/domain'
import { type Board, type BoardGame, decisionsOf, isPick } from '@fairline/engine'
import { type LiveChance, liveChanceOf } from '../answers/live-chance.ts'
import { matchupOf, selectionInWords } from '../answers/words.ts'

/** A change of a pick's chance while its game was on. Chances and impacts in points of percent. */
export interface LiveUpdate {
  readonly pickId: string
  readonly gameId: string
  readonly league: string
  readonly game: string
  readonly pick: string
  readonly gameStatus: string
  readonly at: Instant
  readonly before: number
  readonly now: number
  readonly reason: string
  readonly factors: readonly { readonly type: 'score change' | 'inning' | 'momentum'; readonly impact: number }[]
}

/** Picks are looked at this often; changes from so many points on are told, and so many of them kept. */
export const WATCH_MS = 60_000
const [TOLD, KEPT] = [3, 100]

interface Seen extends LiveChance {
  readonly score: string
}

/** Follows the picks of games that are on, by the clock of the board. */
export function watchLive() {
  const seen = new Map<string, Seen>()
  let updates: LiveUpdate[] = []
  let looked: Instant | null = null
  let followed = 0

  function follow(onBoard: BoardGame, pick: Pick, at: Instant): void {
    const chance = liveChanceOf(onBoard, pick)
    const { score, game } = onBoard
    if (!chance || !score) return
    followed += 1
    const id = `${game.id}|${pick.market.kind}`
    const before = seen.get(id)
    const now = { ...chance, score: `${score.away}–${score.home}` }
    if (!before) seen.set(id, now)
    if (!before || Math.abs(now.now - before.now) * 100 < TOLD) return
    seen.set(id, now)
    updates = [updateOf(onBoard, pick, { id, before, now, at, clock: score.clock }), ...updates].slice(0, KEPT)
  }

  return {
    /** Looks at a board; more often than once a minute nothing is done. */
    look(board: Board): void {
      if (looked !== null && board.asOf - looked < WATCH_MS) return
      looked = board.asOf
      followed = 0
      const on = board.games.filter(({ score, result }) => score !== null && result === null)
      for (const game of on) for (const pick of decisionsOf(game).filter(isPick)) follow(game, pick, board.asOf)
      const ids = new Set(on.map(({ game }) => game.id))
      for (const id of seen.keys()) if (!ids.has(id.slice(0, id.lastIndexOf('|')))) seen.delete(id)
    },
    /** The newest first. */
    updates: (): readonly LiveUpdate[] => updates,
    lastLook: (): Instant | null => looked,
    followed: (): number => followed,
  }
}

export type LiveWatch = ReturnType<typeof watchLive>

function updateOf(
  { game }: BoardGame,
  pick: Pick,
  { id, before, now, at, clock }: { id: string; before: Seen; now: Seen; at: Instant; clock: string },
): LiveUpdate {
  const change = 100 * (now.now - before.now)
  const bySport = before.model === null || now.model === null ? change : 100 * (now.model - before.model)
  const scored = before.score !== now.score
  const beyond = change - bySport
  return {
    ...{ pickId: id, gameId: game.id, league: leagues[game.league].name, game: matchupOf(game) },
    ...{ pick: selectionInWords(game, pick), gameStatus: clock, at, before: 100 * before.now, now: 100 * now.now },
    reason: scored ? `The score went from ${before.score} to ${now.score}` : `Still ${now.score} at ${clock}`,
    factors: [
      { type: scored ? 'score change' : 'inning', impact: bySport },
      ...(Math.abs(beyond) >= 0.05 ? [{ type: 'momentum' as const, impact: beyond }] : []),
    ],
  }
}
