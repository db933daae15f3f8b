import { expect, it } from 'vitest'
import { aGame } from '../../testing/facts.ts'
import { stepClock } from './step-clock.ts'

const HOUR = 3_600_000
const START = Date.parse('2026-06-10T18:00:00Z')
const games = [aGame({ id: 'early', startsAt: START }), aGame({ id: 'late', startsAt: START + 20 * HOUR })]

function watched({ pricesStand = true, open = games } = {}) {
  const passed: string[] = []
  const clock = stepClock({ pricesStand, openGames: () => open, onStep: (id) => passed.push(id) })
  clock.reach(START - 10 * HOUR)
  return { clock, passed: () => passed.splice(0) }
}

it('names each game as it passes a step, and none between two', () => {
  const { clock, passed } = watched()
  passed()
  const step = clock.nextStep()
  clock.reach(step - 1)
  expect(passed()).toEqual([])
  expect(clock.readTo()).toBe(step - 1)
  clock.reach(step)
  expect(passed()).toEqual(['early'])
  clock.reach(START - HOUR)
  expect(passed()).toEqual(['early', 'late'])
})

it('never goes back: a clock that was set back unreads nothing', () => {
  const { clock, passed } = watched()
  passed()
  clock.reach(START - 12 * HOUR)
  expect(clock.readTo()).toBe(START - 10 * HOUR)
  expect(passed()).toEqual([])
})

it('looks for its next step again once another game is expected', () => {
  const open = [games[1]!]
  const { clock } = watched({ open })
  const before = clock.nextStep()
  open.push(games[0]!)
  expect(clock.nextStep()).toBe(before)
  clock.expect()
  expect(clock.nextStep()).toBeLessThan(before)
})

it('has no steps where prices don’t stand', () => {
  const { clock, passed } = watched({ pricesStand: false })
  expect(clock.nextStep()).toBe(Number.POSITIVE_INFINITY)
  clock.reach(START - HOUR)
  expect(passed()).toEqual([])
  expect(clock.readTo()).toBe(START - HOUR)
})
