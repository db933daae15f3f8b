import { fitLogPool, logPool, type PoolSample, poolRow, poolSample } from '@fairline/models'
import { type NumberRows, numberRows, packNumbers, unpackNumbers } from '@fairline/numeric'

/** Believed before any game is seen: the market is right, the model adds nothing. */
const prior = [1, 0]
/** In games' worth of curvature: a closing line is believed far more firmly than an opening one. */
const pulls = { open: 10, close: 3000 } as const
const REFIT_AFTER_MS = 28 * 86_400_000

/** What a blend should have forecast for a game. */
export interface Target {
  readonly chances: readonly number[]
  /** Whether these are closing probabilities, or 1 and 0s. */
  readonly isClose: boolean
}

/** All that a blend has learned. */
export interface SavedBlend {
  /** Of a game; 0 before the first. */
  readonly outcomes: number
  /** Packed rows, as they are kept. */
  readonly samples: string
  readonly weights: readonly number[]
  readonly fittedAt: number | null
}

/**
 * The market and our model blended in log-odds, with weights fitted again and again on the games decided so far.
 *
 * The weights aim at where the market closed, which says what happened with far less noise; where no closing price is
 * recorded, and for a blend made at the close itself, at what happened. They are fitted as games are learned and never
 * on request: a forecast must not depend on how often it is requested.
 *
 * @param moment       the moment the blend is made for
 * @param closeWeight  as how many results one close counts: it tells where the truth lies with far less noise
 */
export function fittedBlend(moment: 'open' | 'close', closeWeight: number) {
  /** Of each sample the weight, the logs of the market, those of the model, and the target. */
  let rows: NumberRows | null = null
  let outcomes = 0
  let weights: readonly number[] = prior
  let fittedAt: number | null = null

  const rowsOf = (ofGame: number) => numberRows(1 + 3 * ofGame)

  function add(sample: PoolSample): void {
    outcomes = sample.target.length
    rows ??= rowsOf(outcomes)
    rows.add(poolRow(sample))
  }

  return {
    /** Blends a market and a model opinion. */
    blend: (market: readonly number[], model: readonly number[]): number[] => logPool([market, model], weights),
    /** Learns a game that was decided at a moment: where it closed, else what happened. */
    learn(market: readonly number[], model: readonly number[], target: Target, at: number): void {
      add(poolSample([market, model], target.chances, target.isClose ? closeWeight : 1))
      fittedAt ??= at
      if (at - fittedAt < REFIT_AFTER_MS) return
      weights = fitLogPool({ cells: rows?.cells() ?? [], outcomes }, prior, pulls[moment], weights)
      fittedAt = at
    },
    save: (): SavedBlend => ({
      outcomes,
      samples: packNumbers(rows?.cells() ?? new Float64Array()),
      weights,
      fittedAt,
    }),
    restore(saved: SavedBlend): void {
      outcomes = saved.outcomes
      rows = outcomes === 0 ? null : rowsOf(outcomes)
      rows?.addAll(unpackNumbers(saved.samples))
      weights = saved.weights
      fittedAt = saved.fittedAt
    },
    /** By name, as last fitted. */
    weights: () => ({ market: weights[0] as number, model: weights[1] as number }),
  }
}
