import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { readLedger } from '@fairline/engine'
import { openSqlite } from '@fairline/stores'
import { Command } from 'commander'
import { Failure } from '../failure.ts'
import type { Terminal } from '../output/terminal.ts'

/** Writes the ledger out, one JSON row a line. */
export function ledgerCommand(terminal: Terminal, dataDir: string): Command {
  return new Command('ledger')
    .description('write the ledger in DATA_DIR to a file, one JSON row a line')
    .requiredOption('--export <file>', 'where to')
    .option('--json', 'print one JSON value and nothing else')
    .action(async ({ export: path, json = false }: { export: string; json?: boolean }) => {
      const store = await openSqlite(dataDir)
      let rows = 0
      try {
        const file = createWriteStream(path)
        await once(file, 'open').catch((cause: NodeJS.ErrnoException) => {
          throw new Failure(`${path} cannot be written (${cause.code})`)
        })
        for await (const row of readLedger(store.ledger)) {
          rows += 1
          if (!file.write(`${JSON.stringify(row)}\n`)) await once(file, 'drain')
        }
        await finished(file.end())
      } finally {
        await store.close()
      }
      terminal.out(json ? JSON.stringify({ file: path, rows }) : `${rows} rows written to ${path}`)
    })
}
