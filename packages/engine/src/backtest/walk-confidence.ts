import {
  addDays,
  type Day,
  type Fact,
  type Instant,
  type LeagueKey,
  leagues,
  startOfPacificDay,
} from '@fairline/domain'
import { compareFacts } from '../archive/fact-order.ts'
import { leagueForecaster } from '../forecast/league-forecaster.ts'
import { momentsOf, phasesOf } from '../learn/phases-of.ts'
import { closingOf } from '../ledger/closing-of.ts'
import type { History } from '../ports/fact-source.ts'
import { confidenceLooks, type TimedConfidence } from './confidence-looks.ts'

/** Every book's prices are learned from this many days before the walk. */
const PRICED_DAYS = 60

/** What a walk through a league's main markets needs. */
export interface WalkConfidenceOptions {
  readonly league: LeagueKey
  readonly history: History
  /** See `FactSource`. */
  readonly pricesStand: boolean
  /** Everything of the walk's days is over by then. */
  readonly asOf: Instant
  readonly from: Day
  readonly to: Day
  readonly onClosed: (closed: TimedConfidence) => void
}

/** Walks through a league's history and compares the confidence of winners, spreads and totals at fixed hours with the close. */
export function walkConfidence({
  league,
  history,
  pricesStand,
  asOf,
  from,
  to,
  onClosed,
}: WalkConfidenceOptions): void {
  const forecaster = leagueForecaster(leagues[league], 'open', 'learnt', pricesStand)
  const looks = confidenceLooks(forecaster)
  const pricedFrom = addDays(from, -PRICED_DAYS)

  function learn(moment: readonly Fact[]): void {
    looks.goTo(moment)
    const { before, results, after } = phasesOf(moment)
    forecaster.learn(before)
    const closings = new Map(
      results.flatMap((fact) => {
        const file = fact.kind === 'result' ? forecaster.files.of(fact.result.gameId) : undefined
        return file ? [[file, closingOf(forecaster, file)] as const] : []
      }),
    )
    forecaster.learn(results)
    forecaster.learn(after)
    for (const [file, closing] of closings) {
      const closed = looks.ended(file, closing)
      if (file.game.day >= from) closed.forEach(onClosed)
      forecaster.files.close(file.game.id)
    }
  }

  let waiting: readonly Fact[] = []
  for (let day = history.from(asOf); day <= to; day = addDays(day, 1)) {
    const told = history.day(league, day, asOf, day < pricedFrom ? 'closing' : 'all')
    waiting = [...waiting, ...told].sort(compareFacts)
    // Games are announced two days ahead at most: nothing about later days became known before the day before.
    const complete = startOfPacificDay(addDays(day, -1))
    const known = waiting.filter(({ observedAt }) => observedAt < complete)
    waiting = waiting.slice(known.length)
    for (const moment of momentsOf(known)) learn(moment)
  }
  for (const moment of momentsOf(waiting)) learn(moment)
}
