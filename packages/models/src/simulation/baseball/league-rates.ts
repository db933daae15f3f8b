import type { BatterRates } from './plate-appearance.ts'

/**
 * Shares of plate appearances in the MLB of 2019, batters hit by a pitch counted as walked.
 *
 * @source counted from Retrosheet's game logs of 2019 (186,517 plate appearances)
 */
export const leagueRates: BatterRates = {
  strikeout: 0.22959,
  walk: 0.09586,
  single: 0.13911,
  double: 0.04574,
  triple: 0.00421,
  homeRun: 0.03633,
}

/** The same against starters, and against all who follow them. */
export const againstStarters: BatterRates = {
  strikeout: 0.223,
  walk: 0.0868,
  single: 0.1421,
  double: 0.0471,
  triple: 0.0047,
  homeRun: 0.0375,
}
export const againstRelievers: BatterRates = {
  strikeout: 0.2386,
  walk: 0.1081,
  single: 0.1351,
  double: 0.0439,
  triple: 0.0036,
  homeRun: 0.0347,
}

const slot = (strikeout: number, walk: number, hits: number, double: number, triple: number, homeRun: number) => ({
  strikeout,
  walk,
  single: hits - double - triple - homeRun,
  double,
  triple,
  homeRun,
})

/** By place in the order, first to ninth. Same source. */
export const slotRates: readonly BatterRates[] = [
  slot(0.2022, 0.0958, 0.2383, 0.0455, 0.0064, 0.0344),
  slot(0.2112, 0.102, 0.242, 0.0502, 0.0053, 0.0399),
  slot(0.212, 0.1049, 0.2367, 0.0494, 0.0036, 0.0443),
  slot(0.2192, 0.1081, 0.2296, 0.0489, 0.0036, 0.0457),
  slot(0.2291, 0.0946, 0.2299, 0.0468, 0.0038, 0.0403),
  slot(0.2296, 0.0882, 0.2296, 0.047, 0.0042, 0.035),
  slot(0.233, 0.0919, 0.2199, 0.0433, 0.0042, 0.0311),
  slot(0.2395, 0.0984, 0.2101, 0.0435, 0.0028, 0.03),
  slot(0.3049, 0.0752, 0.1833, 0.035, 0.0035, 0.0234),
]

/**
 * Pitches after which a starter is relieved who is not in trouble: mean and standard deviation, fitted so that with the hook
 * of bad days a simulated starter gets the outs of 2019 (16.1 ± 3.7).
 */
export const starterStay = { mean: 91.5, deviation: 8 } as const
