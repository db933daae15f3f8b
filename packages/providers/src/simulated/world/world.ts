import type { LeagueKey } from '@fairline/domain'
import { LeagueKey as Keys } from '@fairline/domain'
import { hashIntegers } from '@fairline/numeric'

/** A simulated world: everything in it follows from its seed. */
export interface World {
  readonly seed: number
}

/** Raised if the same seed would give other games or results; a data folder names the version it was filled by. */
export const WORLD_VERSION = 3

/** Games are those of this version: since then only what players do in them is another. */
const GAMES_VERSION = 2

/** A number that belongs to a league of a world and to its purpose. */
export function leagueSeed({ seed }: World, league: LeagueKey, purpose: number): number {
  return hashIntegers(seed, Keys.options.indexOf(league) + 1, purpose, GAMES_VERSION)
}
