import { fullGame, leagues, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { aFile } from '../../testing/facts.ts'
import { leagueScoring } from './league-scoring.ts'
import { quotedTotal, totalGameOf } from './total-game-of.ts'

const startsAt = Date.parse('2019-06-15T20:00:00Z')
const { scores } = leagueScoring(leagues.mlb)!
const result = { gameId: '', winner: 'home', home: 5, away: 3, observedAt: startsAt } as const
const closing = (book: string, line: number): Quote => ({
  gameId: '',
  book,
  market: fullGame('total', line),
  prices: [decimalOdds(1.9), decimalOdds(1.9)],
  mark: null,
  observedAt: startsAt - 60_000,
})
const played = (...quotes: readonly Quote[]) =>
  totalGameOf(leagues.mlb, { ...aFile(quotes, { startsAt }), result }, scores)

it('closed where the sharp book closed, whatever the others said', () => {
  const alone = played(closing('Pinnacle', 8.5))
  expect(alone).toMatchObject({ total: 8, day: aFile([]).game.day })
  expect(alone!.closed).toBeGreaterThan(8)
  expect(played(closing('a', 10.5), closing('Pinnacle', 8.5))).toEqual(alone)
  expect(played(closing('a', 10.5))!.closed).toBeGreaterThan(alone!.closed! + 1.5)
})

it('closed nowhere if no book quoted a total, and is no game of a rating before its score is known', () => {
  expect(played()).toMatchObject({ total: 8, closed: null })
  expect(totalGameOf(leagues.mlb, aFile([closing('a', 8.5)], { startsAt }), scores)).toBeNull()
})

it('expects of the same lines another total where scores fall another way', () => {
  const lines = [{ book: 'a', line: 8.5, probability: 0.6 }]
  const points = { kind: 'points', marginDeviation: 12, totalDeviation: 18 } as const
  const first = quotedTotal(lines, scores)
  expect(quotedTotal(lines, points)).not.toBe(first)
  expect(quotedTotal(lines, scores)).toBe(first)
})

it('expects more of a higher line with the same probability', () => {
  const [lower, higher] = [8.5, 9.5].map((line) => quotedTotal([{ book: 'a', line, probability: 0.53 }], scores))
  expect(higher! - lower!).toBeGreaterThan(0.8)
  expect(higher! - lower!).toBeLessThan(1.2)
})
