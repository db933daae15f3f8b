import { logistic, logit } from '@fairline/numeric'

/** Everything a shift has learned. */
export interface SavedShift {
  /** Log-odds. */
  readonly shift: number
  readonly information: number
  /** Of what was noted and not learned yet. */
  readonly waiting: { readonly slope: number; readonly information: number }
}

/** An intercept in log-odds that is learned as outcomes come in. */
export interface LogOddsShift {
  /** Log-odds. */
  shift(): number
  /** Notes a probability as it was before the shift, and whether it happened; it counts from the next `learn` on. */
  add(probability: number, happened: boolean): void
  /** Learns everything noted, in one step. */
  learn(): void
  save(): SavedShift
  restore(saved: SavedShift): void
}

/** Curvature of one outcome at one half. */
const EVEN = 0.25

/**
 * The intercept that calibrates forecasts that are all too low or all too high, believed 0 at first.
 *
 * @param believed  how many outcomes at one half that belief is worth, above 0
 * @returns a shift that has seen nothing
 * @throws {RangeError} if the belief is not above 0
 * @source logistic regression on an offset with a normal prior; one Newton step for each lot of outcomes
 */
export function logOddsShift(believed: number): LogOddsShift {
  if (!(believed > 0)) throw new RangeError(`the belief must be worth more than 0 outcomes, got ${believed}`)
  let [shift, information] = [0, EVEN * believed]
  let waiting: SavedShift['waiting'] = { slope: 0, information: 0 }
  return {
    shift: () => shift,
    add(probability, happened) {
      const said = logistic(logit(probability) + shift)
      waiting = {
        slope: waiting.slope + (happened ? 1 : 0) - said,
        information: waiting.information + said * (1 - said),
      }
    },
    learn() {
      information += waiting.information
      shift += waiting.slope / information
      waiting = { slope: 0, information: 0 }
    },
    save: () => ({ shift, information, waiting }),
    restore(saved) {
      shift = saved.shift
      information = saved.information
      waiting = saved.waiting
    },
  }
}
