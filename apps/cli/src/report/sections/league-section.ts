import { leagues } from '@fairline/domain'
import type { BacktestReport, PickScores, SeasonScores } from '@fairline/engine'
import { createElement as h, type ReactNode } from 'react'
import { type Group, intervalChart } from '../charts/interval-chart.ts'
import { reliabilityChart } from '../charts/reliability-chart.ts'
import { type Series, seasonChart } from '../charts/season-chart.ts'
import type { LeagueWalk } from '../league-walk.ts'
import { loss, percent, share, whole } from '../numbers.ts'
import { dataTable, judged, picture } from '../parts.ts'
import { booksTable } from './books-table.ts'
import { wayToCloseTables } from './way-to-close-table.ts'

/** All that is told of one league. */
export function leagueSection(walk: LeagueWalk): ReactNode {
  const { league, open, noVig } = walk
  const { name } = leagues[league]
  return h(
    'section',
    { key: league, id: league, 'aria-label': name },
    h('h2', null, name),
    h(
      'p',
      null,
      `${whole(open.games)} games from ${open.from ?? '–'} to ${open.to ?? '–'}, each forecast from what was known before it.`,
    ),
    h('div', { className: 'figures' }, ...pictures(name, open)),
    seasonsTable(open),
    ...wayToCloseTables(open),
    ...linesTable(open),
    ...(open.picks.count > 0 ? [picksTable(open), bankrollTable(open)] : []),
    ...booksTable(open),
    ...strategiesTable(open),
    ...(noVig.length > 0 ? [noVigTable(walk)] : []),
  )
}

function pictures(name: string, report: BacktestReport): ReactNode[] {
  const { seasons, reliability, confidence, lines, picks, model, blend } = report
  const byBand = (of: (scores: PickScores) => Pick<Group, 'mean' | 'stdErr'>): Group[] =>
    picks.byConfidence.map((band) => ({ name: `${band.from}–${band.to}`, count: band.count, ...of(band) }))
  return [
    ...seasonPicture(name, seasons),
    picture(
      'Our rating alone',
      reliabilityChart(`${name}: chances said by our rating against what happened`, reliability.model),
      `Calibration error ${loss(model.ece)}; up to ${loss(model.eceChance95)} may be chance.`,
    ),
    ...(blend.logLoss === null
      ? []
      : [
          picture(
            'Blend with the market at the open',
            reliabilityChart(`${name}: chances said by the blend against what happened`, reliability.blend),
            `Calibration error ${loss(blend.ece)}; up to ${loss(blend.eceChance95)} may be chance.`,
          ),
        ]),
    ...confidencePicture(name, 'price', confidence),
    ...lines.flatMap(({ market, bands }) => confidencePicture(name, market, bands)),
    ...(picks.count > 1
      ? [
          picture(
            'Value of picks against the close',
            intervalChart(
              `${name}: closing line value of picks by confidence`,
              'confidence',
              byBand(({ clvMean, clvStdErr }) => ({ mean: clvMean, stdErr: clvStdErr })),
            ),
            `All picks ${share(picks.clvMean, picks.clvStdErr)}; whiskers are two standard errors.`,
          ),
          picture(
            'Return of picks',
            intervalChart(
              `${name}: return of picks by confidence`,
              'confidence',
              byBand(({ roi, roiStdErr }) => ({ mean: roi, stdErr: roiStdErr })),
            ),
            `All ${whole(picks.count)} picks ${share(picks.roi, picks.roiStdErr)} of the stake; whiskers are two standard errors.`,
          ),
        ]
      : []),
  ]
}

/** Where anything was said of prices that closed later. */
function confidencePicture(name: string, what: string, bands: BacktestReport['confidence']): ReactNode[] {
  const closed = bands.filter(({ count }) => count > 0)
  if (closed.length === 0) return []
  return [
    picture(
      `Confidence of every ${what} at the open`,
      reliabilityChart(
        `${name}: chance said of every ${what} to beat the fair close, against the share that did`,
        closed.map(({ count, said, beatClose }) => ({ count, said, happened: beatClose })),
      ),
      `${whole(closed.reduce((sum, { count }) => sum + count, 0))} prices, picked or not: said to beat the fair close, and how many did.`,
    ),
  ]
}

/** Only where there is a closing line to measure from, and more than one season. */
function seasonPicture(name: string, seasons: readonly SeasonScores[]): ReactNode[] {
  const closed = seasons.filter(({ close }) => close !== null)
  if (closed.length < 2) return []
  const from = (of: (season: SeasonScores) => number | null) =>
    closed.map((season) => {
      const value = of(season)
      return value === null ? null : value - (season.close as number)
    })
  const all: Series[] = [
    { name: 'our rating', colour: 'var(--act)', dash: '', mark: 'circle', values: from(({ model }) => model) },
    {
      name: 'FiveThirtyEight',
      colour: 'var(--caution)',
      dash: '5 3',
      mark: 'square',
      values: from(({ reference }) => reference),
    },
    { name: 'opening line', colour: 'var(--soft)', dash: '2 3', mark: 'triangle', values: from(({ open }) => open) },
    {
      name: 'blend at the open',
      colour: 'var(--value)',
      dash: '',
      mark: 'diamond',
      values: from(({ blend }) => blend),
    },
  ]
  const spoken = all.filter(({ values }) => values.some((value) => value !== null))
  return [
    picture(
      'Log loss above the closing line',
      seasonChart(
        `${name}: log loss minus that of the closing line, by season`,
        closed.map(({ season }) => season),
        spoken,
      ),
      'By season, named by the year it began; 0 is the closing line, lower is better. FiveThirtyEight on the games it forecast.',
    ),
  ]
}

