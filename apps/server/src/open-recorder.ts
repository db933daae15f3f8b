import { mkdir } from 'node:fs/promises'
import { openOutbox, outboxPath, type Store } from '@fairline/stores'
import { openRecorder, type Recorder, type RecorderOptions } from './recorder/recorder.ts'

/** Name of the note that probes whether the store is writable. */
const PROBE = 'probe'
/** The share of the outbox that is for ledger entries; they are few and small. */
const ENTRIES_SHARE = 1 / 8

export interface OpenRecorderOptions extends Pick<RecorderOptions, 'retentionDays' | 'now' | 'realNow' | 'onError'> {
  readonly store: Store
  /** Where the outbox lies. */
  readonly directory: string
  readonly outboxBytes: number
  /** Called with notices for the operator, such as that part of the outbox was damaged. */
  readonly onNotice: (message: string) => void
}

/** Opens the recorder of a store, with outbox files of its own in a folder; ignores those of other stores. */
export async function openStoreRecorder(options: OpenRecorderOptions): Promise<Recorder> {
  const { store, directory, outboxBytes, onNotice } = options
  // With PostgreSQL the folder may not exist yet. If it can't be created, opening the outbox reports the reason.
  await mkdir(directory, { recursive: true }).catch(() => undefined)
  const entryBytes = Math.ceil(outboxBytes * ENTRIES_SHARE)
  const entries = await openOutbox(outboxPath(directory, store.id, 'entries'), entryBytes)
  const facts = await openOutbox(outboxPath(directory, store.id, 'facts'), outboxBytes - entryBytes).catch(
    async (cause: unknown) => {
      await entries.close()
      throw cause
    },
  )
  if (entries.damaged + facts.damaged > 0)
    onNotice('Part of the outbox was damaged and is left out; a copy is kept next to it.')
  const { ledger, archive, quoteLog } = store
  // SQLite does not write what stays the same.
  const probe = () => store.notes.write(PROBE, String(options.realNow()))
  return openRecorder({ ...options, ledger, archive, quoteLog, probe, outboxes: { entries, facts } }).catch(
    async (cause: unknown) => {
      await Promise.all([entries.close(), facts.close()])
      throw cause
    },
  )
}
