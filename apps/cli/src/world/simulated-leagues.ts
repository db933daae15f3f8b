import type { LeagueKey } from '@fairline/domain'
import type { FactSource } from '@fairline/engine'
import { simulatedSource } from '@fairline/providers'
import { Failure } from '../failure.ts'

/**
 * The leagues of a simulated world, or one of them.
 *
 * @param league  null for all
 * @throws Failure  for a league that is not simulated
 */
export function simulatedLeagues(seed: number, league: LeagueKey | null): FactSource {
  const source = simulatedSource(seed)
  if (league === null) return source
  if (!source.covers.includes(league))
    throw new Failure(`games of ${league} are not simulated; simulated are ${source.covers.join(', ')}`)
  return { ...source, covers: [league] }
}
