import type { Day, LeagueKey } from '@fairline/domain'
import { Command } from 'commander'
import { auditHeader, auditSummary, auditWords } from '../audit/audit-words.ts'
import { type AuditedLeague, auditRecorded } from '../audit/audit-worker.ts'
import { checkDays } from '../check-days.ts'
import { Failure } from '../failure.ts'
import { inThreads, type RecordedDays } from '../league-threads.ts'
import { asDay, asFolders, asLeague } from '../options.ts'
import { table } from '../output/table.ts'
import type { Terminal } from '../output/terminal.ts'

const worker = new URL('../audit/audit-worker.ts', import.meta.url)

/** Looks for leaks, wrong sums and false confidence in the back-tests of recorded seasons. */
export function auditCommand(terminal: Terminal): Command {
  return new Command('audit')
    .description('replace the future, compute losses again and hold confidence and grades to what happened')
    .requiredOption('--data <dirs>', 'data folders, separated by commas', asFolders)
    .option('--league <key>', 'one league only', asLeague)
    .option('--from <day>', 'first day scored; everything before warms up', asDay)
    .option('--to <day>', 'last day scored', asDay)
    .option('--json', 'print one JSON value and nothing else')
    .action(async ({ league, data, from = null, to = null, json = false }) => {
      checkDays(from, to)
      const audited = await auditAll(league, { data, from, to }, terminal)
      const rows = audited.flatMap((one) => one.rows)
      if (rows.length === 0)
        throw new Failure(
          `no recorded games of ${league ?? 'any league'} ${daysInWords(from, to)}in ${data.join(', ')}`,
        )
      terminal.out(json ? JSON.stringify({ leagues: audited }) : inWords(audited))
      const failures = rows.filter(({ verdict }) => verdict === 'fails').length
      if (failures > 0) throw new Failure(`${failures} of ${rows.length} checks fail`)
    })
}

const daysInWords = (from: Day | null, to: Day | null) =>
  `${from === null ? '' : `from ${from} `}${to === null ? '' : `to ${to} `}`

async function auditAll(
  league: LeagueKey | undefined,
  recorded: RecordedDays,
  terminal: Terminal,
): Promise<AuditedLeague[]> {
  if (league !== undefined) return [(await auditRecorded({ ...recorded, league })) ?? []].flat()
  const bar = terminal.bar('auditing')
  const task = { worker, name: 'auditRecorded' }
  return inThreads<AuditedLeague>(task, recorded, (done, of) => bar.to(done, of)).finally(() => bar.stop())
}

function inWords(audited: readonly AuditedLeague[]): string {
  const rows = audited.flatMap((one) => one.rows)
  const times = audited.map(({ league, seconds }) => `${league} ${seconds.toFixed(1)} s`)
  return [table(auditHeader, rows.map(auditWords), [3, 4, 5]), '', auditSummary(rows), times.join(', ')].join('\n')
}
