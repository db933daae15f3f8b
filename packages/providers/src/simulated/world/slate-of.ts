import {
  addDays,
  type Day,
  type Game,
  gameId,
  type Instant,
  instantIn,
  type LeagueKey,
  leagues,
  PACIFIC,
  startOfPacificDay,
} from '@fairline/domain'
import { hashIntegers, uniformAt } from '@fairline/numeric'
import { dayNumber, plans } from './calendar.ts'
import { type Club, clubsOf } from './clubs.ts'
import { fightersOf } from './fighters.ts'
import { groundOf } from './ground-of.ts'
import { seasonNumber } from './season-number.ts'
import { leagueSeed, type World } from './world.ts'

const [PAIRING, TIMES] = [1, 2]

/**
 * A league's games of a day, as they are announced. Everybody meets everybody in turn, at home and away; the order of each
 * round robin is drawn anew. Who plays does not depend on the season, which only counts the rounds.
 */
export function slateOf(world: World, league: LeagueKey, day: Day): Game[] {
  const plan = plans[league]
  const number = dayNumber(day)
  const times = plan.times[number % plan.cycle] as readonly string[]
  if (times.length === 0) return []
  const seed = leagueSeed(world, league, PAIRING)
  const clubs = clubsOf(league)
  const pairs =
    leagues[league].sport === 'combat'
      ? fightersOf(world, league, number, times.length)
      : times.map((_, i) => pairAt(clubs, seed, pairIndex(league, number, i)))
  return pairs.map(([home, away], i) => {
    const slot = (i + Math.floor(uniformAt(leagueSeed(world, league, TIMES), number) * times.length)) % times.length
    const [time, ground] = [times[slot] as string, plan.neutral ? null : groundOf(league, home.key)]
    return {
      id: gameId({ league, day, number: 1, home: home.key, away: away.key }),
      league,
      day,
      startsAt: startOf(day, time),
      home: { key: home.key, name: home.name },
      away: { key: away.key, name: away.name },
      neutral: plan.neutral,
      number: 1,
      season: seasonNumber(league, { day, round: roundOf(clubs, pairIndex(league, number, i)), clubs: clubs.length }),
      ...(ground ? { venue: ground.name } : {}),
    }
  })
}

const DAY_MS = 86_400_000

/** A time of a Pacific day. Only on the two nights the clocks change must the zone be asked. */
function startOf(day: Day, time: string): Instant {
  const begins = startOfPacificDay(day)
  if (startOfPacificDay(addDays(day, 1)) - begins !== DAY_MS) return instantIn(PACIFIC, day, time)
  return begins + (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * 60_000
}

/** Whether a club played the day before. */
export function playedYesterday(world: World, league: LeagueKey, club: string, day: Day): boolean {
  return slateOf(world, league, addDays(day, -1)).some(({ home, away }) => home.key === club || away.key === club)
}

/** How many pairs met before the i-th of a day. */
function pairIndex(league: LeagueKey, number: number, i: number): number {
  const { cycle, times, series } = plans[league]
  if (series > 1) return Math.floor(number / series) * (times[0]?.length ?? 0) + i
  const perCycle = times.reduce((sum, day) => sum + day.length, 0)
  const earlier = times.slice(0, number % cycle).reduce((sum, day) => sum + day.length, 0)
  return Math.floor(number / cycle) * perCycle + earlier + i
}

const pairsPerRound = (clubs: readonly Club[]) => Math.floor(clubs.length / 2)

/** How many rounds were complete before a pair. */
const roundOf = (clubs: readonly Club[], index: number) => Math.floor(index / pairsPerRound(clubs))

/** The pair at a place of the endless round robin: by the circle method, over an order drawn for each turn. */
function pairAt(clubs: readonly Club[], seed: number, index: number): [Club, Club] {
  const size = clubs.length + (clubs.length % 2)
  const perRound = pairsPerRound(clubs)
  const round = roundOf(clubs, index)
  const turn = Math.floor(round / (size - 1))
  const order = ordered(clubs, hashIntegers(seed, turn))
  const step = round % (size - 1)
  const bye = clubs.length % 2
  // Place 0 stands still and the others go round it; with an odd number of clubs it is the bye's.
  const at = (place: number) => (place === 0 ? size - 1 : (place - 1 + step) % (size - 1))
  const pair = (index % perRound) + bye
  const [a, b] = [order[at(pair)] as Club, order[at(size - 1 - pair)] as Club]
  return (round + pair + turn) % 2 === 0 ? [a, b] : [b, a]
}

const orders = new Map<string, readonly Club[]>()

function ordered(clubs: readonly Club[], key: number): readonly Club[] {
  const name = `${clubs[0]?.key}|${clubs.length}|${key}`
  let order = orders.get(name)
  if (!order) {
    order = clubs
      .map((club, i) => ({ club, at: uniformAt(key, i) }))
      .sort((a, b) => a.at - b.at)
      .map(({ club }) => club)
    if (orders.size > 200) orders.clear()
    orders.set(name, order)
  }
  return order
}