function seasonsTable({ seasons }: BacktestReport): ReactNode {
  return dataTable({
    caption: 'Log loss by season; differences with one paired standard error.',
    header: [
      'Season',
      'Games',
      'Our rating',
      'Results alone',
      'Open',
      'Blend',
      'Close',
      'FiveThirtyEight',
      'Our rating minus it',
      'Blend minus open',
    ],
    rows: seasons.map((of) => [
      String(of.season),
      whole(of.games),
      ...[of.model, of.resultsOnly, of.open, of.blend, of.close, of.reference].map(loss),
      judged(of.modelMinusReference),
      judged(of.blendMinusOpen),
    ]),
  })
}

function picksTable({ picks }: BacktestReport): ReactNode {
  const row = (name: string, scores: PickScores) => [
    name,
    whole(scores.count),
    percent(scores.beatClose),
    share(scores.clvMean, scores.clvStdErr),
    share(scores.roi, scores.roiStdErr),
  ]
  return dataTable({
    caption:
      'Picks at the open, by confidence and by grade: how many beat the fair close, their value against it, and their return.',
    header: ['Picks', 'Count', 'Beat the close', 'Closing line value', 'Return'],
    rows: [
      row('all', picks),
      ...picks.byConfidence.map((band) => row(`confidence ${band.from} to ${band.to}`, band)),
      ...picks.byGrade.map((band) => row(`grade ${band.grade}`, band)),
    ],
  })
}

function linesTable({ lines }: BacktestReport): ReactNode[] {
  if (lines.length === 0) return []
  return [
    dataTable({
      caption:
        'Spreads and totals at the line that opened: log loss per unit of decided stake of the line itself, of what we make of it and of the close, and the picks.',
      header: ['Market', 'Games', 'Line', 'Ours', 'Ours minus line', 'Close', 'Picks', 'Closing line value', 'Return'],
      rows: lines.map(({ market, open, closed, picks }) => [
        market,
        whole(open.games),
        loss(open.market),
        loss(open.ours),
        judged(open.oursMinusMarket, 5),
        `${loss(closed.close)} (${whole(closed.games)})`,
        whole(picks.count),
        share(picks.clvMean, picks.clvStdErr),
        share(picks.roi, picks.roiStdErr),
      ]),
    }),
  ]
}

function bankrollTable({ bankroll }: BacktestReport): ReactNode {
  return dataTable({
    caption: `Staking the last ${bankroll[0]?.bets ?? 0} picks, if each wins as often as was said of it (2,000 draws). A unit is a hundredth of the bankroll.`,
    header: ['Plan', 'Ends in profit', 'Ruined', 'Deepest fall on average', 'Median end'],
    rows: bankroll.map(({ plan, profitProbability, ruinProbability, expectedDrawdown, medianEnd }) => [
      plan,
      percent(profitProbability),
      percent(ruinProbability),
      percent(expectedDrawdown),
      `${medianEnd.toFixed(2)} ×`,
    ]),
  })
}

/** Only those that found a bet. */
function strategiesTable({ strategies }: BacktestReport): ReactNode[] {
  const tried = strategies.filter(({ proposals }) => proposals > 0)
  if (tried.length === 0) return []
  return [
    dataTable({
      caption:
        'Strategies at the open, one unit a bet unless they are about stakes. On probation: the last 500 bets show no value against the close.',
      header: ['Strategy', 'Bets', 'Won', 'Return', 'Closing line value', 'Last 500'],
      rows: tried.map(({ name, proposals, won, roi, closing, standing }) => [
        name,
        whole(proposals),
        whole(won),
        share(roi?.mean ?? null, roi?.se ?? null),
        share(closing?.mean ?? null, closing?.se ?? null),
        standing,
      ]),
    }),
  ]
}

function noVigTable({ noVig }: LeagueWalk): ReactNode {
  return dataTable({
    caption:
      'Ways to take the margin out of closing prices: log loss, and the difference to the multiplicative way on the same games.',
    header: ['Market and method', 'Prices', 'Margin', 'Log loss', 'minus multiplicative'],
    rows: noVig.map(({ market, method, games, overround, logLoss, minusMultiplicative }) => [
      `${market}, ${method}`,
      whole(games),
      percent(overround),
      logLoss === null ? '–' : logLoss.toFixed(5),
      method === 'multiplicative' ? '' : judged(minusMultiplicative, 5),
    ]),
  })
}
