import { expect, it } from 'vitest'
import { MODEL_VERSION } from '../forecast/league-models.ts'
import { usableCheckpoint } from './checkpoint.ts'

const DAY = 86_400_000
const now = Date.parse('2026-07-15T19:00:00Z')
const desk = { modelVersion: MODEL_VERSION, leading: [] }
const text = (over: object = {}) => JSON.stringify({ source: 'a', asOf: now - DAY, leagues: [['mlb', desk]], ...over })

it('takes up what an earlier run of the same source learnt', () => {
  expect(usableCheckpoint(text(), 'a', now)).toEqual(JSON.parse(text()))
})

it('learns anew where there is none, of another source, months old or from the future', () => {
  expect(usableCheckpoint(null, 'a', now)).toBeNull()
  expect(usableCheckpoint(text(), 'b', now)).toBeNull()
  expect(usableCheckpoint(text({ asOf: now - 61 * DAY }), 'a', now)).toBeNull()
  expect(usableCheckpoint(text({ asOf: now + 1 }), 'a', now)).toBeNull()
})

it('learns anew where another model learnt it, or not all of it was learnt yet', () => {
  const { leading: _, ...before } = desk
  expect(usableCheckpoint(text({ leagues: [['mlb', { ...desk, modelVersion: 'old' }]] }), 'a', now)).toBeNull()
  expect(
    usableCheckpoint(
      text({
        leagues: [
          ['mlb', desk],
          ['nba', before],
        ],
      }),
      'a',
      now,
    ),
  ).toBeNull()
})
