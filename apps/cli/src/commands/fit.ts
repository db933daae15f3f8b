import { leagues } from '@fairline/domain'
import { fitRatings } from '@fairline/engine'
import { Command } from 'commander'
import { Failure } from '../failure.ts'
import { asDay, asFolders, asLeague } from '../options.ts'
import { figure, table } from '../output/table.ts'
import type { Terminal } from '../output/terminal.ts'
import { readLeague } from '../read-league.ts'

/** Finds a league's rating constants anew, as those in the code were found. */
export function fitCommand(terminal: Terminal): Command {
  return new Command('fit')
    .description('find a league’s rating constants on past seasons, against the closing line')
    .requiredOption('--league <key>', 'whose games', asLeague)
    .requiredOption('--data <dirs>', 'data folders, separated by commas', asFolders)
    .requiredOption('--from <day>', 'first day fitted to; everything before warms up', asDay)
    .requiredOption('--to <day>', 'last day fitted to', asDay)
    .option('--results-only', 'learn from results alone, not from past closing lines')
    .option('--json', 'print one JSON value and nothing else')
    .action(async ({ league, data, from, to, resultsOnly = false, json = false }) => {
      const body = await readLeague(league, data, { terminal, verbose: false })
      const fitted = fitRatings(body.facts, leagues[league as keyof typeof leagues], {
        from,
        to,
        rounds: 12,
        fed: resultsOnly ? 'results' : 'market',
      })
      if (!fitted) throw new Failure(`no game of ${league} between ${from} and ${to} has a closing price and a result`)
      if (json) return terminal.out(JSON.stringify({ league, from, to, ...fitted }))
      const rows = Object.entries(fitted.settings).map(([name, value]) => [name, String(value)])
      terminal.out(
        [
          `${league} ${from} to ${to}: ${fitted.games} games with a closing price`,
          `cross-entropy to the close: ${figure(fitted.before, 5)} with the constants in the code, ${figure(fitted.after, 5)} with these; log loss ${figure(fitted.logLoss, 5)}`,
          '',
          table(['constant', 'value'], rows, [1]),
        ].join('\n'),
      )
    })
}
