import type { BacktestReport } from '@fairline/engine'
import { withoutLabel } from './rows-with-and-without.ts'
import { figure, percent, table, withError } from './table.ts'

type WaysToClose = NonNullable<BacktestReport['wayToClose']>

/** A list of openers that moved too far is cut here; `--json` has all of them. */
const MAX_LISTED = 10

/** How near the blend at the open came to the close, with and without openers that moved too far to be believed. */
export function wayToCloseLines(ways: WaysToClose | null): string[] {
  if (!ways) return []
  const { all, withoutFarMoves, farMoves } = ways
  const header = [
    'way to the close',
    'games',
    'open',
    'blend',
    'close',
    'blend minus open',
    'share',
    'in cross-entropy',
  ]
  const rows = [rowOf('all games', all)]
  if (farMoves.length > 0) rows.push(rowOf(withoutLabel(farMoves.length), withoutFarMoves))
  return [
    table([...header, 'picks', 'ROI', 'CLV'], rows, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    ...(farMoves.length > 0 ? [`far moves, openers that closed beyond 1 logit: ${farMoves.length}`] : []),
    ...farMoves
      .slice(0, MAX_LISTED)
      .map(
        ({ gameId, open, close, move }) =>
          `  ${gameId}: opened ${inWords(open)}, closed ${inWords(close)} (${figure(move, 2)} logit)`,
      ),
    ...(farMoves.length > MAX_LISTED ? [`  and ${farMoves.length - MAX_LISTED} more`] : []),
    '',
  ]
}

function rowOf(name: string, way: WaysToClose['all']): string[] {
  const { games, open, blend, close, blendMinusOpen, share, crossEntropyShare, picks } = way
  return [
    name,
    String(games),
    ...[open, blend, close].map((loss) => figure(loss, 5)),
    withError(blendMinusOpen),
    figure(share, 3),
    figure(crossEntropyShare, 3),
    String(picks.count),
    percent(picks.roi, 1, true),
    percent(picks.clvMean, 2, true),
  ]
}

const inWords = (probabilities: readonly number[]) =>
  probabilities.map((probability) => figure(probability, 3)).join(' / ')
