import { expect, it } from 'vitest'
import { aGame } from '../../testing/facts.ts'
import { stepClock } from './step-clock.ts'

const HOUR = 3_600_000
const START = Date.parse('2026-06-10T18:00:00Z')
const games = [aGame({ id: 'early', startsAt: START }), aGame({ id: 'late', startsAt: START + 20 * HOUR })]

function watched({ pricesStand = true, open = games } = {}) {
  const passed: string[] = []
  const started: (readonly [string, number])[] = []
  const clock = stepClock({
    pricesStand,
    openGames: () => open,
    onStep: (id) => passed.push(id),
    onStart: (id) => started.push([id, clock.readTo()]),
  })
  clock.reach(START - 10 * HOUR)
  return { clock, passed: () => passed.splice(0), started }
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
  for (const hours of [12, 10.5, 10.001]) clock.reach(START - hours * HOUR)
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

it.each([true, false])(
  'names each game once as it starts, as of the moment before, however far time goes at once',
  (pricesStand) => {
    const { clock, started } = watched({ pricesStand })
    clock.reach(START - 1)
    expect(started).toEqual([])
    clock.reach(START + 30 * HOUR)
    clock.reach(START + 31 * HOUR)
    expect(started).toEqual([
      ['early', START - 1],
      ['late', START + 20 * HOUR - 1],
    ])
    expect(clock.readTo()).toBe(START + 31 * HOUR)
  },
)
