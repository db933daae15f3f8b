import { type Instant, leagues } from '@fairline/domain'
import { uniformAt } from '@fairline/numeric'
import type { Match } from '../world/match.ts'
import { learnsOfPlayer } from './learns-of-player.ts'
import type { BookView } from './opinion.ts'

const HOUR_MS = 3_600_000
/** Books put props up this many hours before the start, up to this many more, and look at them again so often before it. */
const OPENS_HOURS = 7
const OPENS_WITHIN_HOURS = 4
const looks = [4, 1.8, 0.8, 0.25]

/** A moment at which a book prices players again. */
export interface PropLook {
  readonly at: Instant
  /** The only player it prices; null for all of them. */
  readonly player: string | null
}

/** When a book prices players before the start: as it opens, from time to time, and when it learns something; none if it offers no props. */
export function propLooks(match: Match, view: BookView): PropLook[] {
  const { startsAt, game, pieces, playerPieces } = match
  if (view.book.propNoise === null || leagues[game.league].sport === 'combat') return []
  const first = startsAt - (OPENS_HOURS + OPENS_WITHIN_HOURS * uniformAt(view.key, 9)) * HOUR_MS
  const regular = looks.map((lead, i) => startsAt - lead * (0.8 + 0.4 * uniformAt(view.key, i, 10)) * HOUR_MS)
  const news = view.learns.filter((at, i) => pieces[i]?.kind === 'news' && at > first)
  const ofAll = [first, ...regular, ...news].map((at): PropLook => ({ at: Math.round(at), player: null }))
  const ofOne = [...playerPieces].flatMap(([player, piece]): PropLook[] => {
    const at = learnsOfPlayer(view, piece, player)
    return at <= first || at >= startsAt ? [] : [{ at, player }]
  })
  return [...ofAll, ...ofOne]
}
