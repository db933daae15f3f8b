import type { Forecast } from '@fairline/domain'
import type { Confidence } from '../forecast/league-forecaster.ts'
import type { LineForecast } from '../forecast/line-forecaster.ts'

/** What the league's models say of a game before its start. */
export interface GameForecast {
  /** Null if nobody quotes the winner. */
  readonly forecast: Forecast | null
  readonly confidence: Confidence
  /** Null if we don't know how the league's scores fall. */
  readonly lines: LineForecast | null
}
