import { leagues } from '@fairline/domain'
import type { PropReturns } from '@fairline/engine'
import { figure, percent, table } from '../output/table.ts'

const COLUMNS = ['league', 'grade', 'bets', 'games', 'price', 'beat the close', 'CLV', 'CLV per deviation', 'return']

/** What bets with value on props came to, by grade: best prices as they were three hours or more before the start. */
export function propReturnLines(returns: readonly PropReturns[]): string {
  const rows = returns
    .filter(({ bets }) => bets > 0)
    .map((one) => [
      leagues[one.league].name,
      one.grade ?? 'all',
      String(one.bets),
      String(one.games),
      figure(one.medianPrice, 2),
      percent(one.beatClose),
      withError(one.closingValue),
      withError(one.closingValuePerDeviation),
      withError(one.return),
    ])
  return [
    'Best prices with an EV above 0 at the last look 3 hours or more before the start, by grade (median price; ± one standard error)',
    '',
    table(COLUMNS, rows, [2, 3, 4, 5, 6, 7, 8]),
  ].join('\n')
}

const withError = (value: PropReturns['return']): string =>
  value ? `${percent(value.mean, 1, true)} ± ${percent(value.se)}` : '–'
