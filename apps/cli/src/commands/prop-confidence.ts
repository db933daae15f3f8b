import { addDays, type LeagueKey, leagues, pacificDay, type Selection } from '@fairline/domain'
import {
  type ClosedConfidence,
  type ClosedPropBet,
  confidenceBands,
  type EvaluatedBet,
  type FactSource,
  hourBands,
  lookHoursOf,
  type PropReturns,
  propReturnReport,
  walkPropConfidence,
} from '@fairline/engine'
import { Command } from 'commander'
import { Failure } from '../failure.ts'
import { asCount, asDays, asLeague } from '../options.ts'
import type { Terminal } from '../output/terminal.ts'
import type { MarketHours } from '../world/hour-report.ts'
import { type LeagueBands, type PropBands, propBandLines, type StatBands } from '../world/prop-band-lines.ts'
import { simulatedLeagues } from '../world/simulated-leagues.ts'

const NOW = Date.parse('2026-11-01T20:00:00Z')

interface Options {
  readonly seed: number
  readonly league?: LeagueKey | null
  readonly days: number
  readonly json?: boolean
}

/** Compares the confidence of props in the simulated leagues with how often they beat the close. */
export function propConfidenceCommand(terminal: Terminal): Command {
  return new Command('prop-confidence')
    .description('compare the confidence of player props in the simulated leagues with how often they beat the close')
    .option('--seed <number>', 'which world', asCount, 1)
    .option('--league <key>', 'one league only', asLeague)
    .option('--days <count>', 'days to look at props, every two hours', asDays, 60)
    .option('--json', 'print one JSON value and nothing else')
    .action(({ seed, league = null, days, json = false }: Options) => {
      if (league !== null && leagues[league].sport === 'combat')
        throw new Failure(`no bets on players of ${league} are simulated`)
      const report = measure(simulatedLeagues(seed, league), days, terminal)
      if (json) return terminal.out(JSON.stringify({ seed, league, days, ...report }))
      terminal.out(propBandLines(report))
    })
}

function measure({ covers, history, pricesStand }: FactSource, days: number, terminal: Terminal): PropBands {
  const all = confidenceBands()
  const recommended = confidenceBands()
  const allHours = hourBands()
  const hours: MarketHours[] = []
  const ofLeagues: LeagueBands[] = []
  const ofStats: StatBands[] = []
  const returns: PropReturns[] = []
  const to = addDays(pacificDay(NOW), -2)
  const bar = terminal.bar('walking through props')
  for (const [done, league] of covers.entries()) {
    bar.to(done, covers.length)
    if (!history || leagues[league].sport === 'combat') continue
    const ofLeague = confidenceBands()
    const ofSides = bandsByStatAndSide()
    const hoursOfLeague = hourBands()
    const returnsOfLeague = propReturnReport(league)
    walkPropConfidence({
      league,
      history,
      pricesStand,
      asOf: NOW,
      from: addDays(to, 1 - days),
      to,
      onClosed(closed, closedBet) {
        const { bet } = closedBet
        ofLeague.add(closed)
        ofSides.add(closed, bet)
        all.add(closed)
        if (bet.recommendation !== 'pass') recommended.add(closed)
        returnsOfLeague.add(closed, closedBet)
        const hours = lookHoursOf(hoursLeftOf(closedBet))
        if (hours === null) return
        hoursOfLeague.add({ ...closed, hours })
        allHours.add({ ...closed, hours })
      },
    })
    hours.push({ league, market: 'prop', hours: hoursOfLeague.hours() })
    ofLeagues.push({ league, bands: ofLeague.bands() })
    returns.push(...returnsOfLeague.returns())
    ofStats.push(...ofSides.all().map((one) => ({ league, ...one })))
  }
  bar.stop()
  return {
    leagues: covers.length === 1 ? ofLeagues : [{ league: null, bands: all.bands() }, ...ofLeagues],
    stats: ofStats,
    recommended: recommended.bands(),
    hours: [{ league: null, market: 'prop', hours: allHours.hours() }, ...hours],
    returns,
  }
}

const hoursLeftOf = ({ startsAt, at }: ClosedPropBet): number => (startsAt - at) / 3_600_000

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
