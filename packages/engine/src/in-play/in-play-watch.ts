import { type Instant, type League, type Market, marketGroup, type Selection, selectionsOf } from '@fairline/domain'
import { hashString } from '@fairline/numeric'
import { liveEstimate, liveGroups, liveSelections } from '../betting/live-selections.ts'
import { type InPlayLines, inPlayForecast } from '../forecast/in-play-forecast.ts'
import type { GameFile, gameFiles } from '../market/game-file.ts'
import { marketBook } from '../markets/market-book.ts'
import { noQuotes } from '../markets/market-quotes.ts'
import { winnerProbabilities } from '../markets/winner-book.ts'
import { settleByResult } from '../settlement/settle-by-result.ts'
import { inPlayBeatModel, type ReferencedOffer } from './in-play-beat-model.ts'
import { type InPlayOffer, playLeft } from './in-play-offer.ts'

const MINUTE_MS = 60_000
/** Every game is looked at once in this many minutes, each at a minute of its own. */
const LOOK_MINUTES = 15
/** The fair price so much later is what a price in play is held against. */
export const REFERENCE_AFTER_MS = 2 * MINUTE_MS
/** No game lasts longer: one that was never seen to end is left as it is. */
const LONGEST_MS = 10 * 3_600_000

/** The best price of a selection at a look, and what it is held against is not known yet. */
interface Look {
  readonly gameId: string
  readonly at: Instant
  readonly market: Market
  readonly selection: Selection
  readonly offer: InPlayOffer
}

/** A price whose reference became known. */
export interface Referenced {
  readonly gameId: string
  readonly offer: ReferencedOffer
}

/**
 * Follows a league's games while they are played: looks at their best prices, holds them against the fair price two minutes later,
 * and learns from that once a game is over. The minutes follow from the clock and the game: a restart looks at the same.
 *
 * @param onReferenced  called with each price as its reference becomes known, before anything is learned from it
 */
export function inPlayWatch(
  league: League,
  files: Pick<ReturnType<typeof gameFiles>, 'of' | 'all'>,
  onReferenced: (referenced: Referenced) => void = () => undefined,
) {
  const model = inPlayBeatModel()
  let looks: Look[] = []
  const referenced = new Map<string, ReferencedOffer[]>()
  /** The next whole minute to look at. */
  let next: Instant = Number.NEGATIVE_INFINITY

  function look(at: Instant, playing: readonly GameFile[]): void {
    for (const file of playing) {
      if ((at / MINUTE_MS) % LOOK_MINUTES === hashString(file.game.id) % LOOK_MINUTES)
        looks.push(...looksAt(league, file, at))
    }
  }

  function settle(due: readonly Look[], referenceOf: (look: Look) => number | null): void {
    for (const one of due) {
      const reference = referenceOf(one)
      if (reference === null) continue
      const offer = { ...one.offer, reference }
      referenced.set(one.gameId, [...(referenced.get(one.gameId) ?? []), offer])
      onReferenced({ gameId: one.gameId, offer })
    }
  }

  function settleDue(at: Instant): void {
    const due = looks.filter((one) => one.at + REFERENCE_AFTER_MS <= at)
    if (due.length === 0) return
    looks = looks.filter((one) => one.at + REFERENCE_AFTER_MS > at)
    for (const [gameId, ofGame] of Map.groupBy(due, ({ gameId }) => gameId)) {
      const file = files.of(gameId)
      if (file) settle(ofGame, laterFair(league, file))
    }
  }

  return {
    /** Takes the looks that were due before a moment; nothing observed at that moment or later may be known yet. */
    goTo(moment: Instant): void {
      if (next >= moment) return
      const playing = [...files.all()].filter((file) => isPlayed(file, moment))
      if (playing.length === 0) {
        looks = []
        next = Math.ceil(moment / MINUTE_MS) * MINUTE_MS
        return
      }
      next = Math.max(next, firstMinute(playing, moment))
      for (; next < moment; next += MINUTE_MS) {
        settleDue(next)
        look(
          next,
          playing.filter((file) => isPlayed(file, next)),
        )
      }
    },
    /** Learns from a game that is over: prices of its last two minutes are held against its result. */
    ended(file: GameFile): void {
      const { result, game } = file
      if (!result) return
      const open = looks.filter(({ gameId }) => gameId === game.id)
      looks = looks.filter(({ gameId }) => gameId !== game.id)
      settle(open, ({ market, selection }) => byResult(settleByResult({ market, selection }, result)))
      model.learn(referenced.get(game.id) ?? [], result.observedAt)
      referenced.delete(game.id)
    },
    /** Forgets what was seen of games that are not over: all of it is read again. */
    reopen(): void {
      looks = []
      referenced.clear()
      next = Number.NEGATIVE_INFINITY
    },
    confidence: model.confidence,
    isKnown: model.isKnown,
    save: model.save,
    restore: model.restore,
  }
}

/** Whether a game is being played, and its score known. */
function isPlayed({ game: { startsAt }, score, result }: GameFile, at: Instant): boolean {
  return startsAt !== null && startsAt < at && at < startsAt + LONGEST_MS && score !== null && result === null
}

/** Of a gap since the last look only what may have been played is gone through. */
const firstMinute = (playing: readonly GameFile[], moment: Instant): Instant => {
  const began = Math.min(moment, ...playing.map(({ game }) => game.startsAt as Instant))
  return Math.ceil(began / MINUTE_MS) * MINUTE_MS
}

/** The best price of every selection whose fair probability rests on its own line. */
function looksAt(league: League, file: GameFile, at: Instant): Look[] {
  const gameId = file.game.id
  const remaining = playLeft(league, file.score)
  if (remaining === null) return []
  const forecast = forecastOf(league, file)
  const { modeled } = liveGroups(league, file, forecast)
  return liveSelections(league, modeled, forecast).flatMap(
    ({ market, selection, estimate, kind, isConfirmed, others, offers }): Look[] => {
      const [best] = offers
      if (!best || best.isStale || !isConfirmed(best) || !kind) return []
      // A spread that is the winner by another name teaches nothing more.
      if (kind === 'winner' && market.kind === 'spread') return []
      if (!estimate || estimate.carriedOverFrom !== null) return []
      const offer = { kind, fair: estimate.probability, others, price: best.price, remaining }
      return [{ gameId, at, market, selection, offer }]
    },
  )
}

/** What is fair of the same selections now; null where it is not known, or no one has quoted the market since. */
function laterFair(league: League, file: GameFile): (look: Look) => number | null {
  const forecast = forecastOf(league, file)
  return ({ market, selection, at }) => {
    if (!file.pricesStand && !isQuotedSince(file, market, at)) return null
    const index = selectionsOf(market.kind).indexOf(selection)
    return liveEstimate(marketBook(noQuotes), market, index, forecast)?.probability ?? null
  }
}

/** Before the start the books only: what is learned from other games meanwhile changes nothing of it. */
const forecastOf = (league: League, file: GameFile): InPlayLines =>
  inPlayForecast(league, file, winnerProbabilities(league, file, 'close', 'power'))

const isQuotedSince = ({ inPlay }: GameFile, market: Market, since: Instant): boolean =>
  inPlay
    .entries()
    .some(
      ([place, books]) =>
        place.startsWith(`${marketGroup(market)}|`) && books.values().some(({ observedAt }) => observedAt > since),
    )

/** A bet that is won was certain to be; null if its stake came back, in part or whole, or the result does not decide it. */
const byResult = (settlement: ReturnType<typeof settleByResult>): number | null =>
  settlement?.kind === 'win' ? 1 : settlement?.kind === 'lose' ? 0 : null
