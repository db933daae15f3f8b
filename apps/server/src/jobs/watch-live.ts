import { type Instant, leagues, type Pick } from '@fairline/domain'
import { type Board, type BoardGame, betId, decisionsOf, isPick } from '@fairline/engine'
import { type LiveProbability, liveProbabilityOf } from '../answers/live-probability.ts'
import { matchupOf, selectionInWords } from '../answers/words.ts'

/** A change of a pick's probability while its game was on. Probabilities and impacts in points of percent. */
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

/** Picks are looked at this often; changes from this many points on are noted, and this many of them kept. */
export const WATCH_MS = 60_000
const TOLD = 3
const KEPT = 100
/** Points of a game’s curve: more minutes than any game lasts. */
const MAX_POINTS = 600

/** The home side’s probability at a minute of a game that is on, 0–1. */
interface CurvePoint {
  readonly at: Instant
  readonly home: number
  readonly score: string
}

interface Seen extends LiveProbability {
  readonly score: string
}

/** Follows the picks of games that are on, by the clock of the board. */
export function watchLive() {
  const seen = new Map<string, Seen>()
  const curves = new Map<string, CurvePoint[]>()
  let updates: LiveUpdate[] = []
  let looked: Instant | null = null
  let followed = 0

  function follow(onBoard: BoardGame, pick: Pick, at: Instant): void {
    const probability = liveProbabilityOf(onBoard, pick)
    const { score, game } = onBoard
    if (!probability || !score) return
    followed += 1
    const id = betId(game.id, pick.market, pick.selection)
    const before = seen.get(id)
    const now = { ...probability, score: `${score.away}–${score.home}` }
    if (!before) seen.set(id, now)
    if (!before || Math.abs(now.now - before.now) * 100 < TOLD) return
    seen.set(id, now)
    updates = [updateOf(onBoard, pick, { id, before, now, at, clock: score.clock }), ...updates].slice(0, KEPT)
  }

  /** The fair probability of the home side: the same that its moneyline is judged by. */
  function draw({ game, live, score }: BoardGame, at: Instant): void {
    const home = live?.winner?.[0]
    if (home === undefined || !score) return
    const points = curves.get(game.id) ?? []
    curves.set(game.id, [...points, { at, home, score: `${score.away}–${score.home}` }].slice(-MAX_POINTS))
  }

  return {
    /** Looks at a board; more often than once a minute nothing is done. */
    look(board: Board): void {
      if (looked !== null && board.asOf - looked < WATCH_MS) return
      looked = board.asOf
      followed = 0
      const on = board.games.filter(({ score, result }) => score !== null && result === null)
      for (const game of on) {
        draw(game, board.asOf)
        for (const pick of decisionsOf(game).filter(isPick)) follow(game, pick, board.asOf)
      }
      forget(seen, new Set(on.map(({ game }) => game.id)))
      forget(curves, new Set(board.games.map(({ game }) => game.id)))
    },
    /** The newest first. */
    updates: (): readonly LiveUpdate[] => updates,
    /** A game’s probabilities minute by minute, as long as the board has it. */
    curve: (gameId: string): readonly CurvePoint[] => curves.get(gameId) ?? [],
    lastLook: (): Instant | null => looked,
    followed: (): number => followed,
  }
}

/** Keeps only entries of these games; a key may say more after a bar. */
function forget(kept: Map<string, unknown>, games: ReadonlySet<string>): void {
  for (const key of kept.keys()) if (!games.has(key.split('|', 1)[0] as string)) kept.delete(key)
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
    pickId: id,
    gameId: game.id,
    league: leagues[game.league].name,
    game: matchupOf(game),
    pick: selectionInWords(game, pick),
    gameStatus: clock,
    at,
    before: 100 * before.now,
    now: 100 * now.now,
    reason: scored ? `The score went from ${before.score} to ${now.score}` : `Still ${now.score} at ${clock}`,
    factors: [
      { type: scored ? 'score change' : 'inning', impact: bySport },
      ...(Math.abs(beyond) >= 0.05 ? [{ type: 'momentum' as const, impact: beyond }] : []),
    ],
  }
}
