import { plural } from '@fairline/engine'
import { figure, percent, table } from '../output/table.ts'
import type { confidenceReport } from './confidence-report.ts'

type Confidences = ReturnType<ReturnType<typeof confidenceReport>['report']>

/** Tables of what was forecast on mornings against the close, and how many picks there were. */
export function confidenceLines(report: Confidences): string[] {
  return [
    'Confidence of every priced selection of a winner at nine in the morning, against the fair close:',
    '',
    bandsTable('selections', report.bands),
    '',
    'Of the best price on each spread and total:',
    '',
    bandsTable('prices', report.lineBands),
    '',
    `${figure(report.picksPerDay, 1)} picks a day, ${figure(report.picksPerDayAt70, 1)} of them at 70 or more, over ${plural(report.days, 'day')}.`,
  ]
}

function bandsTable(what: string, bands: Confidences['bands']): string {
  const rows = bands.map(({ from, to, n, said, beat, plusMinus }) => [
    `${from}–${to}`,
    String(n),
    percent(said),
    percent(beat),
    plusMinus === null ? '–' : `± ${percent(plusMinus)}`,
  ])
  return table(['band', what, 'said', 'beat the close', '95 %'], rows, [1, 2, 3, 4])
}
