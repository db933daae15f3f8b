import { type Instant, leagues } from '@fairline/domain'
import { uniformAt } from '@fairline/numeric'
import type { BookView } from '../books/opinion.ts'
import type { PlayedMatch } from '../play/play-match.ts'
import type { PlayEvent } from '../play/record.ts'
import type { Standing } from '../view/score-view.ts'
import type { Match } from '../world/match.ts'

/** A moment at which a book prices a game in play: as it was when the book looked, or not at all. */
export interface InPlayLook {
  readonly at: Instant
  /** Null: suspended. */
  readonly standing: Standing | null
}

const EVERY_MS = 55_000
const JITTER_MS = 25_000
/** How long a score takes to reach a book, and how long it keeps its prices away after one. */
const SEES_MS = 3000
const SUSPENDED_MS = 24_000
const regularPeriods: Readonly<Record<string, number>> = {
  baseball: 9,
  basketball: 4,
  hockey: 3,
  football: 4,
  soccer: 2,
  combat: 12,
}

/** When a book looks at a game in play. Scores are rare outside basketball: there it suspends after each. */
export function inPlayTimes(
  { game, startsAt, seed }: Match,
  { book, key }: BookView,
  played: PlayedMatch,
): InPlayLook[] {
  const { sport } = leagues[game.league]
  const late = SEES_MS + book.delaySeconds * 60
  const looks: InPlayLook[] = []
  const { events } = played
  let seen = 0
  let closedUntil = 0
  const length = played.length
  for (let n = 1, at = 8000; at < length; n++, at += EVERY_MS + JITTER_MS * (uniformAt(key, n, seed) - 0.5)) {
    for (; events[seen + 1] && (events[seen + 1] as PlayEvent).at <= at - late; seen++) {
      const [before, event] = [events[seen] as PlayEvent, events[seen + 1] as PlayEvent]
      if (sport === 'basketball' || (event.home === before.home && event.away === before.away)) continue
      looks.push({ at: startsAt + event.at + late, standing: null })
      closedUntil = event.at + late + SUSPENDED_MS
    }
    const event = events[seen]
    if (!event || at < closedUntil) continue
    const over = event.period > (regularPeriods[sport] ?? 9)
    looks.push({ at: startsAt + Math.round(at), standing: over ? null : event })
  }
  looks.push({ at: startsAt + length + 5000, standing: null })
  return looks
}
