import { expect, it } from 'vitest'
import { readBetsOf } from './aged/read-world.ts'
import { oneEventOneConfidence } from './invariants/one-event-one-confidence.ts'
import { coldApp } from './simulated-app.ts'

it('says one confidence of one event on a Sunday of football, whose spreads have no model of their own', async () => {
  const app = await coldApp(Date.parse('2026-09-13T15:00:00Z'), ['nfl'])
  await app.pass(1)
  const { bets } = await readBetsOf(app)
  const { faults, compared } = oneEventOneConfidence({ bets })
  expect(faults).toEqual([])
  expect(compared).toBeGreaterThan(3)
})
