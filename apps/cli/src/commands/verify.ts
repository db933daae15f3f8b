import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { type LedgerFault, ledgerVerifier, readLedger } from '@fairline/engine'
import { openSqlite } from '@fairline/stores'
import { Command } from 'commander'
import { Failure } from '../failure.ts'
import type { Terminal } from '../output/terminal.ts'

/** Recomputes the chain and every stored figure; fails naming the first row that does not hold. */
export function verifyCommand(terminal: Terminal, dataDir: string): Command {
  return new Command('verify')
    .description('recompute the ledger’s chain and every stored figure')
    .option('--ledger <file>', 'an exported ledger instead of the one in DATA_DIR')
    .option('--json', 'print one JSON value and nothing else')
    .action(async ({ ledger, json = false }: { ledger?: string; json?: boolean }) => {
      const { rows, fault } = await checked(ledger ? fromFile(ledger) : fromStore(dataDir))
      if (json) terminal.out(JSON.stringify({ rows, holds: fault === null, fault }))
      if (fault) throw new Failure(`row ${fault.row} does not hold: ${fault.why}`)
      if (!json) terminal.out(`${rows} rows hold`)
    })
}

async function checked(rows: AsyncIterable<unknown>): Promise<{ rows: number; fault: LedgerFault | null }> {
  const verify = ledgerVerifier()
  let count = 0
  for await (const row of rows) {
    count += 1
    const fault = verify(row)
    if (fault) return { rows: count, fault }
  }
  return { rows: count, fault: null }
}

async function* fromStore(dataDir: string): AsyncGenerator<unknown> {
  const store = await openSqlite(dataDir)
  try {
    yield* readLedger(store.ledger)
  } finally {
    await store.close()
  }
}

async function* fromFile(path: string): AsyncGenerator<unknown> {
  const file = createReadStream(path)
  const opened = new Promise<void>((resolve, reject) => file.once('open', () => resolve()).once('error', reject))
  await opened.catch((cause: NodeJS.ErrnoException) => {
    throw new Failure(`${path} cannot be read (${cause.code})`)
  })
  for await (const line of createInterface({ input: file, crlfDelay: Number.POSITIVE_INFINITY })) yield line
}
