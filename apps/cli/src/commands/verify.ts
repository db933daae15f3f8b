import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { describeProblems, type LedgerVerdict, StoreError, verifyExport, verifyLedger } from '@fairline/engine'
import type { Store, WaitingEntries } from '@fairline/stores'
import { Command } from 'commander'
import { Failure } from '../failure.ts'
import type { Terminal } from '../output/terminal.ts'
import { type ReadSettings, readFromStore } from '../with-store.ts'

/**
 * Recomputes the chain and every stored figure; fails naming every row that is missing or unreadable. Reports how many
 * published entries still wait in the outbox.
 */
export function verifyCommand(terminal: Terminal, settings: ReadSettings): Command {
  return new Command('verify')
    .description('recompute the ledger’s chain and every stored figure')
    .option('--ledger <file>', 'an exported ledger instead of the one in DATABASE_URL or DATA_DIR')
    .option('--json', 'print one JSON value and nothing else')
    .action(async ({ ledger, json = false }: { ledger?: string; json?: boolean }) => {
      const { verdict, outbox } = ledger
        ? { verdict: await verifyExport(linesOf(ledger)), outbox: null }
        : await verifyStore(settings)
      if (json) terminal.out(JSON.stringify({ ...verdict, waiting: outbox?.waiting ?? null }))
      const notes = outbox?.notes ?? []
      if (verdict.holds === null)
        throw new Failure(['The ledger is empty: there is nothing to verify.', ...notes].join('\n'))
      if (!verdict.holds) throw new Failure([failureOf(verdict), ...notes].join('\n'))
      if (!json) terminal.out([`${verdict.rows} rows hold`, ...notes].join('\n'))
    })
}

/** Entries in a store's outbox that are not in its ledger yet. */
interface OutboxReport {
  /** Null if they can't be counted. */
  readonly waiting: number | null
  readonly notes: readonly string[]
}

function verifyStore(settings: ReadSettings): Promise<{ verdict: LedgerVerdict; outbox: OutboxReport }> {
  return readFromStore(settings, async (store) => {
    const verdict = await verifyLedger(store.ledger)
    return { verdict, outbox: await reportOutbox(store, settings().dataDir) }
  })
}

/** An unreadable outbox does not change the verdict on the ledger: returns a note instead. */
async function reportOutbox(store: Store, directory: string): Promise<OutboxReport> {
  try {
    const { countWaitingEntries } = await import('@fairline/stores')
    const found = await countWaitingEntries(store, directory)
    return { waiting: found?.count ?? null, notes: found ? notesOf(found) : [] }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    return { waiting: null, notes: [`Entries that wait to be written are not counted: ${error.message}.`] }
  }
}

function notesOf({ path, count, unreadable, damaged }: WaitingEntries): string[] {
  const are = count === 1 ? 'published entry waits' : 'published entries wait'
  const them = count === 1 ? 'it' : 'them'
  return [
    ...(count > 0
      ? [
          `${count} ${are} in the outbox ${path}, not in the ledger yet: the server writes ${them} once it can use the store.`,
        ]
      : []),
    ...(damaged > 0
      ? [
          `The outbox ${path} is damaged: published entries that were in it may be lost. The server keeps a copy when it starts.`,
        ]
      : []),
    ...(unreadable > 0 ? [`Part of the outbox ${path} can't be read by this version.`] : []),
  ]
}

function failureOf({ rows, missing, unreadable, fault }: LedgerVerdict): string {
  const problems = [...missing, ...unreadable].sort((a, b) => a.from - b.from)
  const parts = [
    ...(fault ? [`row ${fault.row} does not hold: ${fault.why}`] : []),
    ...(problems.length > 0 ? [describeProblems(problems)] : []),
    ...(rows > 0 && !fault ? [`the other ${rows} rows hold`] : []),
  ]
  return parts.join('\n')
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path)
  const opened = new Promise<void>((resolve, reject) => file.once('open', () => resolve()).once('error', reject))
  await opened.catch((cause: NodeJS.ErrnoException) => {
    throw new Failure(`${path} cannot be read (${cause.code})`)
  })
  for await (const line of createInterface({ input: file, crlfDelay: Number.POSITIVE_INFINITY })) yield line
}
