import type { LeagueKey } from '@fairline/domain'
import { type ReplayBody, readBody } from '@fairline/providers'
import type { Terminal } from './output/terminal.ts'

/** Reads a league's files with a bar, and lists what was left out on request. */
export async function readLeague(
  league: LeagueKey,
  folders: readonly string[],
  { terminal, verbose }: { terminal: Terminal; verbose: boolean },
): Promise<ReplayBody> {
  const bar = terminal.bar('reading files')
  const body = await readBody(league, folders, { verbose, onFile: (done, of) => bar.to(done, of) }).finally(() =>
    bar.stop(),
  )
  for (const line of body.rows.details) terminal.err(line)
  if (verbose) for (const path of body.files.notRead) terminal.err(`file: no games of this house in it: ${path}`)
  return body
}
