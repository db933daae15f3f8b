import { createHash } from 'node:crypto'
import { addDays, type Day, type Game, type Instant, LeagueKey, startOfPacificDay } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { playMatch } from '../play/play-match.ts'
import { simulatedSource } from '../simulated-source.ts'
import { matchOf } from './match.ts'
import { gamesInSeason } from './season-number.ts'
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

/** Games of every club in every season of three years, by season, and the season of every game, in order of play. */
function seasonsOf(league: LeagueKey, from: Day) {
  const seasons: number[] = []
  const clubs = new Map<number, Map<string, number>>()
  for (let i = 0; i < THREE_YEARS; i++) {
    for (const { season, home, away } of slateOf(world, league, addDays(from, i))) {
      const games = clubs.get(season!) ?? new Map<string, number>()
      clubs.set(season!, games)
      seasons.push(season!)
      for (const { key } of [home, away]) games.set(key, (games.get(key) ?? 0) + 1)
    }
  }
  return { seasons, clubs }
}

describe('the seasons', () => {
  it.each(scheduled)('of %s follow each other, and every club plays all its games in each', (league) => {
    const { seasons, clubs } = seasonsOf(league, '2025-01-01')
    for (const [i, season] of seasons.entries()) {
      const step = season - (seasons[i - 1] ?? season)
      expect(step === 0 || step === 1).toBe(true)
    }
    const length = gamesInSeason(league)!
    const [first, last] = [seasons[0]!, seasons.at(-1)!]
    expect(last - first).toBeGreaterThanOrEqual(3)
    for (const [season, games] of clubs) {
      const counts = [...games.values()]
      expect(Math.max(...counts)).toBeLessThanOrEqual(length)
      // The first and the last reach beyond these years.
      if (season > first && season < last) expect(new Set(counts)).toEqual(new Set([length]))
    }
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

  // Picks on these games are published: nothing but the number of their season may change. The hash was computed before
  // seasons were counted.
  it('leave games, times and venues of seed 1 as they were', () => {
    const hash = createHash('sha256')
    for (let i = 0; i < 60; i++) {
      for (const league of LeagueKey.options) {
        for (const game of slateOf({ seed: 1 }, league, addDays('2026-06-15', i)))
          hash.update(JSON.stringify({ ...game, season: undefined }))
      }
    }
    expect(hash.digest('hex')).toBe('a4d17e6a5bc9df8ebb732f1853c19aaaff662cb0ea3300ae5e278aec8b651f57')
  })
})
