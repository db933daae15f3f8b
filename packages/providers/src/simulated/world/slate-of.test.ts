import { addDays, type Day, type Game, type Instant, LeagueKey, startOfPacificDay } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { playMatch } from '../play/play-match.ts'
import { simulatedSource } from '../simulated-source.ts'
import { matchOf } from './match.ts'
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
