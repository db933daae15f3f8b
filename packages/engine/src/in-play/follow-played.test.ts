import { type Fact, fullGame, type Instant, type Market } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { aGame } from '../../testing/facts.ts'
import { followPlayed, type OnReferenced } from './follow-played.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = '2026-06-10'
const MIDNIGHT = Date.parse('2026-06-11T00:00:00Z')

const moneyline = fullGame('moneyline')

/** Everything that became known of a game that starts then: quoted every minute of its first twenty, over after an hour. */
function factsOf(startsAt: Instant): Fact[] {
  const game = aGame({ day: DAY, startsAt })
  const gameId = game.id
  const quote = (observedAt: Instant, book: string, market: Market, prices: readonly (number | null)[]): Fact => ({
    kind: 'quote',
    quote: {
      gameId,
      book,
      market,
      mark: null,
      prices: prices.map((price) => (price === null ? null : decimalOdds(price))),
      observedAt,
    },
    observedAt,
  })
  const quotedBy = (at: Instant, market: Market, prices: readonly number[]) =>
    ['Alpha', 'Beta', 'Gamma'].map((book) => quote(at, book, market, prices))
  const inPlay = Array.from({ length: 20 }, (_, i) => startsAt + i * MINUTE + 2000).flatMap((at) => [
    quote(at, 'Best', moneyline, [1.51, null]),
    ...quotedBy(at + 1, moneyline, [1.5, 2.6]),
  ])
  const observedAt = startsAt + 1000
  const score = { gameId, home: 1, away: 0, period: 5, clock: 'Top 5th', remaining: 0.5, bases: null, observedAt }
  const endedAt = startsAt + HOUR
  return [
    { kind: 'game', game, observedAt: startsAt - HOUR },
    ...quotedBy(startsAt - MINUTE, moneyline, [1.9, 2]),
    ...quotedBy(startsAt - MINUTE, fullGame('total', 8.5), [1.9, 1.9]),
    { kind: 'score', score: { ...score, periods: { home: [], away: [] }, lines: [] }, observedAt },
    ...inPlay,
    {
      kind: 'result',
      result: { gameId, winner: 'home', home: 3, away: 2, observedAt: endedAt },
      observedAt: endedAt,
    },
  ]
}

/** Follows the day of a game that starts then. @returns what was held against its reference, and what was learned */
function followed(startsAt: Instant) {
  const referenced: Parameters<OnReferenced>[0][] = []
  const facts = factsOf(startsAt)
  const history = { from: () => DAY, day: () => facts, played: () => facts }
  const asOf = MIDNIGHT + 24 * HOUR
  const days = followPlayed({ league: 'mlb', history, pricesStand: true, asOf, from: DAY, to: DAY }, (one) =>
    referenced.push(one),
  )
  let step = days.next()
  while (!step.done) step = days.next()
  return { referenced, learned: step.value }
}

it('learns as much from a game of the last day that ends after midnight as from one that ends before', () => {
  const [before, after] = [followed(MIDNIGHT - 6 * HOUR), followed(MIDNIGHT + HOUR)]
  expect(before.referenced.length).toBeGreaterThan(0)
  expect(before.learned.winner.games).toBe(1)
  expect(after).toEqual(before)
})
