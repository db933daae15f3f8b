import type { LeagueKey } from '@fairline/domain'
import { hashIntegers, uniformAt } from '@fairline/numeric'
import { plans } from './calendar.ts'
import { type Club, clubsOf } from './clubs.ts'
import { seasonRound } from './season-round.ts'
import { leagueSeed, type World } from './world.ts'

const PAIRING = 1

/** Who meets whom, at whose place. */
export interface Fixture {
  readonly home: Club
  readonly away: Club
  readonly season: number
}

/**
 * A game of a day of a league that plays rounds. In a season every club meets every other in turn, by the circle
 * method over an order that is drawn for the season; each turn exchanges home and away of the one before.
 *
 * @param dayNumber  days since the world began
 * @param gameIndex  among the games of the day, from 0
 */
export function fixtureAt(world: World, league: LeagueKey, dayNumber: number, gameIndex: number): Fixture {
  const clubs = clubsOf(league)
  const index = pairIndex(league, dayNumber, gameIndex)
  const pairsPerRound = Math.floor(clubs.length / 2)
  const { season, round } = seasonRound(league, Math.floor(index / pairsPerRound), clubs.length)
  const order = clubsInOrder(clubs, hashIntegers(leagueSeed(world, league, PAIRING), season))
  const size = clubs.length + (clubs.length % 2)
  // Of an odd number of clubs, the first pair is a club and the bye.
  const pair = (index % pairsPerRound) + (clubs.length % 2)
  const turn = Math.floor(round / (size - 1))
  const step = round % (size - 1)
  const first = order[positionAt(pair, step, size)] as Club
  const second = order[positionAt(size - 1 - pair, step, size)] as Club
  const [home, away] = isFirstAtHome(pair, step, turn) ? [first, second] : [second, first]
  return { home, away, season }
}

/**
 * The club at a place of the circle method: the club at place 0 stands still, the others move one place each round. Of an
 * odd number of clubs no one stands there, and its opponent has a bye.
 */
function positionAt(place: number, step: number, size: number): number {
  return place === 0 ? size - 1 : (place - 1 + step) % (size - 1)
}

/**
 * Whether the club at the first place of a pair plays at home. Each round a club on the first side moves to the previous
 * pair, and one on the second side to the next; at the last pair it changes sides within the pair. So with the first place
 * at home in every second pair a club alternates, except at most once as it passes pair 0 and at most once where a turn
 * begins. The club that stands still alternates by round. The next turn exchanges home and away.
 */
function isFirstAtHome(pair: number, step: number, turn: number): boolean {
  const isOdd = (pair === 0 ? step : pair) % 2 === 1
  return isOdd === (turn % 2 === 0)
}

const orders = new Map<string, readonly Club[]>()

function clubsInOrder(clubs: readonly Club[], key: number): readonly Club[] {
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

/** How many pairs met before a game of a day. */
function pairIndex(league: LeagueKey, dayNumber: number, gameIndex: number): number {
  const { cycle, times, series } = plans[league]
  if (series > 1) return Math.floor(dayNumber / series) * (times[0]?.length ?? 0) + gameIndex
  const perCycle = times.reduce((sum, day) => sum + day.length, 0)
  const earlier = times.slice(0, dayNumber % cycle).reduce((sum, day) => sum + day.length, 0)
  return Math.floor(dayNumber / cycle) * perCycle + earlier + gameIndex
}
