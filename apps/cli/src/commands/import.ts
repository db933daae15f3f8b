import { type Fact, type LeagueKey, leagues } from '@fairline/domain'
import { fetchToFile, importFormats, readFiles } from '@fairline/providers'
import { Command, Option } from 'commander'
import { asLeague } from '../options.ts'
import type { Terminal } from '../output/terminal.ts'
import { type ReadSettings, writeToStore } from '../with-store.ts'

interface Options {
  readonly league: LeagueKey
  readonly format: string
  readonly json?: boolean
  readonly verbose?: boolean
}

/** Reads files into the archive; the same file twice changes nothing. */
export function importCommand(terminal: Terminal, settings: ReadSettings): Command {
  return new Command('import')
    .description(
      'read files of games and odds into the archive in DATABASE_URL or DATA_DIR; running it twice changes nothing',
    )
    .requiredOption('--league <key>', 'whose games', asLeague)
    .addOption(new Option('--format <name>', 'what the files are').choices(importFormats).makeOptionMandatory())
    .argument('<file-or-url...>', 'CSV files, plain or gzip, or http(s) addresses of such')
    .option('--json', 'print one JSON value and nothing else')
    .option('--verbose', 'list every row and price that was left out on standard error')
    .action(async (given: string[], { league, format, json = false, verbose = false }: Options) => {
      const paths = await Promise.all(given.map(async (path) => (/^https?:/.test(path) ? fetchToFile(path) : path)))
      const body = await readFiles(league, format, paths, { verbose })
      for (const line of body.rows.details) terminal.err(line)
      const { added, present } = await appendTo(settings, league, body.facts)
      const { read, used, skipped, prices, cells } = body.rows
      const value = {
        league,
        format,
        files: paths.length,
        added,
        present,
        rows: { read, used, skipped, prices, cells },
      }
      const left = Object.entries({ ...skipped, ...prices, ...cells }).map(
        ([reason, count]) => `\n  ${count} × ${reason}`,
      )
      const words = `${leagues[league].name}: ${added} facts added, ${present} were there already; ${read} rows read, ${used} used${left.join('')}`
      terminal.out(json ? JSON.stringify(value) : words)
    })
}

const appendTo = (settings: ReadSettings, league: LeagueKey, facts: readonly Fact[]) =>
  writeToStore(settings, (store) => store.archive.append(league, facts))
