import { addDays, type Day, type Game, type Instant, LeagueKey, startOfPacificDay } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { playMatch } from '../play/play-match.ts'
import { simulatedSource } from '../simulated-source.ts'
import { plans } from './calendar.ts'
import { matchOf } from './match.ts'
import { gamesInSeason } from './season-round.ts'
import { slateOf } from './slate-of.ts'

const world = { seed: 7 }
const HOUR = 3_600_000
const games = (day: Day): Game[] => LeagueKey.options.flatMap((league) => slateOf(world, league, day))

interface Span {
  readonly from: Instant
  readonly to: Instant
}

const spans = (day: Day): Span[] =>
  games(day).map((game) => ({
    from: game.startsAt!,
    to: game.startsAt! + playMatch(matchOf(world, game), false).length,
  }))

describe('the schedule', () => {
  // New Year, midsummer, and the days the clocks change; a Tuesday in the emptiest part of the week.
  it.each(['2026-01-01', '2026-07-15', '2026-03-08', '2026-11-01', '2026-11-02', '2027-03-14'])(
    'has games to come, under way and just over at every minute of %s',
    (day) => {
      const all = [-1, 0, 1].flatMap((by) => spans(addDays(day, by)))
      const [begins, ends] = [startOfPacificDay(day), startOfPacificDay(addDays(day, 1))]
      for (let now = begins; now < ends; now += 5 * 60_000) {
        const toCome = all.filter(({ from }) => from > now && from <= now + 6 * HOUR).length
        const live = all.filter(({ from, to }) => from <= now && to > now).length
        const over = all.filter(({ to }) => to <= now && to > now - 6 * HOUR).length
        expect([toCome >= 3, live >= 2, over >= 1, new Date(now).toISOString()]).toEqual([
          true,
          true,
          true,
          new Date(now).toISOString(),
        ])
      }
    },
  )

  it('lets nobody play twice on a day, nor himself, for a year', () => {
    for (let i = 0; i < 365; i++) {
      for (const league of LeagueKey.options) {
        const sides = slateOf(world, league, addDays('2026-01-01', i)).flatMap(({ home, away }) => [home.key, away.key])
        expect(new Set(sides).size).toBe(sides.length)
      }
    }
  })

  it('plays every daily league every day and every league in a week', () => {
    const week = Array.from({ length: 7 }, (_, i) => addDays('2026-05-04', i))
    for (const day of week) {
      for (const league of ['mlb', 'nba', 'wnba', 'nhl', 'mls'] as const) {
        expect(slateOf(world, league, day).length).toBeGreaterThanOrEqual(3)
      }
    }
    for (const league of simulatedSource(1).covers) {
      expect(week.flatMap((day) => slateOf(world, league, day)).length).toBeGreaterThan(0)
    }
  })

  it('is the same for the same seed and another for another', () => {
    const ids = (seed: number) => slateOf({ seed }, 'nba', '2026-05-04').map(({ id }) => id)
    expect(ids(7)).toEqual(ids(7))
    expect(ids(7)).not.toEqual(ids(8))
  })
})

const scheduled = LeagueKey.options.filter((league) => gamesInSeason(league) !== null)
/** Longer than any league's season, at least twice. */
const THREE_YEARS = 1096

interface Seasons {
  /** All games, in order of play. */
  readonly games: readonly Game[]
  /** The games of each season that begins and ends within these years, in order of play. */
  readonly whole: readonly (readonly Game[])[]
}

const walked = new Map<LeagueKey, Seasons>()

/** Three years of a league, walked once. */
function seasonsOf(league: LeagueKey): Seasons {
  let seasons = walked.get(league)
  if (!seasons) {
    const days = Array.from({ length: THREE_YEARS }, (_, i) => addDays('2025-01-01', i))
    const games = days.flatMap((day) => slateOf(world, league, day))
    const bySeason = Map.groupBy(games, ({ season }) => season)
    seasons = { games, whole: [...bySeason.values()].slice(1, -1) }
    walked.set(league, seasons)
  }
  return seasons
}

/** The sides of every club in order of play: true at home. */
function sidesOf(games: readonly Game[]): Map<string, boolean[]> {
  const sides = new Map<string, boolean[]>()
  for (const { home, away } of games) {
    for (const { key } of [home, away]) {
      const sidesOfClub = sides.get(key) ?? []
      sides.set(key, sidesOfClub)
      sidesOfClub.push(key === home.key)
    }
  }
  return sides
}

/** The difference between the home games and the away games of each club. */
function imbalances(games: readonly Game[]): number[] {
  return [...sidesOf(games).values()].map((sides) => {
    const homeGames = sides.filter(Boolean).length
    return Math.abs(2 * homeGames - sides.length)
  })
}

