import type { BacktestReport, GameScores, ReferenceScores, Scores } from '@fairline/engine'
import { rowsWithAndWithout, withoutLabel } from './rows-with-and-without.ts'
import { figure, table, withError } from './table.ts'

/** Log losses of model, market and blend, compared with each other and with other forecasters. */
export function lossLines(report: BacktestReport): string[] {
  const weights = Object.entries(report.blend.weights).map(([name, weight]) => `${name} ${weight.toFixed(3)}`)
  return [
    lossTable(report),
    '',
    `${differences(report)}; weights ${weights.join(', ') || '–'}`,
    ...withoutLine(report),
    ...report.references.flatMap(({ name }) => referenceLines(name, report)),
    ...unjudgedLines(report),
  ]
}

function lossTable(report: BacktestReport): string {
  const rows = (name: string, partOf: (scores: GameScores) => Losses) =>
    rowsWithAndWithout({ name, report, partOf, countOf: ({ games }) => games, counts: 'games', cellsOf: lossCells })
  return table(
    ['log loss', 'games', 'loss', 'Brier', 'ECE', 'ECE by chance (95 %)'],
    [
      ...rows('our model alone', ({ model }) => model),
      ...rows('the same from results alone', ({ resultsOnly }) => resultsOnly),
      ...rows('market at the open', ({ market }) => market.open),
      ...rows('market at the close', ({ market }) => market.close),
      ...rows(`blend at the ${report.at}`, ({ blend }) => blend),
    ],
    [1, 2, 3, 4, 5],
  )
}

type Losses = Scores | GameScores['market']['open']

function lossCells(losses: Losses): string[] {
  const cells = [String(losses.games), figure(losses.logLoss, 5)]
  if (!('brier' in losses)) return [...cells, '', '', '']
  return [...cells, figure(losses.brier, 5), figure(losses.ece, 4), figure(losses.eceChance95, 4)]
}

const differences = ({ blend }: GameScores): string =>
  `blend minus open ${withError(blend.minusOpen)}, minus close ${withError(blend.minusClose)}`

const withoutLine = ({ games, withoutFarMoves: without }: BacktestReport): string[] =>
  without ? [`${withoutLabel(games - without.games)}: ${differences(without)}`] : []

function referenceLines(name: string, report: BacktestReport): string[] {
  const rows = rowsWithAndWithout({
    name,
    report,
    partOf: ({ references }) => references.find((reference) => reference.name === name),
    countOf: ({ games }) => games,
    counts: 'games',
    cellsOf: (reference) => [referenceInWords(reference)],
  })
  return rows.map(([label, words]) => `${label}: ${words}`)
}

const referenceInWords = (reference: ReferenceScores): string =>
  `${reference.games} games, loss ${figure(reference.logLoss, 5)}; on the same games our model ${figure(reference.modelLogLoss, 5)}, from results alone ${figure(reference.resultsOnlyLogLoss, 5)}, close ${figure(reference.marketCloseLogLoss, 5)}, blend ${figure(reference.blendLogLoss, 5)}; model minus ${reference.name} ${withError(reference.modelMinusReference)}, from results alone ${withError(reference.resultsOnlyMinusReference)}`

/** Why nothing is blended, or some prices are not judged. */
function unjudgedLines({ at, games, market, neverClosed }: BacktestReport): string[] {
  if (market.open.games > 0)
    return [
      `opened, never seen to close: ${neverClosed}${neverClosed > 0 ? '; no price on them is judged, and confidence is learned from closes alone' : ''}`,
    ]
  return at === 'open' && games > 0
    ? ['no opening price of these games is recorded: nothing is blended, judged or picked']
    : []
}
