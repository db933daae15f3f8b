import { addDays, type LeagueKey } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { type PlayedMatch, playMatch, statsOf } from '../play/play-match.ts'
import { type Match, matchOf } from '../world/match.ts'
import { slateOf } from '../world/slate-of.ts'
import { aboveLines, fairLine } from './count-spread.ts'
import { propMeans, shifted } from './prop-mean.ts'

const world = { seed: 5 }

interface Sum {
  expected: number
  counted: number
}

/** Plays some matches often, and compares what players did with what was expected: by stat. */
function compared(league: LeagueKey, times: number): Map<string, Sum> {
  const sums = new Map<string, Sum>()
  const matches = Array.from({ length: 14 }, (_, i) => slateOf(world, league, addDays('2026-06-01', i)))
    .flat()
    .slice(0, 6)
    .map((game) => matchOf(world, game))
  for (const match of matches) {
    const plays = Array.from({ length: times }, (_, i) => playMatch({ ...match, seed: match.seed + i * 7919 }, false))
    for (const side of [0, 1] as const) count(league, match, side, plays, sums)
  }
  return sums
}

function count(league: LeagueKey, match: Match, side: 0 | 1, plays: readonly PlayedMatch[], sums: Map<string, Sum>) {
  const stats = statsOf(league)
  const players = side === 0 ? match.home : match.away
  for (const { player, stat, mean } of propMeans(league, match.truth, match.home, match.away)[side]) {
    const at = stats.indexOf(stat)
    if (at < 0) continue
    const index = players.findIndex(({ name }) => name === player) * stats.length + at
    const sum = sums.get(stat) ?? { expected: 0, counted: 0 }
    sums.set(stat, sum)
    sum.expected += mean * plays.length
    for (const { lines } of plays) sum.counted += lines[side][index]!
  }
}

describe('what players are expected to do', () => {
  it('has of every batter a total base as likely as a hit', () => {
    const [game] = slateOf(world, 'mlb', '2026-06-01')
    const match = matchOf(world, game!)
    const byPlayer = Map.groupBy(propMeans('mlb', match.truth, match.home, match.away).flat(), ({ player }) => player)
    const batters = [...byPlayer.values()].flatMap((props) => {
      const [hits, bases] = ['hits', 'total_bases'].map((stat) => props.find((prop) => prop.stat === stat))
      return hits && bases ? [{ hits, bases }] : []
    })
    expect(batters).toHaveLength(18)
    for (const { hits, bases } of batters) expect(bases.atAll).toEqual({ mean: hits.mean, ratio: hits.ratio })
  })

  it.each([
    ['mlb', 150],
    ['nba', 60],
    ['wnba', 60],
    ['nhl', 200],
    ['nfl', 200],
    ['laliga', 300],
  ] as const)('is what they do in %s, within five percent', (league, times) => {
    const sums = compared(league, times)
    expect(sums.size).toBeGreaterThanOrEqual(3)
    for (const [stat, { expected, counted }] of sums) {
      expect([stat, Math.abs(counted / expected - 1) < 0.05 || `${counted / expected}`]).toEqual([stat, true])
    }
  })
})

describe('the spread of a count', () => {
  it.each([
    [0.2, 1],
    [3.4, 0.8],
    [12, 2.15],
    [250, 14.7],
  ])('keeps the mean %d at variance ratio %d', (mean, ratio) => {
    // The mean of a count is the sum of its probabilities to be above 0.5, 1.5, 2.5 …
    expect(aboveLines(mean, ratio).reduce((sum, above) => sum + above, 0)).toBeCloseTo(mean, ratio > 5 ? -0.5 : 1)
  })

  it('is above 0.5 as often as what decides whether it counts at all', () => {
    // Of the distribution itself: 0.53 above 0.5, 0.29 above 1.5.
    expect(fairLine(1, 1.9, 0.6).over).toBeCloseTo(0.6, 12)
    expect(fairLine(1, 1.9, 0.1).over).toBeCloseTo(aboveLines(1, 1.9)[1]!, 12)
    const hits = { mean: 0.9, ratio: 0.81 }
    const bases = { player: 'A', stat: 'total_bases', mean: 1.4, ratio: 2.03, atAll: hits }
    const wide = ({ mean, ratio }: { mean: number; ratio: number }) => Math.sqrt(ratio / mean)
    const more = shifted(bases, 0.2 * wide(bases))
    expect(more.mean).toBeCloseTo(1.4 * Math.exp(0.2 * wide(bases)), 12)
    expect(more.atAll!.mean).toBeCloseTo(0.9 * Math.exp(0.2 * wide(hits)), 12)
  })

  it('has its fair line where the chance is nearest to a coin’s', () => {
    // Poisson with mean 6.2 (scipy.stats.poisson.sf): 0.586 above 5.5, 0.426 above 6.5.
    const { line, over } = fairLine(6.2, 1)
    expect([line, Math.abs(over - 0.5) < 0.12]).toEqual([6.5, true])
  })
})
