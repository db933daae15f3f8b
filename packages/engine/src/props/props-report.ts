import type { Day, LeagueKey } from '@fairline/domain'
import {
  calibrationError,
  calibrationErrorByChance,
  logLoss,
  type MeanWithError,
  meanWithError,
} from '@fairline/models'
import { mean } from '../backtest/losses.ts'
import { blindBets, type PublishedPropBet, publishedBets, type SettledPropBet } from './prop-bets.ts'
import type { BlendedLine } from './prop-blend.ts'
import { type PropPrediction, propPrediction } from './prop-prediction.ts'
import type { PropBody } from './prop-quote.ts'
import { type PropsQuery, type PropsWalk, walkProps } from './walk-props.ts'

/** What a report on player props says; the value that `--json` prints. Shares and returns are fractions. */
export interface PropsReport {
  readonly league: LeagueKey
  readonly from: Day | null
  readonly to: Day | null
  /** Lines that at least this many books quoted and that were won or lost. */
  readonly books: number
  readonly lines: number
  /** The other books' mean probability, each book left out in turn; with one book its own probability. */
  readonly market: { readonly logLoss: number | null }
  /** The regression on players' pasts and the lines of their past games; no price of the game itself is used. */
  readonly model: { readonly logLoss: number | null }
  /** Market and models together, with weights learned on the days before. */
  readonly blend: {
    readonly logLoss: number | null
    readonly ece: number | null
    /** Below this the calibration error may be probability. */
    readonly eceChance95: number | null
    readonly minusMarket: MeanWithError | null
    /** Of market, learned model and level at the end, as exponents. */
    readonly weights: readonly number[]
  }
  /** Each opinion that goes into an ensemble, by itself. */
  readonly members: {
    /** Minutes, rate and opponent only. */
    readonly level: { readonly logLoss: number | null }
    /** The distribution that all lines of all other books imply. */
    readonly implied: { readonly lines: number; readonly logLoss: number | null; readonly marketLogLoss: number | null }
  }
  readonly picks: readonly PropPicks[]
  /** Of backing both sides of every line at its best price. */
  readonly blindRoi: number | null
  readonly blindRoiOver: number | null
  readonly blindRoiUnder: number | null
  /** Of one player, where one is named. */
  readonly predictions?: readonly PredictedLine[]
  readonly joined: {
    readonly quotes: number
    readonly withResult: number
    readonly reasons: Readonly<Record<string, number>>
  }
}

/** What backing the app's bets with value came to: the best price above an expected value, by the blend and rules it publishes by. */
export interface PropPicks {
  readonly minEv: number
  readonly count: number
  readonly roi: number | null
  readonly roiStdErr: number | null
}

/** What was forecast for one line, and what came of it. */
export interface PredictedLine extends PropPrediction {
  readonly day: Day
  readonly stat: string
  readonly line: number
  readonly books: number
  readonly market: number
  readonly expectedCount: number
  readonly actual: number
}

const thresholds = [0, 0.01, 0.02, 0.05]
const SEED = 7

/**
 * Scores market, models and blend on player props, and what best prices would have returned.
 *
 * Losses hold the mean of the other books at a line against what happened, all counted alike, margins taken out: a book never
 * speaks of its own price. Bets are judged as the app judges them (`publishedProps`).
 */
export const propsReport = (body: Pick<PropBody, 'quotes' | 'games'>, query: PropsQuery): PropsReport =>
  propsReportOf(walkProps(body, query))

/** Scores a walk. */
export function propsReportOf({ asked, books, opinions, lines, weights, joined }: PropsWalk): PropsReport {
  const { league, player = null } = asked
  const days = lines.map(({ line }) => line.day).sort()
  return {
    league,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    books,
    lines: lines.length,
    market: { logLoss: mean(lines.map((line) => lossOf(line, line.market))) },
    model: { logLoss: mean(lines.map((line) => lossOf(line, [line.learned]))) },
    blend: { ...blendScores(lines), weights },
    members: {
      level: { logLoss: mean(lines.map((line) => lossOf(line, [line.level]))) },
      implied: impliedScores(lines),
    },
    ...returnsOf(opinions.flatMap(publishedBets), lines.flatMap(blindBets)),
    ...(player === null ? {} : { predictions: lines.filter(({ line }) => line.player === player).map(predicted) }),
    joined,
  }
}

function predicted(line: BlendedLine): PredictedLine {
  const { day, stat, line: at, quotes, actual } = line.line
  return {
    day,
    stat,
    line: at,
    books: quotes.length,
    market: mean(line.market) as number,
    expectedCount: line.forecast.mean,
    actual,
    ...propPrediction(line),
  }
}

const winnerOf = ({ line }: BlendedLine) => (line.actual > line.line ? 0 : 1)

/** Mean loss of probabilities of the over. */
function lossOf(line: BlendedLine, overs: readonly number[]): number {
  const losses = overs.map((over) => logLoss({ chances: [over, 1 - over], winner: winnerOf(line) }))
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length
}

function blendScores(lines: readonly BlendedLine[]) {
  const said = lines.map((line) => ({ probability: mean(line.blend) as number, happened: winnerOf(line) === 0 }))
  const probabilities = said.map(({ probability }) => [probability, 1 - probability])
  return {
    logLoss: mean(lines.map((line) => lossOf(line, line.blend))),
    ece: said.length === 0 ? null : calibrationError(said),
    eceChance95: said.length === 0 ? null : calibrationErrorByChance(probabilities, SEED),
    minusMarket: meanWithError(lines.map((line) => lossOf(line, line.blend) - lossOf(line, line.market))),
  }
}

/** On the lines it speaks of. */
function impliedScores(lines: readonly BlendedLine[]) {
  const losses = lines.flatMap((line) => {
    const overs = line.line.quotes.flatMap(({ book }) => line.implied(book) ?? [])
    return overs.length < line.line.quotes.length
      ? []
      : [{ own: lossOf(line, overs), market: lossOf(line, line.market) }]
  })
  return {
    lines: losses.length,
    logLoss: mean(losses.map(({ own }) => own)),
    marketLogLoss: mean(losses.map(({ market }) => market)),
  }
}

function returnsOf(
  published: readonly PublishedPropBet[],
  blindly: readonly SettledPropBet[],
): Pick<PropsReport, 'picks' | `blindRoi${'' | 'Over' | 'Under'}`> {
  const roiOf = (of: readonly SettledPropBet[]) => meanWithError(of.map(({ profit }) => profit))
  const blind = (side: SettledPropBet['side']) => roiOf(blindly.filter((bet) => bet.side === side))?.mean ?? null
  return {
    picks: thresholds.map((minEv) => {
      const picked = published.filter((bet) => bet.expectedValue > minEv)
      const roi = roiOf(picked)
      return { minEv, count: picked.length, roi: roi?.mean ?? null, roiStdErr: roi?.se ?? null }
    }),
    blindRoi: roiOf(blindly)?.mean ?? null,
    blindRoiOver: blind('over'),
    blindRoiUnder: blind('under'),
  }
}
