import { expect, it } from 'vitest'
import { lineOutcome } from './line-outcome.ts'

const result = { winner: 'home', home: 5, away: 3 } as const

it.each([
  ['spread', -1.5, { weight: 1, winner: 0 }],
  ['spread', -2, null],
  ['spread', -2.5, { weight: 1, winner: 1 }],
  // Half of the stake at −2, which is pushed, and half at −1.5 or −2.5.
  ['spread', -1.75, { weight: 0.5, winner: 0 }],
  ['spread', -2.25, { weight: 0.5, winner: 1 }],
  ['total', 7.5, { weight: 1, winner: 0 }],
  ['total', 8, null],
  ['total', 8.25, { weight: 0.5, winner: 1 }],
] as const)('a 5–3 win of the home side decides a %s of %d', (kind, line, outcome) => {
  expect(lineOutcome(kind, line, result)).toEqual(outcome)
})
