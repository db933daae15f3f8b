import type { Day, Fact, League } from '@fairline/domain'
import { coordinateDescent, logLoss, type Settings, type Step } from '@fairline/models'
import { type LeagueSettings, leagueModels, winnerModelOf } from './league-models.ts'
import { type Fed, type Played, playedDays, walkRating } from './rating-walk.ts'

/** What a fit came to. */
export interface Fitted {
  readonly settings: Settings
  readonly games: number
  /** Cross-entropy to the closing line on the games fitted to, before and after; nats. */
  readonly before: number
  readonly after: number
  /** Log loss of what happened on those games, after; nats. */
  readonly logLoss: number
}

/** How each constant may be moved; margin units only scale the gain and stay. */
const steps: Readonly<Record<string, Step>> = {
  gain: { by: 0.35, as: 'share' },
  marginPower: { by: 0.15, as: 'amount', least: 0, most: 1.5 },
  marketGain: { by: 0.35, as: 'share' },
  homeEdge: { by: 0.35, as: 'share' },
  homeGain: { by: 0.35, as: 'share' },
  level: { by: 0.35, as: 'share' },
  levelGain: { by: 0.35, as: 'share' },
  rho: { by: 0.03, as: 'amount', least: -0.2, most: 0 },
  carry: { by: 0.1, as: 'amount', least: 0, most: 1 },
  newcomer: { by: 0.1, as: 'amount' },
  newcomerHaste: { by: 1, as: 'amount', least: 0 },
  attackGain: { by: 0.35, as: 'share' },
  defenceGain: { by: 0.35, as: 'share' },
  starterGain: { by: 0.35, as: 'share' },
  attackCarry: { by: 0.1, as: 'amount', least: 0, most: 1 },
  defenceCarry: { by: 0.1, as: 'amount', least: 0, most: 1 },
  starterCarry: { by: 0.1, as: 'amount', least: 0, most: 1 },
  newStarter: { by: 0.03, as: 'amount' },
  usualStarter: { by: 0.02, as: 'amount' },
  starterLate: { by: 0.1, as: 'amount', least: 0, most: 1 },
  homeField: { by: 0.35, as: 'share' },
  slope: { by: 0.1, as: 'share' },
  marketVariance: { by: 0.35, as: 'share' },
  tired: { by: 0.35, as: 'share' },
  newcomerDeviation: { by: 0.35, as: 'share' },
  summerDeviation: { by: 0.35, as: 'share' },
  dayVariance: { by: 0.35, as: 'share' },
  resultDeviation: { by: 0.2, as: 'share' },
  marketDeviation: { by: 0.2, as: 'share' },
  homeTired: { by: 0.35, as: 'share' },
  awayTired: { by: 0.35, as: 'share' },
  edgeDeviation: { by: 0.35, as: 'share' },
  tiredDeviation: { by: 0.35, as: 'share' },
  spread: { by: 0.05, as: 'share' },
  spreadHalfLife: { by: 0.35, as: 'share' },
  sharpness: { by: 0.05, as: 'share' },
  earlyCap: { by: 1, as: 'amount', least: 3 },
  lateCap: { by: 1, as: 'amount', least: 2 },
}

/** What is fitted to, and how. */
export interface FitSpan {
  readonly from: Day
  readonly to: Day
  readonly rounds: number
  readonly fed: Fed
}

/**
 * Finds a league's rating constants on past seasons: those whose forecasts, made walking forward, come nearest to where
 * the market closed.
 *
 * @param facts  of the league, in the order they became known
 * @param span   first and last day fitted to, everything before warms up; and what the rating learns from
 * @returns the constants and what they came to, null where no game of the span closed
 */
export function fitRatings(facts: readonly Fact[], league: League, span: FitSpan): Fitted | null {
  const days = playedDays(facts, league).filter(([first]) => first !== undefined && first.day <= span.to)
  const start = leagueModels[league.key][span.fed]
  const score = (settings: Settings) => scored(days, { ...start, settings } as unknown as LeagueSettings, span)
  const before = score(start.settings as unknown as Settings)
  if (before.games === 0) return null
  const movable = Object.fromEntries(Object.entries(steps).filter(([name]) => name in start.settings))
  const settings = coordinateDescent(
    start.settings as unknown as Settings,
    movable,
    (tried) => score(tried).loss,
    span.rounds,
  )
  const after = score(settings)
  return { settings, games: before.games, before: before.loss, after: after.loss, logLoss: after.logLoss }
}

function scored(days: readonly (readonly Played[])[], settings: LeagueSettings, { from, fed }: FitSpan) {
  let [loss, happened, games] = [0, 0, 0]
  walkRating(days, winnerModelOf(settings), fed, ({ day, ending, outcome }, chances) => {
    if (day < from || ending.closing === null) return
    ending.closing.forEach((closing, winner) => {
      loss += closing * logLoss({ chances, winner })
    })
    happened += logLoss({ chances, winner: outcome })
    games += 1
  })
  return { loss: loss / games, logLoss: happened / games, games }
}
