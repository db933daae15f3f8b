import { type Fact, fullGame, type Result } from '@fairline/domain'
import { expect, it } from 'vitest'
import { aGame, someFacts } from '../../testing/facts.ts'
import { pricedBet } from '../../testing/priced-bet.ts'
import { betsOnGame } from './bets-on-game.ts'
import type { BoardGame } from './board.ts'
import { heldFacts } from './held-facts.ts'
import { isUpcoming } from './is-upcoming.ts'

const result: Result = { gameId: 'g', winner: 'home', home: 5, away: 3, observedAt: 0 }
const winner = pricedBet({ prices: { A: 2 } })
const under = pricedBet({ prices: { A: 2 }, market: fullGame('player-prop', 5.5), selection: 'under' })
const onBoard = (startsAt: number | null, ended: Result | null = null) =>
  ({
    game: aGame({ id: 'g', startsAt }),
    bets: [winner],
    props: [{ over: null, under }],
    result: ended,
  }) as unknown as BoardGame

it.each<[string, BoardGame, boolean]>([
  ['starts later', onBoard(1001), true],
  ['starts at this very moment', onBoard(1000), false],
  ['has no known start', onBoard(null), true],
  ['is over, whatever its start says', onBoard(1001, result), false],
])('offers bets on players only before the start: of a game that %s', (_, game, isBefore) => {
  expect(isUpcoming(game, { asOf: 1000 })).toBe(isBefore)
  expect(betsOnGame(game, { asOf: 1000 })).toEqual(isBefore ? [winner, under] : [winner])
})

it('holds back what came after the first reading, and gives it out once', () => {
  const [first, second, third] = someFacts() as [Fact, Fact, Fact, Fact]
  const held = heldFacts(1000)
  expect([held.before('mlb'), held.take('mlb')]).toEqual([[], []])
  held.hold('mlb', [first])
  held.hold('mlb', [second])
  held.hold('mlb', [third])
  expect(held.before('mlb')).toEqual([first])
  expect(held.take('mlb')).toEqual([second, third])
  expect(held.take('mlb')).toEqual([])
  expect(held.before('nba')).toEqual([])
})
