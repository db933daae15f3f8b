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
import { uniformAt } from '@fairline/numeric'
import { dayNumber, plans } from './calendar.ts'
import { fightersOf } from './fighters.ts'
import { type Fixture, fixtureAt } from './fixture-at.ts'
import { groundOf } from './ground-of.ts'
import { leagueSeed, type World } from './world.ts'

const TIMES = 2

/** A league's games of a day, as they are announced. */
export function slateOf(world: World, league: LeagueKey, day: Day): Game[] {
  const plan = plans[league]
  const number = dayNumber(day)
  const times = plan.times[number % plan.cycle] as readonly string[]
  if (times.length === 0) return []
  const fixtures =
    leagues[league].sport === 'combat'
      ? boutsOf(world, league, day, times.length)
      : times.map((_, i) => fixtureAt(world, league, number, i))
  return fixtures.map(({ home, away, season }, i) => {
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
      season,
      ...(ground ? { venue: ground.name } : {}),
    }
  })
}

const DAY_MS = 86_400_000

/** A time of a Pacific day. Only on the two nights the clocks change must the zone be looked up. */
function startOf(day: Day, time: string): Instant {
  const begins = startOfPacificDay(day)
  if (startOfPacificDay(addDays(day, 1)) - begins !== DAY_MS) return instantIn(PACIFIC, day, time)
  return begins + (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * 60_000
}

/** Whether a club played the day before. */
export function playedYesterday(world: World, league: LeagueKey, club: string, day: Day): boolean {
  return slateOf(world, league, addDays(day, -1)).some(({ home, away }) => home.key === club || away.key === club)
}

/** The bouts of a day. Fights belong to the calendar year. */
function boutsOf(world: World, league: LeagueKey, day: Day, count: number): Fixture[] {
  const season = Number(day.slice(0, 4))
  return fightersOf(world, league, dayNumber(day), count).map(([home, away]) => ({ home, away, season }))
}
