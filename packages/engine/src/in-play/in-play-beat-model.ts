import type { Instant } from '@fairline/domain'
import type { SavedTimedCloses } from '../forecast/saved-timed-closes.ts'
import type { TimedOffer } from '../forecast/timed-beat-curve.ts'
import { inPlayForm } from '../forecast/timed-beat-form.ts'
import { timedCloseModel } from '../forecast/timed-close-model.ts'
import { type InPlayConfidence, type InPlayKind, type InPlayOffer, inPlayKinds } from './in-play-offer.ts'

/** Fewer games of a league than this, followed while they were played, say nothing. */
export const MIN_GAMES_IN_PLAY = 30
/** Prices of about as many games: each is looked at about ten times. */
const LIMITS = {
  minGames: MIN_GAMES_IN_PLAY,
  maxCloses: 3000,
  refitAfterMs: 7 * 86_400_000,
  form: inPlayForm({ perKnot: 60, believed: 6 }),
}

/** What is all but decided, or decided, is no nearer to certain than this: it is learned in log-odds. */
const NEAREST_TO_CERTAIN = 0.001

/** Percent: a single score within two minutes turns any price, and how often that happens is not learned by itself. */
const NEAREST_TO_TELL = 1

/** A price in play, and the fair probability of its selection two minutes later. */
export interface ReferencedOffer extends InPlayOffer {
  readonly reference: number
}

/** Everything learned about prices in play. */
export type SavedInPlay = Readonly<Record<InPlayKind, SavedTimedCloses>>

/**
 * The probability that a price in play beats the fair price two minutes later, learned as that of a price before the start is
 * (see `timedBeatCurve`): how far fair prices move depends on how much is left of the game as it does on the time to the start.
 */
export function inPlayBeatModel() {
  const models = {
    winner: timedCloseModel(LIMITS),
    spread: timedCloseModel(LIMITS),
    over: timedCloseModel(LIMITS),
    under: timedCloseModel(LIMITS),
  }
  return {
    /** Learns what became of prices of one game that is over. */
    learn(offers: readonly ReferencedOffer[], at: Instant): void {
      for (const kind of inPlayKinds) {
        const ofKind = offers.filter((offer) => offer.kind === kind)
        models[kind].learn(
          ofKind.map((offer) => ({ ...timedOffer(offer), closing: openProbability(offer.reference) })),
          at,
        )
      }
    },
    /** In percent; null until enough games were followed, and where it would be nearer to certain than they can tell. */
    confidence: ((offer) => {
      const said = models[offer.kind].confidence(timedOffer(offer))
      return said !== null && Math.min(said, 100 - said) >= NEAREST_TO_TELL ? said : null
    }) satisfies InPlayConfidence,
    /** Whether enough games were followed. */
    isKnown: (): boolean => models.winner.isKnown(),
    save: (): SavedInPlay => ({
      winner: models.winner.save(),
      spread: models.spread.save(),
      over: models.over.save(),
      under: models.under.save(),
    }),
    restore(saved: SavedInPlay): void {
      for (const kind of inPlayKinds) models[kind].restore(saved[kind])
    },
  }
}

/** What is fair in play is all that is believed; the share of the game that is left stands in for the hours to its start. */
const timedOffer = ({ fair, others, price, remaining }: InPlayOffer): TimedOffer => ({
  market: openProbability(fair),
  model: openProbability(fair),
  others: others === null ? null : openProbability(others),
  price,
  hoursLeft: remaining,
})

const openProbability = (probability: number): number =>
  Math.min(1 - NEAREST_TO_CERTAIN, Math.max(NEAREST_TO_CERTAIN, probability))
