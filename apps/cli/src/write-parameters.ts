import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { LeagueKey } from '@fairline/domain'
import { type Fed, type Fitted, LeagueParameters } from '@fairline/engine'

/** Where a league's constants are kept. */
export const parametersFile = (league: LeagueKey): string =>
  fileURLToPath(new URL(`../../../packages/engine/src/forecast/parameters/${league}.json`, import.meta.url))

/** What a parameter file holds: its rating fed one way or the other, and its rating of totals. */
export type FittedPart = Fed | 'totals'

/** Puts what was fitted in the league's parameter file; its other parts stay. */
export async function writeParameters(league: LeagueKey, part: FittedPart, { settings, made }: Fitted): Promise<void> {
  const path = parametersFile(league)
  const known = JSON.parse(await readFile(path, 'utf8'))
  const parameters = LeagueParameters.parse({ ...known, [part]: { ...known[part], settings, made } })
  await writeFile(path, `${JSON.stringify(parameters, null, 2)}\n`)
}
