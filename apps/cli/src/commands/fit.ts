import { leagues } from '@fairline/domain'
import { type Fitted, fitRatings, fitTotals } from '@fairline/engine'
import { Command, Option } from 'commander'
import { Failure } from '../failure.ts'
import { asCount, asDay, asFolders, asLeague } from '../options.ts'
import { figure, table } from '../output/table.ts'
import type { Terminal } from '../output/terminal.ts'
import { readLeague } from '../read-league.ts'
import { type FittedPart, parametersFile, writeParameters } from '../write-parameters.ts'

/** How often all constants are tried. */
const ROUNDS = 12

/** Finds a league's rating constants again, as those of its parameter file were found. */
export function fitCommand(terminal: Terminal): Command {
  return new Command('fit')
    .description('find a league’s rating constants on past seasons, against the closing line')
    .requiredOption('--league <key>', 'whose games', asLeague)
    .requiredOption('--data <dirs>', 'data folders, separated by commas', asFolders)
    .requiredOption('--from <day>', 'first day fitted to; everything before warms up', asDay)
    .requiredOption('--to <day>', 'last day; the last quarter of the games says whether to take what was found', asDay)
    .option('--results-only', 'learn from results alone, not from past closing lines')
    .addOption(
      new Option('--totals', 'the constants of the rating of totals, against closing totals').conflicts('resultsOnly'),
    )
    .option('--rounds <n>', 'how often all constants are tried; 0 only scores those there are', asCount, ROUNDS)
    .option('--write', 'write them to the league’s parameter file')
    .option('--json', 'print one JSON value and nothing else')
    .action(async ({ league, data, from, to, rounds, resultsOnly, totals, write = false, json = false }) => {
      const part: FittedPart = totals ? 'totals' : resultsOnly ? 'results' : 'market'
      const { facts } = await readLeague(league, data, { terminal, verbose: false })
      const of = leagues[league as keyof typeof leagues]
      const span = { from, to, rounds }
      const fitted = part === 'totals' ? fitTotals(facts, of, span) : fitRatings(facts, of, { ...span, fed: part })
      if (!fitted) throw new Failure(`too few games of ${league} between ${from} and ${to} have ${wanted(part)}`)
      if (write) await writeParameters(league, part, fitted)
      if (json) return terminal.out(JSON.stringify({ league, part, ...fitted }))
      terminal.out(told(part, fitted))
      if (write) terminal.out(`written to ${parametersFile(league)}`)
    })
}

const wanted = (part: FittedPart) =>
  part === 'totals' ? 'a closing total to fit and check' : 'a result to fit and check'

function lossOf(part: FittedPart, { against }: Fitted['made']): string {
  if (part === 'totals') return 'points from the close, root mean square'
  return against === 'close' ? 'cross-entropy to the close' : 'log loss'
}

function told(part: FittedPart, { settings, made }: Fitted): string {
  const rows = Object.entries(settings).map(([name, value]) => [name, String(value)])
  const stretch = (what: string, { from, to, games, before, after }: Fitted['made']['fitted']) => [
    what,
    `${from} to ${to}`,
    String(games),
    figure(before, 5),
    figure(after, 5),
  ]
  return [
    table(
      [lossOf(part, made), 'days', 'games', 'as they were', 'found'],
      [stretch('fitted to', made.fitted), stretch('kept apart', made.check)],
      [2, 3, 4],
    ),
    '',
    made.taken ? 'Better on the games kept apart: taken.' : 'No better on the games kept apart: the constants stay.',
    '',
    table(['constant', 'value'], rows, [1]),
  ].join('\n')
}
