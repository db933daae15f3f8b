import { type LeagueKey, leagues } from '@fairline/domain'
import { hashIntegers, hashString, normalAt, smoothNoise, uniformAt } from '@fairline/numeric'
import { personOf } from './people.ts'
import { leagueSeed, type World } from './world.ts'

/** Someone in a squad. */
export interface Player {
  /** All that is his follows from it. */
  readonly key: number
  /** 0 is the one the squad can least do without, by role. */
  readonly slot: number
  readonly name: string
}

const CLUB = 5
const NAME = 6
const INJURY = 7
/** Years after which another player fills a slot; slots change in different years. */
const STAY = 4

/** Who fills a club's slots in a year. */
export function squadOf(world: World, league: LeagueKey, club: string, year: number, size: number): readonly Player[] {
  const name = `${world.seed}|${league}|${club}|${year}|${size}`
  let squad = squads.get(name)
  if (!squad) {
    squad = filled(world, league, club, year, size)
    if (squads.size > 2000) squads.clear()
    squads.set(name, squad)
  }
  return squad
}

const squads = new Map<string, readonly Player[]>()

function filled(world: World, league: LeagueKey, club: string, year: number, size: number): readonly Player[] {
  const home = hashIntegers(leagueSeed(world, league, CLUB), hashString(club))
  const taken = new Set<string>()
  return Array.from({ length: size }, (_, slot) => {
    const came = Math.floor((year + Math.floor(uniformAt(home, slot, 1) * STAY)) / STAY)
    let name = ''
    // Two of one name in a squad could not be distinguished on a ticket.
    for (let i = 0; name === '' || taken.has(name); i++)
      name = personOf(hashIntegers(home, slot, came, NAME + i * 101), league === 'wnba')
    taken.add(name)
    return { key: hashIntegers(home, slot, came), slot, name }
  })
}

/** How good a player is at something today: standard normal over players, drifting slowly. */
export function skillOf(player: Player, what: number, number: number): number {
  return 0.9 * normalAt(player.key, what, 11) + 0.436 * smoothNoise(hashIntegers(player.key, what), number, 45)
}

const CYCLE_DAYS = 45
const HURT_IN_CYCLE = 0.15
const MIN_DAYS = 2
const MEAN_DAYS = 6

/** The day from which a player who is hurt on a day has been out; null where he can play. */
export function outSince(player: Player, number: number): number | null {
  const phase = Math.floor(uniformAt(player.key, INJURY) * CYCLE_DAYS)
  for (const cycle of [0, 1]) {
    const turn = Math.floor((number + phase) / CYCLE_DAYS) - cycle
    if (uniformAt(player.key, INJURY, turn, 1) >= HURT_IN_CYCLE) continue
    const from = turn * CYCLE_DAYS - phase + Math.floor(uniformAt(player.key, INJURY, turn, 2) * CYCLE_DAYS)
    const lasts = MIN_DAYS - MEAN_DAYS * Math.log(1 - uniformAt(player.key, INJURY, turn, 3))
    if (number >= from && number < from + Math.min(25, lasts)) return from
  }
  return null
}

const injuries: Readonly<Record<string, readonly string[]>> = {
  baseball: ['hamstring', 'oblique', 'wrist', 'shoulder', 'illness', 'back'],
  basketball: ['ankle', 'knee', 'hamstring', 'illness', 'rest', 'wrist'],
  hockey: ['upper body', 'lower body', 'illness'],
  football: ['ankle', 'hamstring', 'concussion', 'knee', 'shoulder'],
  soccer: ['hamstring', 'calf', 'ankle', 'illness', 'suspended'],
  combat: ['injury'],
}

/** What a player who is out is out with. */
export function injuryOf(player: Player, league: LeagueKey, since: number): string {
  const list = injuries[leagues[league].sport] ?? ['injury']
  return list[hashIntegers(player.key, since, INJURY) % list.length] as string
}
