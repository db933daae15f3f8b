import { Day, LeagueKey } from '@fairline/domain'
import type {
  GoalsSettings,
  MarginSettings,
  PoissonSettings,
  RunsSettings,
  ScoringSettings,
  TotalSettings,
  TwoWaySettings,
} from '@fairline/models'
import { z } from 'zod'

/** One finite number a constant; one that is missing, or that no model knows, is an error. */
const constants = <K extends string>(...names: readonly K[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, z.number()])) as Record<K, z.ZodNumber>)

const runs = constants(
  ...(['attackGain', 'defenceGain', 'starterGain', 'attackCarry', 'defenceCarry', 'starterCarry'] as const),
  ...(['newStarter', 'usualStarter', 'starterLate', 'early', 'late', 'levelGain', 'homeField', 'homeEdge'] as const),
  ...(['homeGain', 'slope', 'marketVariance', 'earlyCap', 'lateCap'] as const),
) satisfies z.ZodType<RunsSettings>
const margin = constants(
  ...(['newcomerDeviation', 'summerDeviation', 'carry', 'dayVariance', 'resultDeviation', 'marketDeviation'] as const),
  ...(['homeEdge', 'homeTired', 'awayTired', 'edgeDeviation', 'tiredDeviation', 'spread', 'spreadHalfLife'] as const),
  'sharpness',
) satisfies z.ZodType<MarginSettings>
const scoring = constants(
  ...(['attackGain', 'defenceGain', 'attackCarry', 'defenceCarry', 'periods', 'level', 'levelGain'] as const),
  ...(['homeField', 'homeEdge', 'homeGain', 'slope', 'tired', 'marketVariance'] as const),
) satisfies z.ZodType<ScoringSettings>
const goals = constants(
  ...(['gain', 'marketGain', 'homeEdge', 'homeGain', 'level', 'levelGain', 'rho'] as const),
  ...(['carry', 'newcomer', 'newcomerHaste'] as const),
) satisfies z.ZodType<GoalsSettings>
const poisson = constants(
  ...([
    'newcomerVariance',
    'dayVariance',
    'noise',
    'cap',
    'level',
    'levelGain',
    'homeEdge',
    'homeGain',
    'rho',
  ] as const),
) satisfies z.ZodType<PoissonSettings>
const twoWay = constants(
  ...(['gain', 'marginUnit', 'marginPower', 'marketGain', 'homeEdge', 'homeGain', 'carry'] as const),
  ...(['newcomer', 'newcomerHaste'] as const),
) satisfies z.ZodType<TwoWaySettings>
const totals = constants(
  ...(['level', 'levelDeviation', 'levelVariance', 'newcomerDeviation', 'summerDeviation', 'carry'] as const),
  ...(['dayVariance', 'resultDeviation', 'marketDeviation'] as const),
  ...(['groundDeviation', 'starterDeviation', 'starterVariance'] as const),
) satisfies z.ZodType<TotalSettings>

/**
 * A stretch of games and what constants came to on it, of those there were and of those found: mean loss in nats; of totals,
 * root-mean-square distance to the close in points.
 */
const Stretch = z.strictObject({
  from: Day,
  to: Day,
  games: z.number().int().positive(),
  before: z.number(),
  after: z.number(),
})

/** What constants were made from. */
export const Made = z.strictObject({
  /** What a forecast was held against: where the market closed, or what happened where none is recorded. */
  against: z.enum(['close', 'result']),
  fitted: Stretch,
  /** Games after those, never fitted to: what was found is taken only where it is better on them. */
  check: Stretch,
  taken: z.boolean(),
})
export type Made = z.infer<typeof Made>

const made = Made.nullable()
const LeagueSettings = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('runs'), settings: runs, made }),
  z.strictObject({ kind: z.literal('margin'), settings: margin, made }),
  z.strictObject({ kind: z.literal('scoring'), settings: scoring, made }),
  z.strictObject({ kind: z.literal('goals'), settings: goals, made }),
  z.strictObject({ kind: z.literal('poisson'), settings: poisson, made }),
  z.strictObject({ kind: z.literal('two-way'), settings: twoWay, made }),
  z.strictObject({ kind: z.literal('fight'), settings: twoWay, made }),
])
/** The constants of a league's model, and what they were made from; null where no season of it was recorded. */
export type LeagueSettings = z.infer<typeof LeagueSettings>

/**
 * A league's parameter file: the constants of its rating, and of its results-only model, which serves where no
 * prices are, and shows what they add; and those of its rating of totals, null where its scores are not known to us.
 * `fairline fit --write` makes it.
 */
export const LeagueParameters = z.strictObject({
  league: LeagueKey,
  market: LeagueSettings,
  results: LeagueSettings,
  totals: z.strictObject({ settings: totals, made }).nullable(),
})
export type LeagueParameters = z.infer<typeof LeagueParameters>
