import { Grade, type LeagueKey } from '@fairline/domain'
import type { MeanWithError } from '@fairline/models'
import { median } from '@fairline/numeric'
import { closingLineValue, type Probability, sharpeRatio } from '@fairline/odds'
import { meanByGame } from '../backtest/mean-by-game.ts'
import { isPriced } from '../betting/evaluated-bet.ts'
import { isBargain } from '../betting/publishing-bar.ts'
import type { ClosedConfidence } from '../props/confidence-bands.ts'
import type { ClosedPropBet } from './prop-confidence.ts'

/** Bets with value on props of one league. Shares and returns are fractions; errors count bets on one game as related. */
export interface PropReturns {
  readonly league: LeagueKey
  /** Null for all grades together. */
  readonly grade: Grade | null
  readonly bets: number
  readonly games: number
  /** Decimal; null without bets, like all that follows. */
  readonly medianPrice: number | null
  readonly beatClose: number | null
  /** Value against the fair close, and the same per standard deviation of the profit at that close. */
  readonly closingValue: MeanWithError | null
  readonly closingValuePerDeviation: MeanWithError | null
  /** Profit per unit staked; bets on players who did not play are left out. */
  readonly return: MeanWithError | null
}

/** Hours before the start from which a bet counts, and those from which it doesn't any more: one look of every two hours. */
const FROM_HOURS = 3
const TO_HOURS = 5
const HOUR_MS = 3_600_000

interface CountedBet {
  readonly gameId: string
  readonly grade: Grade
  readonly price: number
  readonly beatClose: boolean
  readonly value: number
  readonly valuePerDeviation: number
  /** Null if the bet was void. */
  readonly profit: number | null
}

/**
 * Counts what best prices of props with value came to, as they were at the last look three hours or more before the start: an
 * expected value above 0 that is no likely misprint, on a line enough books quote, with a confidence of its own.
 */
export function propReturnReport(league: LeagueKey) {
  const counted: CountedBet[] = []
  return {
    add({ gameId, beatClose }: ClosedConfidence, { at, startsAt, bet, closing, profit }: ClosedPropBet): void {
      const hours = (startsAt - at) / HOUR_MS
      if (hours < FROM_HOURS || hours >= TO_HOURS || !isPriced(bet)) return
      if (bet.confidenceAssumed || bet.carriedOverFrom !== null || !isBargain(bet.expectedValue)) return
      counted.push({
        gameId,
        grade: bet.grade,
        price: bet.price,
        beatClose,
        value: closingLineValue(bet.price, closing as Probability),
        valuePerDeviation: sharpeRatio(closing as Probability, bet.price),
        profit,
      })
    },
    /** All bets together, then those of each grade that any has, best first. */
    returns: (): PropReturns[] => [
      returnsOf(league, null, counted),
      ...Grade.options.flatMap((grade) => {
        const bets = counted.filter((bet) => bet.grade === grade)
        return bets.length > 0 ? [returnsOf(league, grade, bets)] : []
      }),
    ],
  }
}

function returnsOf(league: LeagueKey, grade: Grade | null, bets: readonly CountedBet[]): PropReturns {
  const games = [...Map.groupBy(bets, ({ gameId }) => gameId).values()]
  const meanOf = (figure: (bet: CountedBet) => number | null): MeanWithError | null =>
    meanByGame(
      games.map((ofGame) =>
        ofGame.flatMap((bet) => {
          const value = figure(bet)
          return value === null ? [] : [{ value, weight: 1 }]
        }),
      ),
    )
  return {
    league,
    grade,
    bets: bets.length,
    games: games.length,
    medianPrice: median(bets.map(({ price }) => price)),
    beatClose: bets.length > 0 ? bets.filter(({ beatClose }) => beatClose).length / bets.length : null,
    closingValue: meanOf(({ value }) => value),
    closingValuePerDeviation: meanOf(({ valuePerDeviation }) => valuePerDeviation),
    return: meanOf(({ profit }) => profit),
  }
}
