import type { SavedTimedCloses } from '../src/forecast/saved-timed-closes.ts'
import type { TimedClose } from '../src/forecast/timed-beat-curve.ts'
import { timedCloseModel } from '../src/forecast/timed-close-model.ts'

/** Games by which a model is fitted for the first time. */
const GAMES = 100

/** What a model saves that was fitted to these closes at moment 0, dealt out to as many games as a first fit takes. */
export function learnedCloses(closes: readonly TimedClose[]): SavedTimedCloses {
  const model = timedCloseModel()
  for (let game = 0; game < GAMES; game++)
    model.learn(
      closes.filter((_, i) => i % GAMES === game),
      0,
    )
  return model.save()
}
