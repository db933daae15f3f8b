import type { LeagueKey } from '@fairline/domain'
import { FeedError } from '@fairline/engine'
import { type ReplayBody, readBody } from '@fairline/providers'

/** Reads a league's files; null where there are none of it. */
export async function readRecorded(league: LeagueKey, data: readonly string[]): Promise<ReplayBody | null> {
  const body = await readBody(league, data).catch((error: unknown) => {
    if (error instanceof FeedError && error.kind === 'refused') return null
    throw error
  })
  return body && body.facts.length > 0 ? body : null
}
