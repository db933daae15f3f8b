import type { TimedClose } from '../src/forecast/timed-beat-curve.ts'
import { type SavedTimedCloses, timedCloseModel } from '../src/forecast/timed-close-model.ts'

/** Games by which a model is fitted for the first time. */
const GAMES = 100

/** What a model saves that was fitted to these closes in 1970: as many a game as it takes for a first fit, in no order. */
export function learnedCloses(closes: readonly TimedClose[]): SavedTimedCloses {
  const model = timedCloseModel()
  for (let game = 0; game < GAMES; game++)
    model.learn(
      closes.filter((_, i) => i % GAMES === game),
      0,
    )
  return model.save()
}
