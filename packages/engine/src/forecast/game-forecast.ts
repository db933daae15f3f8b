import type { Forecast } from '@fairline/domain'
import type { NoVigMethod } from '@fairline/odds'
import type { Confidence } from './confidence.ts'
import type { LineForecast } from './line-forecaster.ts'

/** What the league's models say of a game before its start. */
export interface GameForecast {
  /** Null if no one quotes the winner. */
  readonly forecast: Forecast | null
  readonly confidence: Confidence
  /** Null if we don't know how the league's scores fall. */
  readonly lines: LineForecast | null
  /** How vig is removed from the prices of a book. */
  readonly method: NoVigMethod
}
