import { meanWithError } from '@fairline/models'
import { closingLineValue, type DecimalOdds, type Probability } from '@fairline/odds'
import type { WalkedGame } from './walk-forward.ts'

/** Of all prices that were given a probability to beat the close: how many did. Shares are fractions. */
export interface ConfidenceBand {
  /** In percent; the last band includes 100. */
  readonly from: number
  readonly to: number
  readonly count: number
  readonly said: number | null
  readonly beatClose: number | null
  readonly stdErr: number | null
  /** Value against the fair close, mean. */
  readonly clvMean: number | null
}

const edges = [0, 30, 45, 55, 65, 100]

/** The probability in percent that was forecast for a price to beat the fair close, and its value against it. */
export interface JudgedPrice {
  readonly confidence: number
  readonly value: number
}

/** How often prices beat the fair close, by the confidence that was forecast for them; every price counts, picked or not. */
export function confidenceBands(games: readonly WalkedGame[]): ConfidenceBand[] {
  return bandsOf(
    games.flatMap(({ priced, close, closedLater }) =>
      closedLater && close
        ? priced.map(({ outcome, price, confidence }) => ({
            confidence,
            value: closingLineValue(price as DecimalOdds, close[outcome] as Probability),
          }))
        : [],
    ),
  )
}

/** The same of prices of any market. */
export function bandsOf(closed: readonly JudgedPrice[]): ConfidenceBand[] {
  return edges.slice(1).map((to, i) => {
    const from = edges[i] as number
    const band = closed.filter(({ confidence }) => confidence >= from && (confidence < to || to === 100))
    const beat = meanWithError(band.map(({ value }) => (value > 0 ? 1 : 0)))
    return {
      from,
      to,
      count: band.length,
      said: meanWithError(band.map(({ confidence }) => confidence / 100))?.mean ?? null,
      beatClose: beat?.mean ?? null,
      stdErr: beat?.se ?? null,
      clvMean: meanWithError(band.map(({ value }) => value))?.mean ?? null,
    }
  })
}
