import { addDays, type Day, type Instant, type LeagueKey, leagues, pacificDay } from '@fairline/domain'
import {
  type FactSource,
  type HourBands,
  hourBands,
  plural,
  type TimedConfidence,
  walkConfidence,
} from '@fairline/engine'
import { countedCells, hourTable, misses } from '../output/hour-table.ts'
import { percent, table } from '../output/table.ts'
import type { Terminal } from '../output/terminal.ts'

/** Confidence of one market, of one league or of all of them, by hours to the start. */
export interface MarketHours {
  /** Null for all leagues together. */
  readonly league: LeagueKey | null
  readonly market: TimedConfidence['market'] | 'prop'
  readonly hours: readonly HourBands[]
}

interface Span {
  readonly days: number
  readonly asOf: Instant
}

const markets = ['winner', 'spread', 'total'] as const

/** The last days whose games are all over at a moment: as many as requested, the last of them two days before. */
export function coveredDays({ days, asOf }: Span): { readonly from: Day; readonly to: Day } {
  const to = addDays(pacificDay(asOf), -2)
  return { from: addDays(to, 1 - days), to }
}

/** Compares the confidence of the last days' prices with the close, by hours to the start. */
export function hoursOf({ covers, history, pricesStand }: FactSource, { days, asOf }: Span, terminal: Terminal) {
  if (!history || days === 0) return []
  const covered = coveredDays({ days, asOf })
  const all = countedMarkets()
  const bar = terminal.bar('comparing confidence by hours')
  const ofLeagues = covers.flatMap((league, done) => {
    const own = countedMarkets()
    const onClosed = (closed: TimedConfidence): void => {
      own[closed.market].add(closed)
      all[closed.market].add(closed)
    }
    walkConfidence({ league, history, pricesStand, asOf, ...covered, onClosed })
    bar.to(done + 1, covers.length)
    return markets.map((market): MarketHours => ({ league, market, hours: own[market].hours() }))
  })
  bar.stop()
  return [...markets.map((market): MarketHours => ({ league: null, market, hours: all[market].hours() })), ...ofLeagues]
}

const countedMarkets = () => ({ winner: hourBands(), spread: hourBands(), total: hourBands() })

/** Tables of all leagues together, and the cells of single leagues that miss. */
export function hourLines(report: readonly MarketHours[], days: number): string[] {
  if (report.length === 0) return []
  const together = report.filter(({ league }) => league === null)
  return [
    `Confidence of the best prices by hours to the start, leagues together, over ${plural(days, 'day')} (* off by more than 4 points and two standard errors):`,
    ...together.flatMap(({ market, hours }) => ['', `${market}s`, '', hourTable(hours)]),
    '',
    ...missingLines(report.filter(({ league }) => league !== null)),
  ]
}

/** How many cells of single leagues miss, and which. */
export function missingLines(ofLeagues: readonly MarketHours[]): string[] {
  const cells = ofLeagues.flatMap(({ league, market, hours }) =>
    countedCells(hours).map((cell) => ({ league: league as LeagueKey, market, ...cell })),
  )
  const missing = cells.filter(({ band }) => misses(band))
  const rows = missing.map(({ league, market, hours, band }) => [
    leagues[league].name,
    market,
    hours.toFixed(1),
    `${band.from}–${band.to}`,
    String(band.count),
    percent(band.said),
    `${percent(band.observed)} ± ${percent(band.standardError)}`,
  ])
  return [
    `${missing.length} of ${cells.length} cells of single leagues with 200 prices or more miss:`,
    '',
    table(['league', 'market', 'hours', 'confidence', 'prices', 'said', 'beat the close'], rows, [2, 3, 4, 5, 6]),
  ]
}
