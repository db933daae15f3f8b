import type { Day } from '@fairline/domain'
import type { SeasonsWalk } from '../walk-seasons.ts'

/** Everything that was forecast for a game before it was played, as one text. */
export interface Saying {
  readonly day: Day
  readonly said: string
}

/** By game: forecast, rating and its results-only model, prices with their confidence, lines and what was decided. */
export function sayingsOf({ games, labels }: SeasonsWalk): ReadonlyMap<string, Saying> {
  return new Map(
    games.map(({ file, forecast, model, priced, decision, lineDecisions, lines }) => {
      const { id, day } = file.game
      // A number's shortest decimal names that one number: texts differ if a single bit does.
      const said = JSON.stringify([forecast, model, labels.resultsOnly.get(id), priced, decision, lineDecisions, lines])
      return [id, { day, said }]
    }),
  )
}
