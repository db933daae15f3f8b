import { createHash } from 'node:crypto'
import type { LeagueKey } from '@fairline/domain'
import {
  fightRating,
  goalsRating,
  marginRating,
  poissonRating,
  runsRating,
  scoringRating,
  twoWayRating,
  type WinnerModel,
} from '@fairline/models'
import { LeagueParameters, type LeagueSettings } from './league-parameters.ts'
import boxing from './parameters/boxing.json' with { type: 'json' }
import champions from './parameters/champions.json' with { type: 'json' }
import copa from './parameters/copa.json' with { type: 'json' }
import euro from './parameters/euro.json' with { type: 'json' }
import europa from './parameters/europa.json' with { type: 'json' }
import goldcup from './parameters/goldcup.json' with { type: 'json' }
import internationals from './parameters/internationals.json' with { type: 'json' }
import laliga from './parameters/laliga.json' with { type: 'json' }
import mlb from './parameters/mlb.json' with { type: 'json' }
import mls from './parameters/mls.json' with { type: 'json' }
import nba from './parameters/nba.json' with { type: 'json' }
import nfl from './parameters/nfl.json' with { type: 'json' }
import nhl from './parameters/nhl.json' with { type: 'json' }
import premier from './parameters/premier.json' with { type: 'json' }
import seriea from './parameters/seriea.json' with { type: 'json' }
import ufc from './parameters/ufc.json' with { type: 'json' }
import wnba from './parameters/wnba.json' with { type: 'json' }

const files: Readonly<Record<LeagueKey, unknown>> = {
  mlb,
  nba,
  wnba,
  nhl,
  nfl,
  mls,
  goldcup,
  laliga,
  seriea,
  premier,
  champions,
  europa,
  euro,
  copa,
  ufc,
  boxing,
  internationals,
}

/**
 * Which models forecast a league, with which constants: each from its parameter file.
 *
 * @throws {z.ZodError} as the program begins, where a file lacks a constant or names one that its model does not have
 */
export const leagueModels = Object.fromEntries(
  Object.entries(files).map(([key, file]) => [key, LeagueParameters.parse(file)]),
) as Readonly<Record<LeagueKey, LeagueParameters>>

/** Of the models' code; what their constants are is added. */
const CODE_VERSION = 'rating-35'

/** Changes whenever a forecast of any league would. */
export const MODEL_VERSION = `${CODE_VERSION}.${digestOf(Object.values(leagueModels))}`

/** Eight digits that differ where any constant does; what constants were made from changes no forecast. */
function digestOf(parameters: readonly LeagueParameters[]): string {
  const said = parameters.map(({ league, market, results, totals }) => [
    league,
    constantsOf(market),
    constantsOf(results),
    totals && constantsOf({ kind: 'totals', settings: totals.settings }),
  ])
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 8)
}

function constantsOf({ kind, settings }: { readonly kind: string; readonly settings: object }) {
  return [kind, Object.entries(settings).toSorted(([a], [b]) => (a < b ? -1 : 1))]
}

/** A fresh model, knowing nothing yet. */
export function winnerModelOf(of: Pick<LeagueSettings, 'kind' | 'settings'>): WinnerModel {
  const { kind, settings } = of as LeagueSettings
  if (kind === 'runs') return runsRating(settings)
  if (kind === 'poisson') return poissonRating(settings)
  if (kind === 'margin') return marginRating(settings)
  if (kind === 'scoring') return scoringRating(settings)
  if (kind === 'fight') return fightRating(settings)
  return kind === 'two-way' ? twoWayRating(settings) : goalsRating(settings)
}
