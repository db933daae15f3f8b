import { addDays, LeagueKey, leagues } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { type Match, matchOf } from '../world/match.ts'
import { slateOf } from '../world/slate-of.ts'
import { type PlayedMatch, playMatch, statsOf } from './play-match.ts'

const world = { seed: 11 }
/** Matches of two weeks, so that every league plays. */
const matches = (league: LeagueKey, most = 24): Match[] =>
  Array.from({ length: 14 }, (_, i) => slateOf(world, league, addDays('2026-06-01', i)))
    .flat()
    .slice(0, most)
    .map((game) => matchOf(world, game))

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0)

/** What a side's players did of one thing together. */
function together(league: LeagueKey, played: PlayedMatch, side: 0 | 1, stat: string): number {
  const stats = statsOf(league)
  const at = stats.indexOf(stat)
  return sum([...played.lines[side]].filter((_, i) => i % stats.length === at))
}

/** Internationals have no season of their own to simulate. */
const simulated = LeagueKey.options.filter((league) => league !== 'internationals')

describe.each(simulated)('a game of %s', (league) => {
  it('ends the same whether every moment is kept or not', () => {
    for (const match of matches(league, 6)) {
      const { events, ...kept } = playMatch(match, true)
      const { events: none, ...alone } = playMatch(match, false)
      expect(alone).toEqual(kept)
      expect([none.length, events.length > 0]).toEqual([0, true])
    }
  })

  it('adds up at its end and at every moment before', () => {
    for (const match of matches(league)) {
      const played = playMatch(match, true)
      expect([sum(played.periods[0]), sum(played.periods[1])]).toEqual([played.home, played.away])
      const last = played.events.at(-1)!
      expect([last.home, last.away, last.at]).toEqual([played.home, played.away, played.length])
      for (const [i, event] of played.events.entries()) {
        const before = played.events[i - 1]
        if (!before) continue
        expect(event.at).toBeGreaterThanOrEqual(before.at)
        expect(event.period).toBeGreaterThanOrEqual(before.period)
        expect(event.home).toBeGreaterThanOrEqual(before.home)
        expect(event.away).toBeGreaterThanOrEqual(before.away)
        expect(event.remaining).toBeLessThanOrEqual(before.remaining + 1e-9)
      }
    }
  })
})

it.each(simulated.filter((league) => leagues[league].outcomes === 'two-way'))('a game of %s has a winner', (league) => {
  for (const match of matches(league)) expect(playMatch(match, false).winner).not.toBe('draw')
})

describe('player lines', () => {
  const finals = (league: LeagueKey) => matches(league).map((match) => playMatch(match, false))

  it('sum to the score in basketball and football’s yards to its passes', () => {
    for (const league of ['nba', 'wnba'] as const) {
      for (const played of finals(league)) {
        expect(together(league, played, 0, 'points')).toBe(played.home)
        expect(together(league, played, 1, 'points')).toBe(played.away)
      }
    }
    for (const played of finals('nfl')) {
      expect(together('nfl', played, 0, 'passing_yards')).toBe(together('nfl', played, 0, 'receiving_yards'))
    }
  })

  it('sum to the runs in baseball, and what batters did is what pitchers gave up', () => {
    for (const played of finals('mlb')) {
      for (const side of [0, 1] as const) {
        const other = (1 - side) as 0 | 1
        const of = (stat: string) => together('mlb', played, side, stat)
        expect(of('runs')).toBe(side === 0 ? played.home : played.away)
        expect(of('hits')).toBe(together('mlb', played, other, 'hits_allowed'))
        expect(of('walks')).toBe(together('mlb', played, other, 'walks_allowed'))
        expect(of('batter_strikeouts')).toBe(together('mlb', played, other, 'strikeouts'))
        expect(of('runs')).toBe(together('mlb', played, other, 'runs_allowed'))
      }
      expect(together('mlb', played, 0, 'outs')).toBe(3 * played.periods[1].length)
    }
  })

  it('sum to the goals, but for a shoot-out’s, and to the shots that were saved', () => {
    for (const league of ['nhl', 'mls', 'laliga'] as const) {
      for (const played of finals(league)) {
        const goals = [together(league, played, 0, 'goals'), together(league, played, 1, 'goals')]
        const shootout = played.home + played.away - sum(goals)
        expect(shootout).toBeGreaterThanOrEqual(0)
        expect(shootout).toBeLessThanOrEqual(league === 'nhl' && played.periods[0].length === 4 ? 1 : 0)
      }
    }
    for (const played of finals('nhl')) {
      expect(together('nhl', played, 0, 'shots')).toBe(
        together('nhl', played, 0, 'goals') + together('nhl', played, 1, 'saves'),
      )
    }
  })
})
