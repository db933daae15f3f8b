import { fullGame } from '@fairline/domain'
import { logLoss, type MeanWithError, meanWithError } from '@fairline/models'
import { type Chance, closingLineValue } from '@fairline/odds'
import { isPick } from '../betting/decide-market.ts'
import { type LineKind, lineKinds } from '../market/line-quotes.ts'
import { settleByResult } from '../settlement/settle-by-result.ts'
import { bandsOf, type ConfidenceBand } from './confidence-bands.ts'
import { mean } from './losses.ts'
import { type PickScores, pickScores, scoredPick } from './pick-scores.ts'
import type { LookedLine } from './prices-at.ts'
import type { WalkedGame } from './walk-forward.ts'

/** What was said of spreads or totals at the open. */
export interface LineScores {
  readonly market: LineKind
  /** Games whose opening line was decided. */
  readonly games: number
  /** Log loss of the home side or the over at the line that opened, bets that were pushed left out. */
  readonly logLoss: { readonly market: number | null; readonly ours: number | null }
  readonly oursMinusMarket: MeanWithError | null
  /** Of every price that stood at the open: how many beat the close, by what was said. */
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
  const decided = games.flatMap((game) => {
    const first = game.lines.find(({ kind, side }) => kind === market && side === 0)
    const winner = first && winnerOf(game, first)
    return first && winner !== null && winner !== undefined ? [{ first, winner }] : []
  })
  const losses = (of: 'market' | 'ours') =>
    decided.map(({ first, winner }) => logLoss({ chances: [first[of], 1 - first[of]], winner }))
  const [theirs, ours] = [losses('market'), losses('ours')]
  return {
    market,
    games: decided.length,
    logLoss: { market: mean(theirs), ours: mean(ours) },
    oursMinusMarket: meanWithError(ours.map((loss, i) => loss - (theirs[i] as number))),
    bands: bandsOf(games.flatMap((game) => judgedOf(game, market))),
    picks: pickScores(
      games.flatMap((game) =>
        game.lineDecisions.flatMap((one) => (isPick(one) && one.market.kind === market ? scoredPick(one, game) : [])),
      ),
    ),
  }
}

/** 0: the home side or the over; null if the line was pushed or not decided, and on quarter lines, which both may win in part. */
function winnerOf({ file: { result } }: WalkedGame, { kind, line }: LookedLine): 0 | 1 | null {
  if (!result || !Number.isInteger(2 * line)) return null
  const selection = kind === 'spread' ? 'home' : 'over'
  const settlement = settleByResult({ market: fullGame(kind, line), selection }, result)
  if (settlement === null || settlement.kind === 'push') return null
  return settlement.kind === 'win' ? 0 : 1
}

function judgedOf({ lines, closedLines }: WalkedGame, market: LineKind) {
  const closed = closedLines[market]
  return lines.flatMap(({ kind, line, side, price, confidence }) => {
    if (kind !== market || confidence === null || !closed) return []
    const { chance } = closed(kind, line)
    return [{ confidence, value: closingLineValue(price, (side === 0 ? chance : 1 - chance) as Chance) }]
  })
}
