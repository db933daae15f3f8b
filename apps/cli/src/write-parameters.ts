import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { LeagueKey } from '@fairline/domain'
import { type Fed, type Fitted, LeagueParameters } from '@fairline/engine'

/** Where a league's constants are kept. */
export const parametersFile = (league: LeagueKey): string =>
  fileURLToPath(new URL(`../../../packages/engine/src/forecast/parameters/${league}.json`, import.meta.url))

/** Puts what was fitted in the league's parameter file; what its rating fed otherwise uses stays. */
export async function writeParameters(league: LeagueKey, fed: Fed, { settings, made }: Fitted): Promise<void> {
  const path = parametersFile(league)
  const known = JSON.parse(await readFile(path, 'utf8'))
  const parameters = LeagueParameters.parse({ ...known, [fed]: { ...known[fed], settings, made } })
  await writeFile(path, `${JSON.stringify(parameters, null, 2)}\n`)
}
