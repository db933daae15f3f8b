import type { BacktestReport, GameScores, LineScores } from '@fairline/engine'
import { bandLines } from './band-lines.ts'
import { pickTotals } from './pick-lines.ts'
import { rowsWithAndWithout } from './rows-with-and-without.ts'
import { figure, withError } from './table.ts'

/** What was forecast for spreads or totals at the open, and the picks on them; without games whose winner's opener moved far, too. */
export function marketLines({ market, picks }: LineScores, report: BacktestReport): string[] {
  const partOf = ({ lines }: GameScores) => lines.find((scores) => scores.market === market)
  const rows = (name: string, countOf: (scores: LineScores) => number, wordsOf: (scores: LineScores) => string) => {
    const cellsOf = (scores: LineScores) => [wordsOf(scores)]
    return rowsWithAndWithout({ name, report, partOf, countOf, counts: 'games', cellsOf }).map(
      ([label, words]) => `${label}: ${words}`,
    )
  }
  return [
    ...rows(`${market}s at the open`, ({ open }) => open.games, openInWords),
    ...rows(`${market}s that closed`, ({ closed }) => closed.games, closedInWords),
    ...(picks.count === 0
      ? [`picks of ${market}s: none`]
      : pickTotals(`picks of ${market}s`, report, (scores) => partOf(scores)?.picks)),
    ...bandLines(`every ${market}`, report, (scores) => partOf(scores)?.bands),
  ]
}

const openInWords = ({ open }: LineScores): string =>
  `${open.games} decided, the line itself loses ${figure(open.market, 5)}, ours ${figure(open.ours, 5)} (${withError(open.oursMinusMarket)})`

const closedInWords = ({ closed, neverClosed }: LineScores): string =>
  `${closed.games}, open ${figure(closed.market, 5)}, ours ${figure(closed.ours, 5)}, close ${figure(closed.close, 5)} (ours minus close ${withError(closed.oursMinusClose)}); opened and never closed: ${neverClosed}`
