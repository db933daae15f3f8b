import type { LeagueKey } from '@fairline/domain'
import { averageGame, type NamedLeg, type SimulationReport, simulationReport } from '@fairline/engine'
import { Command } from 'commander'
import { Failure } from '../failure.ts'
import { asCount, asGames, asLeague, asProbability, asTotal } from '../options.ts'
import { figure, percent, table } from '../output/table.ts'
import type { Terminal } from '../output/terminal.ts'
import { asLegs } from '../read-legs.ts'

interface Options {
  readonly league: LeagueKey
  readonly games: number
  readonly home?: number
  readonly draw?: number
  readonly total?: number
  readonly legs?: readonly NamedLeg[]
  readonly seed: number
  readonly json?: boolean
}

/** Draws one game many times. */
export function simulateCommand(terminal: Terminal, now: () => number): Command {
  return new Command('simulate')
    .description('draw one game many times: scores by period, players, and bets on it together')
    .requiredOption('--league <key>', 'which league (mlb, nba, wnba, nhl, soccer leagues, ufc)', asLeague)
    .option('--games <count>', 'how many draws', asGames, 10_000)
    .option('--home <chance>', 'chance of the home side, 0 to 1 (else the league’s average game)', asProbability)
    .option('--draw <chance>', 'chance of a draw, in soccer', asProbability)
    .option('--total <number>', 'expected points, runs or goals of both sides', asTotal)
    .option('--legs <bets>', 'bets on the game, as "home; over 8.5; home starter strikeouts over 5.5"', asLegs)
    .option('--seed <number>', 'the same seed draws the same games', asCount, 1)
    .option('--json', 'print one JSON value and nothing else')
    .action(({ league, games, home, draw, total, legs = [], seed, json = false }: Options) => {
      const average = averageGame[league]
      if (!average)
        throw new Failure(`games of ${league} are not drawn; drawn are ${Object.keys(averageGame).join(', ')}`)
      const marginals = {
        ...average,
        ...(home === undefined ? {} : { home }),
        ...(total === undefined ? {} : { total }),
      }
      const query = average.draw === undefined ? marginals : { ...marginals, draw: draw ?? average.draw }
      const start = now()
      const report = reportOf({ league, marginals: query, count: games, seed, legs })
      const seconds = (now() - start) / 1000
      terminal.out(
        json
          ? JSON.stringify({ ...toJson(report), seconds, gamesPerSecond: games / seconds })
          : inWords(report, seconds),
      )
    })
}

/** With the field names that the command has always printed. */
function toJson({ parlay, ...report }: SimulationReport) {
  if (!parlay) return report
  const legs = parlay.legs.map(({ name, probability, ...leg }) => ({ name, chance: probability, ...leg }))
  const { probability, ...together } = parlay.together
  return { ...report, parlay: { ...parlay, legs, together: { chance: probability, ...together } } }
}

/** What draws cannot meet is the asker's to change. */
function reportOf(query: Parameters<typeof simulationReport>[0]): SimulationReport {
  try {
    return simulationReport(query)
  } catch (error) {
    throw error instanceof RangeError ? new Failure(error.message) : error
  }
}

function inWords(report: SimulationReport, seconds: number): string {
  const { league, games, seed, home, away, total, periods, correlations, parlay } = report
  const sides = [
    ['home', figure(home.mean, 2), figure(home.deviation, 2), ...periods.map((period) => figure(period.home, 2))],
    ['away', figure(away.mean, 2), figure(away.deviation, 2), ...periods.map((period) => figure(period.away, 2))],
    [
      'both',
      figure(total.mean, 2),
      figure(total.deviation, 2),
      ...periods.map((period) => figure(period.home + period.away, 2)),
    ],
  ]
  const names = ['', 'mean', 'deviation', ...periods.map((_, i) => String(i + 1))]
  return [
    `${games} games of ${league} (seed ${seed}) in ${seconds.toFixed(2)} s, as good as ${Math.round(report.effective)} that need no weights`,
    `home ${percent(report.asked.home)}${report.asked.draw === undefined ? '' : `, draw ${percent(report.asked.draw)}`}; before weighing ${percent(report.drawn.home)}${report.drawn.draw === undefined ? '' : `, ${percent(report.drawn.draw)}`}`,
    '',
    table(
      names,
      sides,
      names.map((_, i) => i),
    ),
    ...(correlations.length === 0
      ? []
      : [
          '',
          table(
            ['bets', 'correlation'],
            correlations.map(({ of, correlation }) => [of.join(' and '), figure(correlation, 3)]),
            [1],
          ),
        ]),
    ...(parlay ? ['', parlayTable(parlay)] : []),
  ].join('\n')
}

function parlayTable({ legs, together, independent, fairPrice }: NonNullable<SimulationReport['parlay']>): string {
  const rows = [
    ...legs.map(({ name, probability, stdErr }) => [
      name,
      `${percent(probability)} ± ${percent(stdErr)}`,
      figure(1 / probability, 2),
    ]),
    ['if none told of another', percent(independent), figure(1 / independent, 2)],
    ['all together', `${percent(together.probability)} ± ${percent(together.stdErr)}`, figure(fairPrice, 2)],
  ]
  return table(['bet', 'chance', 'fair price'], rows, [1, 2])
}
