import { logLoss, type MeanWithError, weightedMeanWithError } from '@fairline/models'
import type { LineKind } from '../market/line-kind.ts'
import { lineOutcome } from './line-outcome.ts'
import type { LookedLine } from './prices-at.ts'
import type { WalkedGame } from './walk-forward.ts'

/** Mean log losses per unit of stake that was decided; null where nothing was. */
export interface LineLosses {
  /** Games whose line was decided at least in part. */
  readonly games: number
  readonly market: number | null
  readonly ours: number | null
  readonly oursMinusMarket: MeanWithError | null
}

/** The same on games whose line closed after it opened, with what the close says of the line that opened. */
export interface ClosedLineLosses extends LineLosses {
  readonly close: number | null
  readonly oursMinusClose: MeanWithError | null
}

/** Losses at one game's opening line. */
interface Scored {
  /** Share of the stake that was decided: a push counts nothing, half a win or half a loss one half. */
  readonly weight: number
  readonly market: number
  readonly ours: number
  readonly close: number | null
}

/** Losses of the home side, or of the over, at the line that opened, by the books and by us, and by the close where it is known. */
export function lineLosses(
  kind: LineKind,
  games: readonly WalkedGame[],
): { readonly open: LineLosses; readonly closed: ClosedLineLosses } {
  const scored = games.flatMap((game) => {
    const first = game.lines.find((line) => line.kind === kind && line.side === 0)
    return first ? (scoredLine(game, first) ?? []) : []
  })
  const closed = scored.filter(({ close }) => close !== null)
  const minusClose = closed.map(({ weight, ours, close }) => ({ weight, value: ours - (close as number) }))
  return {
    open: lossesOf(scored),
    closed: {
      ...lossesOf(closed),
      close: meanOf(closed.map(({ weight, close }) => ({ weight, value: close as number }))),
      oursMinusClose: weightedMeanWithError(minusClose),
    },
  }
}

function lossesOf(scored: readonly Scored[]): LineLosses {
  return {
    games: scored.length,
    market: meanOf(scored.map(({ weight, market }) => ({ weight, value: market }))),
    ours: meanOf(scored.map(({ weight, ours }) => ({ weight, value: ours }))),
    oursMinusMarket: weightedMeanWithError(
      scored.map(({ weight, market, ours }) => ({ weight, value: ours - market })),
    ),
  }
}

/** Null if the result does not decide any of the stake. */
function scoredLine(
  { file: { result }, closedLines }: WalkedGame,
  { kind, line, market, ours }: LookedLine,
): Scored | null {
  const outcome = result && lineOutcome(kind, line, result)
  if (!outcome) return null
  const { weight, winner } = outcome
  const lossOf = (probability: number) => logLoss({ chances: [probability, 1 - probability], winner })
  const close = closedLines[kind]?.(kind, line).probability
  return { weight, market: lossOf(market), ours: lossOf(ours), close: close === undefined ? null : lossOf(close) }
}

function meanOf(values: readonly { readonly weight: number; readonly value: number }[]): number | null {
  const weights = values.reduce((sum, { weight }) => sum + weight, 0)
  return weights === 0 ? null : values.reduce((sum, { weight, value }) => sum + weight * value, 0) / weights
}
