import {
  type Day,
  type Fact,
  type Forecast,
  type Instant,
  type LeagueKey,
  leagues,
  type Pass,
  type Pick,
  type PickEntry,
} from '@fairline/domain'
import { type Decided, leagueForecaster } from '../forecast/league-forecaster.ts'
import type { NoVigChoice } from '../forecast/learnt-no-vig.ts'
import { momentsOf, phasesOf } from '../learn/phases-of.ts'
import type { EndedGame } from '../ledger/entries-of.ts'
import { bestOffers } from '../market/best-offers.ts'
import { closedLater } from '../market/closed-later.ts'
import { type GameFile, winnerMarket } from '../market/game-file.ts'
import { quotesAt } from '../market/quotes-at.ts'
import { decide, publishedBar } from '../pick/decide.ts'
import type { BoardGame } from './board.ts'

/** Gives the event loop a turn; learning a decade must not keep a visitor waiting. */
export type Breathe = () => Promise<void>

const MOMENTS_PER_BREATH = 50

/** Keeps one league: learns its facts as they arrive, and lays out a day. */
export function leagueDesk(key: LeagueKey, method: NoVigChoice) {
  const league = leagues[key]
  const forecaster = leagueForecaster(league, 'open', method)

  const endedOf = ({ file }: Decided): EndedGame[] => {
    const { result } = file
    if (!result) return []
    const kind = winnerMarket(league.outcomes)
    const later = closedLater(file, kind)
    const close = later ? forecaster.market(file, 'close') : null
    const closingQuotes = later ? quotesAt(file, kind, 'close') : []
    return [{ result, winner: result.winner, close, closingQuotes }]
  }

  return {
    /** Learns facts in order, and tells which games they ended. Files of games over are kept for the day only. */
    async learn(facts: readonly Fact[], keepFrom: Day, breathe: Breathe): Promise<readonly EndedGame[]> {
      const ended: Decided[] = []
      let done = 0
      for (const moment of momentsOf(facts)) {
        const { before, results, openings } = phasesOf(moment)
        ended.push(...[before, results, openings].flatMap((phase) => forecaster.learn(phase)))
        done += 1
        if (done % MOMENTS_PER_BREATH === 0) await breathe()
      }
      for (const { file } of ended) if (file.game.day < keepFrom) forecaster.files.close(file.game.id)
      return ended.flatMap(endedOf)
    },
    /** The day's games as they stand at a moment; a pick that was published stays as it was made. */
    layOut(day: Day, asOf: Instant, published: (gameId: string) => PickEntry | undefined): BoardGame[] {
      return [...forecaster.files.all()]
        .filter(({ game }) => game.day === day)
        .map((file) => {
          const { game, result } = file
          const forecast = forecaster.forecast(file, { asOf })
          const decision = published(game.id)?.pick ?? judged(file, asOf, forecast)
          return { game, forecast, model: forecaster.model(game), best: bestOf(file, asOf), decision, result }
        })
    },
    /** Whether a game started between two moments: what can be bet on changed, though no fact came. */
    startedBetween(from: Instant, to: Instant): boolean {
      return [...forecaster.files.all()].some(
        ({ game: { startsAt } }) => startsAt !== null && startsAt > from && startsAt <= to,
      )
    },
  }

  /** A price of a game that has started is no longer to be had. */
  function judged(file: GameFile, asOf: Instant, forecast: Forecast | null): Pick | Pass {
    const { startsAt, id } = file.game
    if (startsAt !== null && startsAt <= asOf) return { gameId: id, reason: 'already-started', best: null }
    return decide(league, file, { asOf }, { forecast, confidence: forecaster.confidenceOf(file), bar: publishedBar })
  }

  function bestOf(file: GameFile, asOf: Instant): BoardGame['best'] {
    return bestOffers(league, file, { asOf }).map(
      (offer) => offer && { book: offer.quote.book, price: offer.price, observedAt: offer.quote.observedAt },
    )
  }
}
