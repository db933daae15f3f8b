import type { Game, Instant } from '@fairline/domain'
import { nextStepAt } from '../market/hours-left.ts'

/** How a league's time passes. */
export interface StepClockRules {
  /** See `FactSource`: else the time of prices counts from their quotes, and there are no steps. */
  readonly pricesStand: boolean
  /** Returns the games that are not over. */
  readonly openGames: () => readonly Game[]
  /** Called with each open game that has passed a step. */
  readonly onStep: (gameId: string) => void
  /** Called with each open game that starts, once all before its start was read and nothing of a later moment. */
  readonly onStart: (gameId: string) => void
}

/**
 * The time of a league: it passes with what is read of it, not by itself. A league that cannot be read stays as of the last reading,
 * because its current prices are not known.
 */
export function stepClock({ pricesStand, openGames, onStep, onStart }: StepClockRules) {
  let readTo: Instant = Number.NEGATIVE_INFINITY
  /** When the first open game passes its next step after that; null where it has to be found again. */
  let stepAt: Instant | null = null
  /** When the next open game starts; null where that has to be found again. */
  let startAt: Instant | null = null

  function nextStep(): Instant {
    if (!pricesStand) return Number.POSITIVE_INFINITY
    stepAt ??= Math.min(...openGames().map((game) => nextStepAt(game, readTo)))
    return stepAt
  }

  function nextStart(): Instant {
    startAt ??= Math.min(
      ...openGames().map(({ startsAt }) => (startsAt !== null && startsAt > readTo ? startsAt : Infinity)),
    )
    return startAt
  }

  function pass(moment: Instant): void {
    if (moment >= nextStep()) {
      for (const game of openGames()) if (nextStepAt(game, readTo) <= moment) onStep(game.id)
      stepAt = null
    }
    readTo = moment
  }

  return {
    /** Returns the moment before which all that became known was read. */
    readTo: (): Instant => readTo,
    /** The first moment after it at which a price that stands has less time left; infinite if there is none. */
    nextStep,
    /** Notes that all that became known before a moment was read. A clock that was set back unreads nothing. */
    reach(moment: Instant): void {
      if (moment <= readTo) return
      for (let start = nextStart(); start <= moment; start = nextStart()) {
        if (start - 1 > readTo) pass(start - 1)
        for (const { id, startsAt } of openGames()) if (startsAt === start) onStart(id)
        pass(start)
        startAt = null
      }
      pass(moment)
    },
    /** A game is new, or starts at another time. */
    expect(): void {
      stepAt = null
      startAt = null
    },
  }
}
