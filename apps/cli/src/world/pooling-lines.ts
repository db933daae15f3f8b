import { leagues } from '@fairline/domain'
import { type EstimateScore, type PoolingScore, plural } from '@fairline/engine'
import { table } from '../output/table.ts'
import type { MonotoneDay } from './monotone-day.ts'

/** Lines of the simulated leagues and of recorded games, estimated with their own quotes and without them. */
export interface PooledLines {
  readonly simulated: readonly PoolingScore[]
  readonly recorded: readonly PoolingScore[]
  readonly monotone: MonotoneDay
}

type Mean = EstimateScore['logLoss']

/** How it is shown in a terminal. @param days  that were followed */
export function poolingLines({ simulated, recorded, monotone }: PooledLines, days: number): string[] {
  return [
    `Lines of ${plural(days, 'simulated day')} 12, 9, 6 and 3 hours before the start, estimated with their own quotes (pooled) and from`,
    'the other lines alone (carried over). Log loss in ten-thousandths; ± one standard error by games:',
    '',
    lossTable(simulated),
    '',
    'Bets with EV > 0 at the best price, profit per stake as said, at the close, in truth and as settled:',
    '',
    betTable(simulated),
    ...(recorded.length === 0
      ? []
      : ['', 'The same of recorded games:', '', lossTable(recorded), '', betTable(recorded)]),
    '',
    `Over one simulated day, in play included: ${monotone.faults.length} of ${monotone.compared} pairs of neighboring lines contradict each other.`,
    ...monotone.faults.slice(0, 3),
  ]
}

function lossTable(scores: readonly PoolingScore[]): string {
  const header = ['league', 'market', 'books', 'lines', 'games', 'pooled', 'carried over', 'difference']
  const rows = scores.map((score) => [
    ...namesOf(score),
    String(score.lines),
    String(score.games),
    cell(score.pooled.logLoss, 1e4),
    cell(score.carriedOver.logLoss, 1e4),
    cell(score.carriedOverMinusPooled, 1e4),
  ])
  return table(header, rows, [3, 4, 5, 6, 7])
}

function betTable(scores: readonly PoolingScore[]): string {
  const header = ['league', 'market', 'books', 'estimate', 'bets', 'games', 'EV', 'CLV', 'true EV', 'ROI']
  const rows = scores.flatMap((score) => [
    [...namesOf(score), 'pooled', ...betCells(score.pooled)],
    [...namesOf(score), 'carried over', ...betCells(score.carriedOver)],
  ])
  return table(header, rows, [4, 5, 6, 7, 8, 9])
}

const namesOf = ({ league, kind, isKnown }: PoolingScore): string[] => [
  league === null ? 'all' : leagues[league].name,
  kind,
  isKnown ? 'enough' : 'too few',
]

const betCells = ({ bets, betGames, expectedValue, closingValue, trueValue, profit }: EstimateScore): string[] => [
  String(bets),
  String(betGames),
  ...[expectedValue, closingValue, trueValue, profit].map((value) => cell(value, 100, '%')),
]

const cell = (value: Mean, scale: number, unit = ''): string =>
  value === null ? '–' : `${(scale * value.mean).toFixed(1)} ± ${(scale * value.se).toFixed(1)}${unit}`
