import { addDays, type Day, type Fact, type Instant, type LeagueKey, leagues } from '@fairline/domain'
import { compareFacts } from '../archive/fact-order.ts'
import { momentsOf } from '../learn/phases-of.ts'
import { gameFiles } from '../market/game-file.ts'
import type { History } from '../ports/fact-source.ts'
import { inPlayWatch, type Referenced } from './in-play-watch.ts'

/** Games of the past to be followed once more as they were played. */
export interface PlayedGames {
  readonly league: LeagueKey
  readonly history: History
  /** See `FactSource`. */
  readonly pricesStand: boolean
  /** Only games that are over by then. */
  readonly asOf: Instant
  readonly from: Day
  readonly to: Day
}

/** Called with each price whose reference became known, and its confidence: null while too little was learned. */
export type OnReferenced = (referenced: Referenced & { readonly confidence: number | null }) => void

/**
 * Follows the games of some days as they were played, moment by moment, and learns of each once it is over.
 *
 * @returns a step per day: between them other work may be done; at the end what was learned
 */
export function* followPlayed(
  { league: key, history, pricesStand, asOf, from, to }: PlayedGames,
  onReferenced?: OnReferenced,
) {
  const files = gameFiles(pricesStand)
  const watch = inPlayWatch(leagues[key], files, (referenced) =>
    onReferenced?.({ ...referenced, confidence: watch.confidence(referenced.offer) }),
  )

  function learn(moment: readonly Fact[]): void {
    watch.goTo((moment[0] as Fact).observedAt)
    for (const fact of moment) files.file(fact)
    for (const fact of moment) {
      const file = fact.kind === 'result' ? files.of(fact.result.gameId) : undefined
      if (!file) continue
      watch.ended(file)
      files.close(file.game.id)
    }
  }

  let waiting: Fact[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const end = Date.parse(addDays(day, 1))
    waiting = [...waiting, ...playedOn(history, key, day, asOf)].sort(compareFacts)
    for (const moment of momentsOf(waiting.filter(({ observedAt }) => observedAt < end))) learn(moment)
    waiting = waiting.filter(({ observedAt }) => observedAt >= end)
    yield day
  }
  for (const moment of momentsOf(waiting)) learn(moment)
  return watch.save()
}

/** Everything that became known of a day's games while they were played. */
const playedOn = (history: History, league: LeagueKey, day: Day, asOf: Instant): Fact[] =>
  history
    .day(league, day, asOf, 'closing')
    .flatMap((fact) => (fact.kind === 'game' ? [...(history.played?.(fact.game) ?? [])] : []))
