import type { BacktestReport } from '@fairline/engine'
import type { ReactNode } from 'react'
import { withoutLabel } from '../../output/rows-with-and-without.ts'
import { loss, percent, share, whole } from '../numbers.ts'
import { dataTable, judged } from '../parts.ts'

type WaysToClose = NonNullable<BacktestReport['wayToClose']>

/** How near the blend at the open came to the close, and the openers that moved too far to be believed. */
export function wayToCloseTables({ wayToClose }: BacktestReport): ReactNode[] {
  if (!wayToClose) return []
  const { all, withoutFarMoves, farMoves } = wayToClose
  const scores = dataTable({
    caption:
      'Share of the way from the opening to the closing line that the blend at the open went, in log loss and in cross-entropy to the close.',
    header: [
      'Games',
      'Count',
      'Open',
      'Blend',
      'Close',
      'Blend minus open',
      'Share',
      'In cross-entropy',
      'Picks',
      'Return',
    ],
    rows: [rowOf('all', all), ...(farMoves.length > 0 ? [rowOf(withoutLabel(farMoves.length), withoutFarMoves)] : [])],
  })
  return farMoves.length > 0 ? [scores, farMovesTable(farMoves)] : [scores]
}

function rowOf(name: string, way: WaysToClose['all']): ReactNode[] {
  const { games, open, blend, close, blendMinusOpen, picks } = way
  return [
    name,
    whole(games),
    ...[open, blend, close].map(loss),
    judged(blendMinusOpen),
    percent(way.share),
    percent(way.crossEntropyShare),
    whole(picks.count),
    share(picks.roi, picks.roiStdErr),
  ]
}

function farMovesTable(farMoves: WaysToClose['farMoves']): ReactNode {
  const chances = (probabilities: readonly number[] | null) =>
    probabilities === null ? '–' : probabilities.map((of) => percent(of)).join(' / ')
  return dataTable({
    caption:
      'Far moves: openers that closed beyond 1 logit, misprinted or overtaken by news. Losses, seasons, picks, lines and bands of confidence are given without them, too.',
    header: ['Game', 'Open', 'Blend', 'Close', 'Move in log-odds'],
    rows: farMoves.map(({ gameId, open, blend, close, move }) => [
      gameId,
      chances(open),
      chances(blend),
      chances(close),
      move.toFixed(2),
    ]),
  })
}
