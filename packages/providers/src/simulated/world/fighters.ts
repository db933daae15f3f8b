import type { LeagueKey } from '@fairline/domain'
import { hashIntegers, uniformAt } from '@fairline/numeric'
import { plans } from './calendar.ts'
import type { Club } from './clubs.ts'
import { personOf } from './people.ts'
import { leagueSeed, type World } from './world.ts'

const CLASSES = 8
const PER_CLASS = 24
const NAMES = 3
const CARD = 4

/** The bouts of a card: in every weight class two who have not fought for a while, no one twice. */
export function fightersOf(world: World, league: LeagueKey, day: number, bouts: number): [Club, Club][] {
  const { cycle, times } = plans[league]
  const perCycle = times.reduce((sum, card) => sum + card.length, 0)
  const earlier = times.slice(0, day % cycle).reduce((sum, card) => sum + card.length, 0)
  const first = Math.floor(day / cycle) * perCycle + earlier
  return Array.from({ length: bouts }, (_, i) => bout(world, league, first + i))
}

function bout(world: World, league: LeagueKey, index: number): [Club, Club] {
  const weight = index % CLASSES
  const turn = Math.floor(index / CLASSES)
  const round = Math.floor((2 * turn) / PER_CLASS)
  const seed = hashIntegers(leagueSeed(world, league, CARD), weight, round)
  const order = Array.from({ length: PER_CLASS }, (_, i) => i).sort((a, b) => uniformAt(seed, a) - uniformAt(seed, b))
  const place = (2 * turn) % PER_CLASS
  const fighter = (at: number): Club => {
    const who = weight * PER_CLASS + (order[at] as number)
    const name = personOf(hashIntegers(leagueSeed(world, league, NAMES), who), false)
    return { key: `${name.toLowerCase().replace(/[^a-z]/g, '')}${who}`, name }
  }
  return [fighter(place), fighter(place + 1)]
}
