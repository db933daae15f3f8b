import { writeFile } from 'node:fs/promises'
import type { LeagueKey } from '@fairline/domain'
import { FeedError, type PropsReport, propsReport } from '@fairline/engine'
import { readProps } from '@fairline/providers'
import { Command } from 'commander'
import { Failure } from '../failure.ts'
import { inThreads } from '../league-threads.ts'
import { asFolders } from '../options.ts'
import type { Terminal } from '../output/terminal.ts'
import type { LeagueWalk } from '../report/league-walk.ts'
import { page } from '../report/page.ts'

const leaguesOfProps: readonly LeagueKey[] = ['nba', 'nhl', 'wnba', 'mlb']

const task = { worker: new URL('../report/walk-worker.ts', import.meta.url), name: 'walkLeague' }

/** Walks through everything that is recorded and writes one page about it. */
export function reportCommand(terminal: Terminal, now: () => Date): Command {
  return new Command('report')
    .description('walk through all recorded leagues and write one self-contained HTML page about how right we were')
    .requiredOption('--data <dirs>', 'data folders, separated by commas', asFolders)
    .option('--out <file>', 'where to write it', 'fairline-report.html')
    .action(async ({ data, out }: { data: readonly string[]; out: string }) => {
      const bar = terminal.bar('walking forward')
      const walks = await inThreads<LeagueWalk>(task, { data, from: null, to: null }, (done, of) =>
        bar.to(done, of),
      ).finally(() => bar.stop())
      if (walks.length === 0) throw new Failure(`no recorded games of any league in ${data.join(', ')}`)
      const props: PropsReport[] = []
      for (const league of leaguesOfProps) props.push(...(await propsOf(league, data)))
      const html = page({ walks, props, madeAt: now().toISOString() })
      await writeFile(out, html).catch((error: NodeJS.ErrnoException) => {
        throw new Failure(`${out} cannot be written (${error.code ?? error.message})`)
      })
      terminal.out(
        `${out}: ${walks.length} leagues, ${walks.reduce((sum, { open }) => sum + open.games, 0)} games, ${Math.round(html.length / 1024)} kB`,
      )
    })
}

/** Nothing where no player props of the league are recorded. */
async function propsOf(league: LeagueKey, data: readonly string[]): Promise<PropsReport[]> {
  try {
    return [propsReport(await readProps(league, data), { league, from: null, to: null, books: null })]
  } catch (error) {
    if (error instanceof FeedError && error.kind === 'refused') return []
    throw error
  }
}
