import { basicMonteCarlo } from './list/basic-monte-carlo.ts'
import { bayesianBlend } from './list/bayesian-blend.ts'
import { closingLineDrift } from './list/closing-line-drift.ts'
import { eloEdge } from './list/elo-edge.ts'
import { fibonacciSystem } from './list/fibonacci-system.ts'
import { formStreak } from './list/form-streak.ts'
import { homeUnderdog } from './list/home-underdog.ts'
import { kellyGrowth } from './list/kelly-growth.ts'
import { lineShopping } from './list/line-shopping.ts'
import { middleHunter } from './list/middle-hunter.ts'
import { parkAndWeather } from './list/park-and-weather.ts'
import { pitcherMismatch } from './list/pitcher-mismatch.ts'
import { poissonTotals } from './list/poisson-totals.ts'
import { pythagoreanRegression } from './list/pythagorean-regression.ts'
import { restAndTravel } from './list/rest-and-travel.ts'
import { reverseLineMovement } from './list/reverse-line-movement.ts'
import { sharpConsensus } from './list/sharp-consensus.ts'
import { steamFollower } from './list/steam-follower.ts'
import { valueBetting } from './list/value-betting.ts'
import type { Strategy } from './strategy.ts'

/** Every strategy there is, in the order screens show them. */
export const strategies: readonly Strategy[] = [
  valueBetting,
  kellyGrowth,
  bayesianBlend,
  basicMonteCarlo,
  fibonacciSystem,
  eloEdge,
  poissonTotals,
  pythagoreanRegression,
  restAndTravel,
  parkAndWeather,
  pitcherMismatch,
  lineShopping,
  sharpConsensus,
  steamFollower,
  reverseLineMovement,
  closingLineDrift,
  homeUnderdog,
  formStreak,
  middleHunter,
]
