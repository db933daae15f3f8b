import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { describeProblems, type Ledger, type LedgerProblem, readLedger } from '@fairline/engine'
import { Command } from 'commander'
import { Failure } from '../failure.ts'
import type { Terminal } from '../output/terminal.ts'
import { type ReadSettings, readFromStore } from '../with-store.ts'

/** Writes the ledger to a file, one JSON row a line; fails if rows had to be left out. */
export function ledgerCommand(terminal: Terminal, settings: ReadSettings): Command {
  return new Command('ledger')
    .description('write the ledger in DATABASE_URL or DATA_DIR to a file, one JSON row a line')
    .requiredOption('--export <file>', 'where to')
    .option('--json', 'print one JSON value and nothing else')
    .action(async ({ export: path, json = false }: { export: string; json?: boolean }) => {
      const { rows, leftOut } = await readFromStore(settings, (store) => exportTo(path, store.ledger))
      terminal.out(json ? JSON.stringify({ file: path, rows, leftOut }) : `${rows} rows written to ${path}`)
      if (leftOut.length > 0) throw new Failure(`the ledger is damaged: ${describeProblems(leftOut)}`)
    })
}

async function exportTo(path: string, ledger: Ledger): Promise<{ rows: number; leftOut: readonly LedgerProblem[] }> {
  let rows = 0
  let leftOut: readonly LedgerProblem[] = []
  const file = createWriteStream(path)
  await once(file, 'open').catch((cause: NodeJS.ErrnoException) => {
    throw new Failure(`${path} cannot be written (${cause.code})`)
  })
  const noteProblems = (problems: readonly LedgerProblem[]) => {
    leftOut = problems
  }
  for await (const row of readLedger(ledger, noteProblems, { faultOf: () => null })) {
    rows += 1
    if (!file.write(`${JSON.stringify(row)}\n`)) await once(file, 'drain')
  }
  await finished(file.end())
  return { rows, leftOut }
}
