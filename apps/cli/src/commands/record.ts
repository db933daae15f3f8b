import { describeProblems, type LedgerProblem, type OriginRecord, readLedger, trackRecord } from '@fairline/engine'
import { Command } from 'commander'
import { figure, percent } from '../output/table.ts'
import type { Terminal } from '../output/terminal.ts'
import { type ReadSettings, readFromStore } from '../with-store.ts'

const titles: Readonly<Record<OriginRecord['origin'], string>> = {
  live: 'Published as it happened',
  replay: 'Backtested on recorded seasons with what was known then, not published live',
  backfill: 'Backtested with what was known each morning, not published live',
}

/** Shows how right the picks in the ledger were: the published ones first, all others apart. */
export function recordCommand(terminal: Terminal, settings: ReadSettings): Command {
  return new Command('record')
    .description(
      'how right the picks in DATABASE_URL or DATA_DIR were: what was published, and apart from it what was decided afterwards',
    )
    .option('--json', 'print one JSON value and nothing else')
    .action(async ({ json = false }: { json?: boolean }) => {
      const record = trackRecord()
      let leftOut: readonly LedgerProblem[] = []
      await readFromStore(settings, async ({ ledger }) => {
        const noteProblems = (problems: readonly LedgerProblem[]) => {
          leftOut = problems
        }
        for await (const row of readLedger(ledger, noteProblems)) record.add(row)
      })
      if (leftOut.length > 0) terminal.err(`Left out of the record: ${describeProblems(leftOut)}`)
      const all = record.all()
      if (json)
        return terminal.out(JSON.stringify(Object.fromEntries(all.map(({ origin, ...rest }) => [origin, rest]))))
      terminal.out(
        all
          .filter(({ origin, picks }) => origin === 'live' || picks > 0)
          .map(section)
          .join('\n\n'),
      )
    })
}

/** What is printed of the picks of one origin. */
export function section(record: OriginRecord): string {
  const { origin, picks, open, won, lost, pushed, from, to, hitRate, saidToWin, beatClose } = record
  if (picks === 0) return `${titles[origin]}: no pick yet`
  const lines = [
    `${titles[origin]}: ${picks} picks, ${from} to ${to}`,
    `  ${won} won, ${lost} lost, ${pushed} pushed or void, ${open} open`,
  ]
  if (hitRate !== null)
    lines.push(
      `  won ${percent(hitRate)} of decided stakes (half wins and losses count half); forecast ${percent(saidToWin)}`,
    )
  if (beatClose !== null) {
    lines.push(`  beat the closing line ${percent(beatClose)} of the time${forecastOf(record)}`)
  }
  lines.push(
    `  return per unit staked ${withError(record.roi)}, value against the fair close ${withError(record.closingValue)}`,
  )
  return lines.join('\n')
}

/** The mean confidence with its sample; empty if too few picks had one. */
const forecastOf = ({ saidToBeatClose, confidenceSample }: OriginRecord): string =>
  saidToBeatClose === null
    ? ''
    : `; forecast ${percent(saidToBeatClose)} over the ${confidenceSample} picks with a known confidence`

/** In percent, with twice the standard error. */
function withError(value: OriginRecord['roi']): string {
  return value === null ? '– (fewer than 30)' : `${figure(value.mean * 100, 1)} ± ${figure(value.se * 200, 1)} %`
}