/** The most games in a row that are all at home, or all away. */
function longestRun(sides: readonly boolean[]): number {
  let longest = 1
  let run = 1
  for (const [i, side] of sides.slice(1).entries()) {
    run = side === sides[i] ? run + 1 : 1
    longest = Math.max(longest, run)
  }
  return longest
}

const BALANCED = [
  'nba',
  'nhl',
  'wnba',
  'premier',
  'laliga',
  'seriea',
  'champions',
  'europa',
  'goldcup',
  'copa',
] as const
const ODD = ['nfl', 'euro'] as const
/** With the most games by which they differ; in MLB two series of three. */
const UNEVEN = [
  ['mls', 2],
  ['mlb', 6],
] as const

describe('the seasons', () => {
  it.each(scheduled)('of %s follow each other, and every club plays all its games in each', (league) => {
    const { games, whole } = seasonsOf(league)
    const length = gamesInSeason(league)!
    for (const [i, { season }] of games.entries()) {
      const step = season! - (games[i - 1]?.season ?? season!)
      expect(step === 0 || step === 1).toBe(true)
    }
    for (const season of Map.groupBy(games, ({ season }) => season).values()) {
      for (const sides of sidesOf(season).values()) expect(sides.length).toBeLessThanOrEqual(length)
    }
    expect(whole.length).toBeGreaterThanOrEqual(2)
    for (const season of whole) {
      expect(new Set([...sidesOf(season).values()].map((sides) => sides.length))).toEqual(new Set([length]))
    }
  })

  it.each(BALANCED)('of %s have every club at home in exactly half of its games', (league) => {
    expect(new Set(seasonsOf(league).whole.flatMap(imbalances))).toEqual(new Set([0]))
  })

  it.each(ODD)('of %s have home and away games of every club differ by one, because their number is odd', (league) => {
    expect(new Set(seasonsOf(league).whole.flatMap(imbalances))).toEqual(new Set([1]))
  })

  it('of every league are in one of three lists by how home and away games differ', () => {
    expect([...BALANCED, ...ODD, ...UNEVEN.map(([league]) => league)].toSorted()).toEqual(scheduled.toSorted())
  })

  it.each(UNEVEN)('of %s have home and away games of every club differ by at most %i', (league, most) => {
    expect(Math.max(...seasonsOf(league).whole.flatMap(imbalances))).toBeLessThanOrEqual(most)
  })

  it.each(scheduled)('of %s have no club at home, or away, in more than three series in a row', (league) => {
    const { series } = plans[league]
    for (const season of seasonsOf(league).whole) {
      for (const sides of sidesOf(season).values()) expect(longestRun(sides)).toBeLessThanOrEqual(3 * series)
    }
  })

  it('of mlb have every pair meet on three days in a row at one place', () => {
    for (const season of seasonsOf('mlb').whole) {
      const meetings = Map.groupBy(season, ({ home, away }) => [home.key, away.key].sort().join(' '))
      for (const games of meetings.values()) {
        expect(games.length % 3).toBe(0)
        for (let i = 0; i < games.length; i += 3) {
          const { day, home } = games[i]!
          const series = games.slice(i, i + 3).map((game) => [game.day, game.home.key])
          expect(series).toEqual([0, 1, 2].map((later) => [addDays(day, later), home.key]))
        }
      }
    }
  })

  it.each(['premier', 'laliga', 'seriea'] as const)(
    'of %s have every club at home against every other once',
    (league) => {
      for (const season of seasonsOf(league).whole) {
        const pairs = season.map(({ home, away }) => `${home.key} ${away.key}`)
        expect([pairs.length, new Set(pairs).size]).toEqual([380, 380])
      }
    },
  )

  it('are drawn again: the first games of each are between other clubs', () => {
    const openers = seasonsOf('nfl').whole.map((season) =>
      season
        .slice(0, 16)
        .map(({ home, away }) => [home.key, away.key].sort().join())
        .sort()
        .join(' '),
    )
    expect(openers.length).toBeGreaterThan(2)
    expect(new Set(openers).size).toBe(openers.length)
  })

  it('are as long as those of the sport', () => {
    const lengths = ['mlb', 'nba', 'nhl', 'nfl', 'premier', 'mls'] as const
    expect(lengths.map(gamesInSeason)).toEqual([162, 82, 82, 17, 38, 34])
    // 44, which 15 clubs cannot all have played after the same round.
    expect(gamesInSeason('wnba')).toBe(42)
  })

  it('are calendar years for fights', () => {
    const seasons = slateOf(world, 'ufc', '2026-07-11').map(({ season }) => season)
    expect(new Set(seasons)).toEqual(new Set([2026]))
  })
})
