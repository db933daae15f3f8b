import type { Fact, League } from '@fairline/domain'
import { coordinateDescent, logLoss, type Settings, type Step } from '@fairline/models'
import { type Fitted, fittedOf, partsOf, type Span } from './fit-span.ts'
import { leagueModels, winnerModelOf } from './league-models.ts'
import type { LeagueSettings, Made } from './league-parameters.ts'
import { type Fed, type Played, playedDays, walkRating } from './rating-walk.ts'

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
export interface FitSpan extends Span {
  readonly rounds: number
  readonly fed: Fed
}

/**
 * Finds a league's rating constants on past seasons: those whose forecasts, made walking forward, come nearest to where
 * the market closed; where no closing price is recorded, to what happened.
 *
 * Any parameter fits the games it was fitted on. So the last quarter of them is kept apart, and what was found is taken only
 * where it is better there too.
 *
 * @param facts  of the league, in the order they became known
 * @param span   first and last day, everything before warms up; and what the rating learns from
 * @returns the constants to use and what they came to, null where no day of the span can be kept apart
 */
export function fitRatings(facts: readonly Fact[], league: League, span: FitSpan): Fitted | null {
  const { from, to, fed, rounds } = span
  const days = playedDays(facts, league).filter(([first]) => first !== undefined && first.day <= to)
  const games = days.flat().filter(({ day }) => day >= from)
  const closed = games.filter(({ ending }) => ending.closing !== null)
  const against: Made['against'] = closed.length > 0 ? 'close' : 'result'
  const parts = partsOf(closed.length > 0 ? closed : games)
  if (!parts) return null
  const start = leagueModels[league.key][fed]
  const first = start.settings as Settings
  const movable = Object.fromEntries(Object.entries(steps).filter(([name]) => name in start.settings))
  // What is checked later is not walked through while searching.
  const searched = days.filter(([one]) => one !== undefined && one.day <= parts.fitted.to)
  const loss = (of: typeof days, settings: Settings, within: Span) =>
    meanLoss(of, { model: { ...start, settings } as LeagueSettings, fed, against, within })
  const found = coordinateDescent(first, movable, (tried) => loss(searched, tried, parts.fitted), rounds)
  return fittedOf(parts, { first, found, against }, (settings, within) => loss(days, settings, within))
}

interface Scoring {
  readonly model: LeagueSettings
  readonly fed: Fed
  readonly against: Made['against']
  readonly within: Span
}

/** Mean loss of the scored games of a span, in nats. */
function meanLoss(days: readonly (readonly Played[])[], { model, fed, against, within }: Scoring): number {
  let [loss, games] = [0, 0]
  walkRating(days, winnerModelOf(model), fed, ({ day, ending: { closing }, outcome }, probabilities) => {
    if (day < within.from || day > within.to || (against === 'close' && closing === null)) return
    games += 1
    const truth = (against === 'close' && closing) || probabilities.map((_, i) => (i === outcome ? 1 : 0))
    truth.forEach((share, winner) => {
      if (share > 0) loss += share * logLoss({ chances: probabilities, winner })
    })
  })
  return loss / games
}
