import { type LeagueKey, leagues, type Selection } from '@fairline/domain'
import type { ConfidenceBand, PropReturns } from '@fairline/engine'
import { hourTable, misses, STANDARD_ERRORS, TOLERANCE } from '../output/hour-table.ts'
import { percent, table } from '../output/table.ts'
import { type MarketHours, missingLines } from './hour-report.ts'
import { propReturnLines } from './prop-return-lines.ts'

/** Fewer prices than this in a band show nothing; nor do fewer in a band of one stat and side. */
const MIN_SHOWN = 100
const MIN_OF_STAT = 200

/** Bands of a league, or of all of them together. */
export interface LeagueBands {
  /** Null for all leagues together. */
  readonly league: LeagueKey | null
  readonly bands: readonly ConfidenceBand[]
}

/** Bands of one side of one stat. */
export interface StatBands {
  readonly league: LeagueKey
  readonly stat: string
  readonly selection: Selection
  readonly bands: readonly ConfidenceBand[]
}

/** What was forecast for props, and of those that were recommended. */
export interface PropBands {
  readonly leagues: readonly LeagueBands[]
  readonly stats: readonly StatBands[]
  readonly recommended: readonly ConfidenceBand[]
  /** Of all leagues together, then of each. */
  readonly hours: readonly MarketHours[]
  readonly returns: readonly PropReturns[]
}

/** Tables of every league, of recommended bets, of what bets with value returned, and of the bands of one stat and side that miss. */
export const propBandLines = (report: PropBands): string =>
  [
    ...report.leagues.map(leagueLines),
    recommendedLines(report),
    hourLines(report),
    propReturnLines(report.returns),
    statLines(report),
  ].join('\n\n')

function leagueLines({ league, bands }: LeagueBands): string {
  return [league === null ? 'All leagues' : leagues[league].name, '', bandTable(bands)].join('\n')
}

const recommendedLines = ({ recommended }: PropBands): string =>
  ['Recommended bets', '', bandTable(recommended)].join('\n')

function hourLines({ hours }: PropBands): string {
  const together = hours.filter(({ league }) => league === null)
  return [
    'By hours to the start (* off by more than 4 points and two standard errors)',
    '',
    ...together.map((all) => hourTable(all.hours)),
    '',
    ...missingLines(hours.filter(({ league }) => league !== null)),
  ].join('\n')
}

/** How many bands of one stat and side miss, and which. */
function statLines({ stats }: PropBands): string {
  const counted = stats.flatMap(({ bands, ...of }) =>
    bands.filter(({ count }) => count >= MIN_OF_STAT).map((band) => ({ ...of, band })),
  )
  const missing = counted.filter(({ band }) => misses(band))
  const prices = counted.reduce((sum, { band }) => sum + band.count, 0)
  const off = counted.reduce((sum, { band }) => sum + band.count * Math.abs(band.said - band.observed), 0)
  const rows = missing.map(({ league, stat, selection, band }) => [
    leagues[league].name,
    stat,
    selection,
    ...bandCells(band),
  ])
  return [
    `${missing.length} of ${counted.length} bands of one stat and side miss by more than ${100 * TOLERANCE} points and ${STANDARD_ERRORS} standard errors; off by ${percent(prices > 0 ? off / prices : null)} on average`,
    '',
    table(['league', 'stat', 'side', ...BAND_TITLES], rows, [4, 5, 6, 7, 8]),
  ].join('\n')
}

const BAND_TITLES = ['confidence', 'prices', 'games', 'said', 'beat the close', 'SE']

const bandCells = ({ from, to, count, games, said, observed, standardError }: ConfidenceBand): string[] => [
  `${from}–${to}`,
  String(count),
  String(games),
  percent(said),
  percent(observed),
  percent(standardError),
]

/** Bands with enough prices. */
export function bandTable(bands: readonly ConfidenceBand[], titles: readonly string[] = BAND_TITLES): string {
  const rows = bands.filter(({ count }) => count >= MIN_SHOWN).map(bandCells)
  return table([...titles], rows, [1, 2, 3, 4, 5])
}
