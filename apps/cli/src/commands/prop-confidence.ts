import { addDays, type LeagueKey, leagues, pacificDay } from '@fairline/domain'
import { type ConfidenceBand, confidenceBands, walkPropConfidence } from '@fairline/engine'
import { simulatedSource } from '@fairline/providers'
import { Command } from 'commander'
import { asCount } from '../options.ts'
import { percent, table } from '../output/table.ts'
import type { Terminal } from '../output/terminal.ts'

const NOW = Date.parse('2026-11-01T20:00:00Z')
/** Fewer prices than this in a band show nothing. */
const MIN_SHOWN = 100

/** Bands of a league, or of all of them together. */
interface LeagueBands {
  /** Null for all leagues together. */
  readonly league: LeagueKey | null
  readonly bands: readonly ConfidenceBand[]
}

/** What was said of props, and of those that were recommended. */
interface Report {
  readonly leagues: readonly LeagueBands[]
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
      terminal.out([...report.leagues.map(leagueLines), recommendedLines(report)].join('\n\n'))
    })
}

function measure(seed: number, days: number, terminal: Terminal): Report {
  const { covers, history, pricesStand } = simulatedSource(seed)
  const all = confidenceBands()
  const recommended = confidenceBands()
  const ofLeagues: LeagueBands[] = []
  const to = addDays(pacificDay(NOW), -2)
  const bar = terminal.bar('walking through props')
  for (const [done, league] of covers.entries()) {
    bar.to(done, covers.length)
    if (!history || leagues[league].sport === 'combat') continue
    const ofLeague = confidenceBands()
    walkPropConfidence({
      league,
      history,
      pricesStand,
      asOf: NOW,
      from: addDays(to, 1 - days),
      to,
      onClosed(closed, { bet }) {
        ofLeague.add(closed)
        all.add(closed)
        if (bet.recommendation !== 'pass') recommended.add(closed)
      },
    })
    ofLeagues.push({ league, bands: ofLeague.bands() })
  }
  bar.stop()
  return { leagues: [{ league: null, bands: all.bands() }, ...ofLeagues], recommended: recommended.bands() }
}

function leagueLines({ league, bands }: LeagueBands): string {
  return [league === null ? 'All leagues' : leagues[league].name, '', bandTable(bands)].join('\n')
}

const recommendedLines = ({ recommended }: Report): string =>
  ['Recommended bets of all leagues', '', bandTable(recommended)].join('\n')

function bandTable(bands: readonly ConfidenceBand[]): string {
  const rows = bands
    .filter(({ count }) => count >= MIN_SHOWN)
    .map(({ from, to, count, games, said, observed, standardError }) => [
      `${from}–${to}`,
      String(count),
      String(games),
      percent(said),
      percent(observed),
      percent(standardError),
    ])
  return table(['confidence', 'prices', 'games', 'said', 'beat the close', 'SE'], rows, [1, 2, 3, 4, 5])
}
