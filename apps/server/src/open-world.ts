import type { Store } from '@fairline/stores'
import { z } from 'zod'
import { ConfigError } from './config.ts'

const World = z.object({ seed: z.number(), version: z.number() })
const NOTE = 'world'
/** Clocks of machines are set back by a little now and then. */
const TOLERANCE_MS = 60_000

/** The simulated world the server runs. */
export interface RequestedWorld {
  readonly seed: number
  /** Of the rules it is made by. */
  readonly version: number
}

/**
 * Checks that a store belongs to the requested simulated world. Saves the world in a store without a valid note of it.
 *
 * @param otherStore  which setting names another store, for the message
 * @returns a notice for the operator if a damaged note was replaced; null otherwise
 * @throws {ConfigError} if the store holds another world; with the way out
 */
export async function openWorld(
  store: { readonly notes: Pick<Store['notes'], 'read' | 'write'> },
  { seed, version }: RequestedWorld,
  otherStore = 'DATA_DIR to another folder',
): Promise<string | null> {
  const text = await store.notes.read(NOTE)
  const saved = text === null ? null : worldOf(text)
  if (saved === null) {
    await store.notes.write(NOTE, JSON.stringify({ seed, version }))
    return text === null ? null : `The note of the simulated world was damaged: it is seed ${seed} from now on.`
  }
  if (saved.version !== version) {
    throw new ConfigError(
      `This data was recorded by version ${saved.version} of the simulated world, ` +
        `and this is version ${version}: ` +
        `its games would not go on. Set ${otherStore}, or move this one away`,
    )
  }
  if (saved.seed !== seed) {
    throw new ConfigError(
      `FAIRLINE_SEED: this data is of the simulated world of seed ${saved.seed}, not ${seed}. ` +
        `Set FAIRLINE_SEED=${saved.seed} to go on with it, or ${otherStore} to begin a new one`,
    )
  }
  return null
}

function worldOf(text: string): z.infer<typeof World> | null {
  try {
    return World.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/**
 * Checks that the clock is not behind what was recorded of any league.
 *
 * @param recordedTo  the newest moment of which anything is recorded; null if there is nothing
 * @param otherStore  how to begin a new record, in words
 * @throws {ConfigError} with the way out
 */
export function checkClock(recordedTo: number | null, now: number, otherStore: string): void {
  if (recordedTo === null || recordedTo <= now + TOLERANCE_MS) return
  throw new ConfigError(
    `FAIRLINE_NOW: there are records up to ${new Date(recordedTo).toISOString()}, and the clock says ` +
      `${new Date(now).toISOString()}: the same time would be published twice. Set the clock forward, or ${otherStore}`,
  )
}
