import { createHash } from 'node:crypto'
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

/** The sides of every club in every season, in order of play: true at home. */
type Sides = Map<string, boolean[]>

/** Three years: the season of every game in order of play, and the sides of every club by season. */
function seasonsOf(league: LeagueKey, from: Day) {
  const seasons: number[] = []
  const clubs = new Map<number, Sides>()
  for (let i = 0; i < THREE_YEARS; i++) {
    for (const { season, home, away } of slateOf(world, league, addDays(from, i))) {
      const sides: Sides = clubs.get(season!) ?? new Map()
      clubs.set(season!, sides)
      seasons.push(season!)
      sides.set(home.key, [...(sides.get(home.key) ?? []), true])
      sides.set(away.key, [...(sides.get(away.key) ?? []), false])
    }
  }
  return { seasons, clubs }
}

/** Those that begin and end within these years. */
const wholeSeasons = ({ seasons, clubs }: ReturnType<typeof seasonsOf>): Sides[] =>
  [...clubs].flatMap(([season, sides]) => (season > seasons[0]! && season < seasons.at(-1)! ? [sides] : []))

/** The most games in a row that are all at home, or all away. */
function longestRun(sides: readonly boolean[]): number {
  let [longest, run] = [1, 1]
  for (const [i, side] of sides.slice(1).entries()) {
    run = side === sides[i] ? run + 1 : 1
    longest = Math.max(longest, run)
  }
  return longest
}

describe('the seasons', () => {
  it.each(scheduled)('of %s follow each other, and every club plays all its games in each', (league) => {
    const all = seasonsOf(league, '2025-01-01')
    for (const [i, season] of all.seasons.entries()) {
      const step = season - (all.seasons[i - 1] ?? season)
      expect(step === 0 || step === 1).toBe(true)
    }
    const length = gamesInSeason(league)!
    expect(wholeSeasons(all).length).toBeGreaterThanOrEqual(2)
    for (const sides of all.clubs.values()) {
      expect(Math.max(...[...sides.values()].map(({ length }) => length))).toBeLessThanOrEqual(length)
    }
    for (const sides of wholeSeasons(all)) {
      expect(new Set([...sides.values()].map(({ length }) => length))).toEqual(new Set([length]))
    }
  })

  it.each(scheduled)('of %s have every club at home in half of its games, within one series', (league) => {
    const { series } = plans[league]
    for (const sides of wholeSeasons(seasonsOf(league, '2025-01-01'))) {
      for (const games of sides.values()) {
        const atHome = games.filter(Boolean).length
        expect(Math.abs(2 * atHome - games.length)).toBeLessThanOrEqual(2 * series)
      }
    }
  })

  it.each(scheduled)('of %s have no club at home, or away, in more than three series in a row', (league) => {
    const { series } = plans[league]
    for (const sides of wholeSeasons(seasonsOf(league, '2025-01-01'))) {
      for (const games of sides.values()) expect(longestRun(games)).toBeLessThanOrEqual(3 * series)
    }
  })

  it.each(['premier', 'laliga', 'seriea'] as const)(
    'of %s have every club at home against every other once',
    (league) => {
      const meetings = new Map<number, string[]>()
      for (let i = 0; i < THREE_YEARS; i++) {
        for (const { season, home, away } of slateOf(world, league, addDays('2025-01-01', i)))
          meetings.set(season!, [...(meetings.get(season!) ?? []), `${home.key} ${away.key}`])
      }
      const whole = [...meetings.values()].slice(1, -1)
      expect(whole.length).toBeGreaterThan(0)
      for (const pairs of whole) expect([pairs.length, new Set(pairs).size]).toEqual([380, 380])
    },
  )

  it('are drawn again: the first games of each are between other clubs', () => {
    const openers = new Map<number, string[]>()
    for (let i = 0; i < THREE_YEARS; i++) {
      for (const { season, home, away } of slateOf(world, 'nfl', addDays('2025-01-01', i))) {
        const games = openers.get(season!) ?? []
        openers.set(season!, games)
        if (games.length < 16) games.push([home.key, away.key].sort().join())
      }
    }
    const whole = [...openers.values()].slice(1, -1).map((games) => games.sort().join(' '))
    expect(whole.length).toBeGreaterThan(2)
    expect(new Set(whole).size).toBe(whole.length)
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

  // Picks on these games are published: another hash is another world, with another WORLD_VERSION (docs/decisions/0015).
  it('leave games, times and venues of seed 1 as version 2 has them', () => {
    const hash = createHash('sha256')
    for (let i = 0; i < 60; i++) {
      for (const league of LeagueKey.options) {
        for (const game of slateOf({ seed: 1 }, league, addDays('2026-06-15', i)))
          hash.update(JSON.stringify({ ...game, season: undefined }))
      }
    }
    expect(hash.digest('hex')).toBe('fdde4c546c3f12c3e32e74b13a45f5726b455a19576078496e4efe304ebe914c')
  })
})
