import type { Instant, LeagueKey } from '@fairline/domain'
import { hashIntegers, normalAt, smoothNoise, uniformAt } from '@fairline/numeric'
import { type Levels, moved } from '../view/levels.ts'
import { leagueParameters } from '../world/league-parameters.ts'
import type { Match } from '../world/match.ts'
import { type Book, books } from './book.ts'

const HOUR_MS = 3_600_000
/** When a book opens its opinion is this many times as far off as at the start. */
const WIDE_AT_OPEN = 1.8
/** A book's opinion drifts over this time. */
const DRIFT_HOURS = 7
/** What is overlooked is found after some minutes, at the latest. */
const OVERLOOKED_MS = 0.3 * HOUR_MS

/** What a book knows of a match and when; made once for each match. */
export interface BookView {
  readonly book: Book
  readonly key: number
  /** When it puts its prices up. */
  readonly opensAt: Instant
  /** When each of the match's pieces reaches it. */
  readonly learns: readonly Instant[]
}

/** The books that offer a match. */
export function booksOn(match: Match): BookView[] {
  return books.flatMap((book, i) => {
    if (book.without.includes(match.game.league)) return []
    const key = hashIntegers(match.seed, i + 1, 50)
    const opensAt = Math.round(match.opensAt + book.opensAfter * HOUR_MS * (0.7 + 0.6 * uniformAt(key, 1)))
    // A book opens two hours before the start at the latest.
    const opens = Math.min(opensAt, match.startsAt - 2 * HOUR_MS)
    return [{ book, key, opensAt: opens, learns: match.pieces.map((piece, k) => learnsAt(book, key, piece, k, opens)) }]
  })
}

function learnsAt(book: Book, key: number, piece: Match['pieces'][number], k: number, opensAt: Instant): Instant {
  const median = book.delaySeconds * 1000 * (piece.kind === 'news' ? 1 / 3 : 1)
  const delay = median * Math.exp(0.7 * normalAt(key, k, 2))
  const overlooked = uniformAt(key, k, 3) < book.overlooks ? OVERLOOKED_MS * (0.2 + uniformAt(key, k, 4)) : 0
  const at = Math.round(piece.at + delay + overlooked)
  return at <= opensAt ? Number.NEGATIVE_INFINITY : at
}

/** How strong a book thinks both sides are at a moment before the start. */
export function opinionAt(match: Match, view: BookView, at: Instant): Levels {
  const { book, key, learns } = view
  const { unit } = leagueParameters[match.game.league]
  let [home, away] = [0, 0]
  for (let k = 0; k < learns.length; k++) {
    const piece = match.pieces[k]
    if (!piece || (learns[k] as number) > at) continue
    home += piece.home
    away += piece.away
  }
  const early = Math.max(0, (match.startsAt - at) / Math.max(1, match.startsAt - view.opensAt))
  const spread = book.noise * unit * (1 + (WIDE_AT_OPEN - 1) * Math.min(1, early))
  const hours = at / HOUR_MS
  const difference = spread * within(smoothNoise(hashIntegers(key, 5), hours, DRIFT_HOURS))
  const scoring =
    scoringNoise(match.game.league) * spread * within(smoothNoise(hashIntegers(key, 6), hours, DRIFT_HOURS))
  return moved(match.opening, home + difference / 2 + scoring, away - difference / 2 + scoring)
}

/** How far books differ in what both sides score together, of how far they do in who wins: goals and runs are few. */
const scoringNoise = (league: LeagueKey) => (league === 'mlb' || league === 'nhl' ? 0.25 : 0.45)

/** No book goes farther from the others: it would be bet back. */
const FARTHEST = 2.8
const within = (deviations: number) => Math.max(-FARTHEST, Math.min(FARTHEST, deviations))
