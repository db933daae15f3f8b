import type { BacktestReport, GameScores, PickScores, Scores, SeasonScores } from '@fairline/engine'
import type { ReactNode } from 'react'
import { withoutLabel } from '../../output/rows-with-and-without.ts'
import { type Group, intervalChart } from '../charts/interval-chart.ts'
import { reliabilityChart } from '../charts/reliability-chart.ts'
import { type Series, seasonChart } from '../charts/season-chart.ts'
import { loss, share, whole } from '../numbers.ts'
import { picture } from '../parts.ts'

/** Charts of a league; what they hold of far moves is given without them in the captions, in a second chart, or in the tables. */
export function pictures(name: string, report: BacktestReport): ReactNode[] {
  const { seasons, confidence, lines, withoutFarMoves: without } = report
  return [
    ...seasonPicture(name, seasons),
    ...calibrationPictures(name, report),
    ...confidencePictures(name, 'price', confidence, without?.confidence),
    ...lines.flatMap(({ market, bands }) =>
      confidencePictures(name, market, bands, without?.lines.find((other) => other.market === market)?.bands),
    ),
    ...(report.picks.count > 1 ? pickPictures(name, report) : []),
  ]
}

function calibrationPictures(name: string, report: BacktestReport): ReactNode[] {
  const { reliability, blend } = report
  const rating = picture(
    'Our rating alone',
    reliabilityChart(`${name}: chances said by our rating against what happened`, reliability.model),
    calibrationCaption(report, ({ model }) => model),
  )
  if (blend.logLoss === null) return [rating]
  return [
    rating,
    picture(
      'Blend with the market at the open',
      reliabilityChart(`${name}: chances said by the blend against what happened`, reliability.blend),
      calibrationCaption(report, (scores) => scores.blend),
    ),
  ]
}

function calibrationCaption(report: BacktestReport, lossesOf: (scores: GameScores) => Scores): string {
  const { withoutFarMoves: without } = report
  const inWords = ({ ece, eceChance95 }: Scores) => `${loss(ece)}; up to ${loss(eceChance95)} may be chance.`
  const all = `Calibration error ${inWords(lossesOf(report))}`
  return without
    ? `${all} ${capitalize(withoutLabel(report.games - without.games))} ${inWords(lossesOf(without))}`
    : all
}

const capitalize = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

function pickPictures(name: string, { picks, withoutFarMoves }: BacktestReport): ReactNode[] {
  const byBand = (of: (scores: PickScores) => Pick<Group, 'mean' | 'stdErr'>): Group[] =>
    picks.byConfidence.map((band) => ({ name: `${band.from}–${band.to}`, count: band.count, ...of(band) }))
  const without = withoutFarMoves && withoutFarMoves.picks.count < picks.count ? withoutFarMoves.picks : null
  return [
    picture(
      'Value of picks against the close',
      intervalChart(
        `${name}: closing line value of picks by confidence`,
        'confidence',
        byBand(({ clvMean, clvStdErr }) => ({ mean: clvMean, stdErr: clvStdErr })),
      ),
      `All picks ${share(picks.clvMean, picks.clvStdErr)}${without ? `, without far moves ${share(without.clvMean, without.clvStdErr)}` : ''}; whiskers are two standard errors.`,
    ),
    picture(
      'Return of picks',
      intervalChart(
        `${name}: return of picks by confidence`,
        'confidence',
        byBand(({ roi, roiStdErr }) => ({ mean: roi, stdErr: roiStdErr })),
      ),
      `All ${whole(picks.count)} picks ${share(picks.roi, picks.roiStdErr)} of the stake${without ? `, the ${whole(without.count)} without far moves ${share(without.roi, without.roiStdErr)}` : ''}; whiskers are two standard errors.`,
    ),
  ]
}

type Bands = GameScores['confidence']

/** A second chart without far moves only if there are prices on them. */
function confidencePictures(name: string, what: string, bands: Bands, without: Bands = bands): ReactNode[] {
  const isSame = pricesOf(without) === pricesOf(bands)
  return [
    ...confidencePicture(name, `every ${what} at the open`, bands),
    ...(isSame ? [] : confidencePicture(name, `every ${what} at the open, without far moves`, without)),
  ]
}

const pricesOf = (bands: Bands): number => bands.reduce((sum, { count }) => sum + count, 0)

/** Where anything was forecast for prices that closed later. */
function confidencePicture(name: string, what: string, bands: Bands): ReactNode[] {
  const closed = bands.filter(({ count }) => count > 0)
  if (closed.length === 0) return []
  return [
    picture(
      `Confidence of ${what}`,
      reliabilityChart(
        `${name}: chance said of ${what} to beat the fair close, against the share that did`,
        closed.map(({ count, said, beatClose }) => ({ count, said, happened: beatClose })),
      ),
      `${whole(pricesOf(bands))} prices, picked or not: said to beat the fair close, and how many did.`,
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
    { name: 'our rating', color: 'var(--act)', dash: '', mark: 'circle', values: from(({ model }) => model) },
    {
      name: 'FiveThirtyEight',
      color: 'var(--caution)',
      dash: '5 3',
      mark: 'square',
      values: from(({ reference }) => reference),
    },
    { name: 'opening line', color: 'var(--soft)', dash: '2 3', mark: 'triangle', values: from(({ open }) => open) },
    {
      name: 'blend at the open',
      color: 'var(--value)',
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
