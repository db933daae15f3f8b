import { addDays, type LeagueKey, leagues, pacificDay, type Selection } from '@fairline/domain'
import {
  type ClosedConfidence,
  type ConfidenceBand,
  confidenceBands,
  type EvaluatedBet,
  walkPropConfidence,
} from '@fairline/engine'
import { simulatedSource } from '@fairline/providers'
import { Command } from 'commander'
import { asCount } from '../options.ts'
import { percent, table } from '../output/table.ts'
import type { Terminal } from '../output/terminal.ts'

const NOW = Date.parse('2026-11-01T20:00:00Z')
/** Fewer prices than this in a band show nothing; nor do fewer in a band of one stat and side. */
const [MIN_SHOWN, MIN_OF_STAT] = [100, 200]
/** A band misses if it is off by more than so much and so many standard errors. */
const [OFF, ERRORS] = [0.04, 2]

/** Bands of a league, or of all of them together. */
interface LeagueBands {
  /** Null for all leagues together. */
  readonly league: LeagueKey | null
  readonly bands: readonly ConfidenceBand[]
}

/** Bands of one side of one stat. */
interface StatBands {
  readonly league: LeagueKey
  readonly stat: string
  readonly selection: Selection
  readonly bands: readonly ConfidenceBand[]
}

/** What was said of props, and of those that were recommended. */
interface Report {
  readonly leagues: readonly LeagueBands[]
  readonly stats: readonly StatBands[]
  readonly recommended: readonly ConfidenceBand[]
}

/** Compares the confidence of props in the simulated leagues with how often they beat the close. */
export function propConfidenceCommand(terminal: Terminal): Command {
  return new Command('prop-confidence')
    .description('compare the confidence of player props in the simulated leagues with how often they beat the close')
    .option('--seed <number>', 'which world', asCount, 1)
    .option('--days <count>', 'days to look at props, every two hours', asCount, 60)
    .option('--json', 'print one JSON value and nothing else')
    .action(({ seed, days, json = false }) => {
      const report = measure(seed, days, terminal)
      if (json) return terminal.out(JSON.stringify({ seed, days, ...report }))
      terminal.out([...report.leagues.map(leagueLines), recommendedLines(report), statLines(report)].join('\n\n'))
    })
}

function measure(seed: number, days: number, terminal: Terminal): Report {
  const { covers, history, pricesStand } = simulatedSource(seed)
  const all = confidenceBands()
  const recommended = confidenceBands()
  const ofLeagues: LeagueBands[] = []
  const ofStats: StatBands[] = []
  const to = addDays(pacificDay(NOW), -2)
  const bar = terminal.bar('walking through props')
  for (const [done, league] of covers.entries()) {
    bar.to(done, covers.length)
    if (!history || leagues[league].sport === 'combat') continue
    const ofLeague = confidenceBands()
    const ofSides = bandsByStatAndSide()
    walkPropConfidence({
      league,
      history,
      pricesStand,
      asOf: NOW,
      from: addDays(to, 1 - days),
      to,
      onClosed(closed, { bet }) {
        ofLeague.add(closed)
        ofSides.add(closed, bet)
        all.add(closed)
        if (bet.recommendation !== 'pass') recommended.add(closed)
      },
    })
    ofLeagues.push({ league, bands: ofLeague.bands() })
    ofStats.push(...ofSides.all().map((one) => ({ league, ...one })))
  }
  bar.stop()
  return {
    leagues: [{ league: null, bands: all.bands() }, ...ofLeagues],
    stats: ofStats,
    recommended: recommended.bands(),
  }
}

/** Bands of each side of each stat of a league. */
function bandsByStatAndSide() {
  const sides = new Map<string, { stat: string; selection: Selection; counted: ReturnType<typeof confidenceBands> }>()
  return {
    add(closed: ClosedConfidence, { market, selection }: EvaluatedBet): void {
      const stat = market.stat as string
      const key = `${stat} ${selection}`
      const side = sides.get(key) ?? { stat, selection, counted: confidenceBands() }
      sides.set(key, side)
      side.counted.add(closed)
    },
    all: () => [...sides.values()].map(({ stat, selection, counted }) => ({ stat, selection, bands: counted.bands() })),
  }
}

function leagueLines({ league, bands }: LeagueBands): string {
  return [league === null ? 'All leagues' : leagues[league].name, '', bandTable(bands)].join('\n')
}

const recommendedLines = ({ recommended }: Report): string =>
  ['Recommended bets of all leagues', '', bandTable(recommended)].join('\n')

/** How many bands of one stat and side miss, and which. */
function statLines({ stats }: Report): string {
  const counted = stats.flatMap(({ bands, ...of }) =>
    bands.filter(({ count }) => count >= MIN_OF_STAT).map((band) => ({ ...of, band })),
  )
  const missing = counted.filter(({ band }) => misses(band))
  const prices = counted.reduce((sum, { band }) => sum + band.count, 0)
  const off = counted.reduce((sum, { band }) => sum + band.count * Math.abs(band.said - band.observed), 0) / prices
  const rows = missing.map(({ league, stat, selection, band }) => [
    ...[leagues[league].name, stat, selection],
    ...bandCells(band),
  ])
  return [
    `${missing.length} of ${counted.length} bands of one stat and side miss by more than ${100 * OFF} points and ${ERRORS} standard errors; off by ${percent(off)} on average`,
    '',
    table(['league', 'stat', 'side', ...BAND_TITLES], rows, [4, 5, 6, 7, 8]),
  ].join('\n')
}

const misses = ({ said, observed, standardError }: ConfidenceBand): boolean =>
  Math.abs(said - observed) > Math.max(OFF, ERRORS * standardError)

const BAND_TITLES = ['confidence', 'prices', 'games', 'said', 'beat the close', 'SE']

const bandCells = ({ from, to, count, games, said, observed, standardError }: ConfidenceBand): string[] => [
  `${from}–${to}`,
  String(count),
  String(games),
  percent(said),
  percent(observed),
  percent(standardError),
]

function bandTable(bands: readonly ConfidenceBand[]): string {
  const rows = bands.filter(({ count }) => count >= MIN_SHOWN).map(bandCells)
  return table(BAND_TITLES, rows, [1, 2, 3, 4, 5])
}
