import type { LeagueKey, Period } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { type PlayedMatch, playMatch } from '../play/play-match.ts'
import type { PlayEvent } from '../play/record.ts'
import { type Match, matchOf } from '../world/match.ts'
import { slateOf } from '../world/slate-of.ts'
import { matchView } from './match-view.ts'

/** One match of a league, played again and again. */
function replayed(league: LeagueKey, day: string, times: number) {
  const match = matchOf({ seed: 3 }, slateOf({ seed: 3 }, league, day)[0]!)
  return { match, plays: Array.from({ length: times }, (_, i) => playMatch({ ...match, seed: i * 7919 + 1 }, false)) }
}

/** How many standard errors a share lies from what was forecast for it. */
function away(said: number, happened: readonly boolean[]): number {
  const share = happened.filter(Boolean).length / happened.length
  return Math.abs(share - said) / Math.sqrt(Math.max(0.0004, said * (1 - said)) / happened.length)
}

const margin = ({ home, away: other }: PlayedMatch) => home - other
const total = ({ home, away: other }: PlayedMatch) => home + other
const part = (played: PlayedMatch, periods: number) => {
  const [home, other] = played.periods.map((side) => side.slice(0, periods).reduce((sum, points) => sum + points, 0))
  return { home: home!, away: other! }
}

/** Prices by formula may be off by a little where play has more to it: this much, in probability. */
const LEEWAY = 0.02

const cases: [LeagueKey, string, Period, number, number[], number[]][] = [
  ['mlb', '2026-06-03', 'first-five', 5, [-1.5, 1.5], [6.5, 8.5, 10.5]],
  ['nba', '2026-06-03', 'first-half', 2, [-6.5, 4.5], [208.5, 221.5, 236.5]],
  ['wnba', '2026-06-03', 'quarter-1', 1, [-5.5, 6.5], [150.5, 165.5]],
  ['nhl', '2026-06-03', 'period-1', 1, [-1.5, 1.5], [4.5, 5.5, 6.5]],
  ['laliga', '2026-06-06', 'first-half', 1, [-0.5, 0.5, 1.5], [1.5, 2.5, 3.5]],
  ['nfl', '2026-06-07', 'first-half', 2, [-6.5, 6.5], [40.5, 50.5]],
]

describe.each(cases)('the view of a %s match', (league, day, period, periods, lines, totals) => {
  const times = { nba: 1500, wnba: 1500, mlb: 12_000 }[league as string] ?? 4000
  const { match, plays } = replayed(league, day, times)
  const view = matchView(league, match.truth, 'full', null)
  const expectFit = (said: number, happened: boolean[]) => {
    const share = happened.filter(Boolean).length / happened.length
    expect(Math.abs(share - said) <= LEEWAY || away(said, happened) < 4, `${said} said, ${share} did`).toBe(true)
  }

  it('says what becomes of it when it is played: winner, margin, total', () => {
    expectFit(
      view.winner[0],
      plays.map(({ winner }) => winner === 'home'),
    )
    expectFit(
      view.winner[1],
      plays.map(({ winner }) => winner === 'draw'),
    )
    for (const line of lines)
      expectFit(
        view.marginAbove(line),
        plays.map((played) => margin(played) > line),
      )
    for (const line of totals)
      expectFit(
        view.totalAbove(line),
        plays.map((played) => total(played) > line),
      )
  })

  it('says the same of a part', () => {
    const ofPart = matchView(league, match.truth, period, null)
    const parts = plays.map((played) => part(played, periods))
    expectFit(
      ofPart.winner[0],
      parts.map(({ home, away: other }) => home > other),
    )
    expectFit(
      ofPart.winner[1],
      parts.map(({ home, away: other }) => home === other),
    )
  })

  it('never falls where it should rise, and its chances sum to 1', () => {
    expect(view.winner[0] + view.winner[1] + view.winner[2]).toBeCloseTo(1, 6)
    for (let line = -20.5; line < 20; line++) {
      expect(view.marginAbove(line)).toBeGreaterThanOrEqual(view.marginAbove(line + 1) - 1e-9)
    }
    for (let line = 0.5; line < 300; line++) {
      expect(view.totalAbove(line)).toBeGreaterThanOrEqual(view.totalAbove(line + 1) - 1e-9)
    }
  })
})

describe('the view of a fight', () => {
  it.each(['ufc', 'boxing'] as const)('says who wins in %s', (league) => {
    const { match, plays } = replayed(league, '2026-06-06', 6000)
    const [home] = matchView(league, match.truth, 'full', null).winner
    expect(Math.abs(plays.filter(({ winner }) => winner === 'home').length / plays.length - home)).toBeLessThan(0.025)
  })
})

describe('in play', () => {
  /** The moment a share of the way through. */
  const momentOf = (match: Match, i: number): { event: PlayEvent; played: PlayedMatch } => {
    const played = playMatch({ ...match, seed: i * 104_729 + 3 }, true)
    const regular = played.events.filter(({ remaining }) => remaining > 0.02)
    return { event: regular[Math.floor((regular.length * ((i % 7) + 0.5)) / 7)]!, played }
  }

  it.each(['mlb', 'nhl', 'laliga', 'nba'] as const)('is right as often as it says in %s', (league) => {
    const match = matchOf({ seed: 3 }, slateOf({ seed: 3 }, league, '2026-06-06')[0]!)
    const said = Array.from({ length: league === 'nba' ? 500 : 1200 }, (_, i) => {
      const { event, played } = momentOf(match, i)
      return {
        chance: matchView(league, match.truth, 'full', event, played.pace).winner[0],
        won: played.winner === 'home',
      }
    })
    for (const [from, to] of [
      [0, 0.35],
      [0.35, 0.65],
      [0.65, 1.01],
    ] as const) {
      const bin = said.filter(({ chance }) => chance >= from && chance < to)
      if (bin.length < 60) continue
      const mean = bin.reduce((sum, { chance }) => sum + chance, 0) / bin.length
      expect(
        away(
          mean,
          bin.map(({ won }) => won),
        ),
      ).toBeLessThan(4)
    }
  })
})
