import { leagues } from '@fairline/domain'
import { type EdgeShare, plural } from '@fairline/engine'
import { figure, percent, table } from '../output/table.ts'
import type { RecordedShare } from './recorded-edges.ts'

/** A simulated share next to the recorded one; null if none was recorded. */
export interface ComparedShare extends EdgeShare {
  readonly recorded: RecordedShare | null
}

export const compareShares = (simulated: readonly EdgeShare[], recorded: readonly RecordedShare[]): ComparedShare[] =>
  simulated.map((share) => ({
    ...share,
    recorded: recorded.find(({ league, market }) => league === share.league && market === share.market) ?? null,
  }))

/** The report as lines of a terminal. @param days  that were followed */
export function edgeLines(shares: readonly ComparedShare[], days: number): string[] {
  const header = ['league', 'market', 'bets', 'books', 'EV > 0', '> 1 %', 'recorded', 'books', 'EV > 0', '> 1 %']
  const rows = shares.map(({ recorded, ...simulated }) => [
    leagues[simulated.league].name,
    simulated.market,
    ...cellsOf(simulated),
    ...cellsOf(recorded),
  ])
  return [
    `Bets whose best price beats what the books together say, every three hours of ${plural(days, 'day')}, next to recorded prices:`,
    '',
    table(header, rows, header.map((_, i) => i).slice(2)),
  ]
}

const cellsOf = (share: Pick<EdgeShare, 'bets' | 'books' | 'positive' | 'aboveOnePercent'> | null): string[] => [
  share ? String(share.bets) : '–',
  figure(share?.books, 1),
  percent(share?.positive),
  percent(share?.aboveOnePercent),
]
