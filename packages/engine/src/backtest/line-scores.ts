import { closingLineValue, type Probability } from '@fairline/odds'
import { isPick } from '../betting/decide-market.ts'
import { type LineKind, lineKinds } from '../market/line-kind.ts'
import { bandsOf, type ConfidenceBand } from './confidence-bands.ts'
import { type ClosedLineLosses, type LineLosses, lineLosses } from './line-losses.ts'
import { type PickScores, pickScores, scoredPick } from './pick-scores.ts'
import type { WalkedGame } from './walk-forward.ts'

/** What was forecast for spreads or totals at the open. */
export interface LineScores {
  readonly market: LineKind
  /** Log losses of the home side or the over at the line that opened. */
  readonly open: LineLosses
  /** The same on the games whose line closed after it opened, with the loss of the close. */
  readonly closed: ClosedLineLosses
  /** Games whose line opened and of which no later close is recorded: no price on them counts as having beaten it. */
  readonly neverClosed: number
  /** Of every price offered at the open: how many beat the close, by what was forecast. */
  readonly bands: readonly ConfidenceBand[]
  readonly picks: PickScores
}

/** Scores of both kinds of line; nothing where no game of the league has one. */
export function lineScores(games: readonly WalkedGame[]): LineScores[] {
  return lineKinds.flatMap((kind) => {
    const looked = games.filter(({ lines }) => lines.some((line) => line.kind === kind))
    return looked.length === 0 ? [] : [scoresOf(kind, looked)]
  })
}

function scoresOf(market: LineKind, games: readonly WalkedGame[]): LineScores {
  return {
    market,
    ...lineLosses(market, games),
    neverClosed: games.filter(({ closedLines }) => closedLines[market] === null).length,
    bands: bandsOf(games.flatMap((game) => judgedOf(game, market))),
    picks: pickScores(
      games.flatMap((game) =>
        game.lineDecisions.flatMap((one) => (isPick(one) && one.market.kind === market ? scoredPick(one, game) : [])),
      ),
    ),
  }
}

function judgedOf({ lines, closedLines }: WalkedGame, market: LineKind) {
  const closed = closedLines[market]
  return lines.flatMap(({ kind, line, side, price, confidence }) => {
    if (kind !== market || confidence === null || !closed) return []
    const { probability } = closed(kind, line)
    return [{ confidence, value: closingLineValue(price, (side === 0 ? probability : 1 - probability) as Probability) }]
  })
}
