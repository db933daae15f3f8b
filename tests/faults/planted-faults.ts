import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A realistic mistake in one file, and the tests that can catch it. */
export interface PlantedFault {
  readonly id: number
  /** Path in the repository. */
  readonly file: string
  /** What a user would lose. */
  readonly fault: string
  /** Text of the file that is replaced; it occurs once. */
  readonly from: string
  readonly to: string
  /** Tests outside of the file's package that take too long to be run for every fault. */
  readonly tests?: readonly string[]
}

/** Faults that were planted by hand once and that no test caught then. */
export const plantedFaults: readonly PlantedFault[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'planted-faults.json'), 'utf8'),
)
