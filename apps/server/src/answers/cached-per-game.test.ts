import { expect, it } from 'vitest'
import { boardOf, upcomingGame } from '../../testing/board-of.ts'
import { cachedPerGame } from './cached-per-game.ts'

it('keeps the value of a game that did not change from board to board, and computes it again for one that did', () => {
  const computed: string[] = []
  const of = cachedPerGame(({ game }) => computed.push(game.id))
  const [a, b] = [upcomingGame('a', []), upcomingGame('b', [])]
  const first = boardOf(a, b)
  expect([of(a, first), of(b, first), of(a, first)]).toEqual([1, 2, 1])
  const changed = { ...b }
  const second = boardOf(a, changed)
  expect([of(a, second), of(changed, second)]).toEqual([1, 3])
  expect(computed).toEqual(['a', 'b', 'b'])
})

it('keeps the value of a changed game if what it rests on is the same', () => {
  let computed = 0
  const of = cachedPerGame(
    () => ++computed,
    (one, other) => one.props === other.props,
  )
  const game = upcomingGame('a', [])
  expect(of(game, boardOf(game))).toBe(1)
  const moved = { ...game, bets: [] }
  expect(of(moved, boardOf(moved))).toBe(1)
  const requoted = { ...moved, props: [] }
  expect(of(requoted, boardOf(requoted))).toBe(2)
})

it('forgets a game that is not on the newest boards any longer', () => {
  let computed = 0
  const of = cachedPerGame(() => ++computed)
  const game = upcomingGame('a', [])
  of(game, boardOf(game))
  const other = upcomingGame('b', [])
  for (let i = 0; i < 5; i++) of(other, boardOf(other))
  expect(of(game, boardOf(game))).toBe(3)
})
