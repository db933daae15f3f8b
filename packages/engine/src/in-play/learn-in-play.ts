import { addDays, type Day, type Instant, type LeagueKey, pacificDay } from '@fairline/domain'
import type { FactSource, History } from '../ports/fact-source.ts'
import { followPlayed } from './follow-played.ts'
import { MIN_GAMES_IN_PLAY, type SavedInPlay } from './in-play-beat-model.ts'

/** The last games of a league are followed, a third more than are needed. */
const GAMES = Math.round((4 / 3) * MIN_GAMES_IN_PLAY)
/** A league without that many games in this many days is between seasons: it is learned from as it is played. */
const MAX_DAYS = 60

/** What learning from games in play needs. */
export interface LearnInPlayDeps {
  readonly source: Pick<FactSource, 'history' | 'pricesStand'>
  readonly leagues: readonly LeagueKey[]
  readonly asOf: Instant
  readonly yieldToEventLoop: () => Promise<void>
  /** Called with what was learned of a league. */
  readonly onLearned: (league: LeagueKey, saved: SavedInPlay) => void | Promise<void>
}

/** Learns how prices in play move from the last games of leagues, one by one; nothing where a source knows none of it. */
export async function learnInPlay({
  source,
  leagues,
  asOf,
  yieldToEventLoop,
  onLearned,
}: LearnInPlayDeps): Promise<void> {
  const { history, pricesStand } = source
  if (!history?.played) return
  for (const league of leagues) {
    const to = pacificDay(asOf)
    const from = firstDay(history, league, asOf)
    if (from === null) continue
    const days = followPlayed({ league, history, pricesStand, asOf, from, to })
    for (let step = days.next(); ; step = days.next()) {
      if (step.done) {
        await onLearned(league, step.value)
        break
      }
      await yieldToEventLoop()
    }
  }
}

/** The day since which enough games ended; null if they are too few. */
function firstDay(history: History, league: LeagueKey, asOf: Instant): Day | null {
  const today = pacificDay(asOf)
  let games = 0
  for (let back = 0; back <= MAX_DAYS; back++) {
    const day = addDays(today, -back)
    games += history.day(league, day, asOf, 'closing').filter(({ kind }) => kind === 'game').length
    if (games >= GAMES) return day
  }
  return null
}
