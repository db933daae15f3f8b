import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../.cache/e2e')
mkdirSync(folder, { recursive: true })

/** What the simulated app wrote to its log. */
export const SIMULATED_LOG = join(folder, 'simulated.log')
