import type { Store } from '@fairline/stores'
import { z } from 'zod'
import { ConfigError } from './config.ts'

const World = z.object({ seed: z.number(), version: z.number() })
const NOTE = 'world'

/** The simulated world the server is asked to run. */
export interface AskedWorld {
  readonly seed: number
  /** Of the rules it is made by. */
  readonly version: number
  readonly now: number
}

/**
 * Sees that the data folder and the simulated world asked for belong together, and notes the world in a fresh folder.
 *
 * @throws {ConfigError} where the folder holds another world, or has lived longer than the clock says; with the way out
 */
export async function openWorld(
  store: Pick<Store, 'notes' | 'quoteLog'>,
  { seed, version, now }: AskedWorld,
): Promise<void> {
  const text = await store.notes.read(NOTE)
  if (text === null) {
    await store.notes.write(NOTE, JSON.stringify({ seed, version }))
    return
  }
  const held = World.parse(JSON.parse(text))
  if (held.version !== version) {
    throw new ConfigError(
      `DATA_DIR: this folder was filled by version ${held.version} of the simulated world, and this is version ${version}: ` +
        'its games would not go on. Set DATA_DIR to another folder, or move this one away',
    )
  }
  if (held.seed !== seed) {
    throw new ConfigError(
      `FAIRLINE_SEED: this data folder holds the simulated world of seed ${held.seed}, not ${seed}. ` +
        `Set FAIRLINE_SEED=${held.seed} to go on with it, or DATA_DIR to another folder to begin a new one`,
    )
  }
  const lived = await store.quoteLog.writtenTo('mlb')
  if (lived !== null && lived > now + TOLERANCE_MS) {
    throw new ConfigError(
      `FAIRLINE_NOW: this data folder has lived to ${new Date(lived).toISOString()}, and the clock says ` +
        `${new Date(now).toISOString()}: it would say again what it said. Set the clock on, or DATA_DIR to another folder`,
    )
  }
}

/** Clocks of machines are set back by a little now and then. */
const TOLERANCE_MS = 60_000
