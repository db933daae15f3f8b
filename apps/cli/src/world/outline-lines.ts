import { type LeagueKey, leagues } from '@fairline/domain'
import { figure, percent, table } from '../output/table.ts'
import type { LeagueReport } from './outline-report.ts'

const mean = (kept: { sum: number; count: number } | undefined) =>
  kept && kept.count > 0 ? kept.sum / kept.count : null

/** How many standard errors more home sides won than was forecast; null without a game. */
const zOf = ({ surprise, variance }: LeagueReport['calibration']): number | null =>
  variance > 0 ? surprise / Math.sqrt(variance) : null

/** The figures of each league, for JSON. */
export function outlineValues(outline: ReadonlyMap<LeagueKey, LeagueReport>) {
  return Object.fromEntries(
    [...outline].map(([league, { holds, losses, calibration, ...counts }]) => [
      league,
      {
        ...counts,
        holds: Object.fromEntries(Object.entries(holds).map(([kind, kept]) => [kind, mean(kept)])),
        calibration: { ...calibration, z: zOf(calibration) },
        logLoss: Object.fromEntries([...losses].map(([book, kept]) => [book, mean(kept)])),
      },
    ]),
  )
}

/** A table of the leagues, and by how much the softest book closes worse than the sharpest. */
export function outlineLines(outline: ReadonlyMap<LeagueKey, LeagueReport>): string[] {
  const rows = [...outline].map(([league, { games, unsettled, wrongSums, holds, calibration, losses }]) => [
    leagues[league].name,
    String(games),
    String(unsettled),
    String(wrongSums),
    percent(mean(holds.moneyline ?? holds['three-way'])),
    percent(mean(holds.spread)),
    percent(mean(holds.total)),
    figure(zOf(calibration), 2),
    figure(calibration.count > 0 ? calibration.squares / calibration.count : null, 3),
    figure(mean(losses.get('Pinnacle')), 4),
    figure(mean(losses.get('Bovada')), 4),
  ])
  const header = [
    'league',
    'games',
    'not settled',
    'sums wrong',
    'hold winner',
    'spread',
    'total',
    'z',
    'χ²/n',
    'Pinnacle',
    'Bovada',
  ]
  return [
    'Every game of these days, closing prices of the sharpest book against results (z: standard errors home sides won more',
    'often than said; χ²/n: 1 when chances are right), and log loss of its close and the softest book’s.',
    '',
    table(header, rows, header.map((_, i) => i).slice(1)),
    '',
    softerLine(outline),
  ]
}

/** Over all leagues: by how much the softest book loses more than the sharpest, with twice its standard error. */
function softerLine(outline: ReadonlyMap<LeagueKey, LeagueReport>): string {
  let [sum, squares, count] = [0, 0, 0]
  for (const { softer } of outline.values()) {
    sum += softer.sum
    squares += softer.squares
    count += softer.count
  }
  if (count === 0) return 'No game of these days has closing prices of both Pinnacle and Bovada.'
  const gap = sum / count
  const error = Math.sqrt(Math.max(0, squares / count - gap * gap) / count)
  return `Bovada’s closing chances lose ${figure(gap * 1e4, 2)} ± ${figure(2e4 * error, 2)} ten-thousandths more a game than Pinnacle’s.`
}
