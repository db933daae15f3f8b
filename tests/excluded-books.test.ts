import { expect, it } from 'vitest'
import { readWorld } from './aged/read-world.ts'
import { recommendsNoExcludedBook } from './invariants/recommends-no-excluded-book.ts'
import { coldApp } from './simulated-app.ts'

it('recommends nothing anywhere at a book that is excluded', async () => {
  const app = await coldApp(Date.parse('2026-06-10T20:30:00Z'), ['mlb'], { decided: 3, priced: 30 }, 'FanDuel')
  await app.learn()
  await app.pass(1)
  const world = await readWorld('with an excluded book', app)
  expect(world.board.books.flatMap(({ book, excludedAfter }) => (excludedAfter ? book : []))).toEqual(['FanDuel'])
  const { faults, compared } = recommendsNoExcludedBook(world)
  expect(faults.slice(0, 12)).toEqual([])
  const routes = ['/api/v1/bets', '/api/arbitrage-scan', '/api/player-props', '/api/strategies/unified-analysis']
  for (const route of routes) expect([route, compared.get(route) ?? 0]).not.toEqual([route, 0])
})
