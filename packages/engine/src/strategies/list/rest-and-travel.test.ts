import { expect, it } from 'vitest'
import { form, outcome, view } from '../../../testing/strategy-views.ts'
import { restAndTravel } from './rest-and-travel.ts'

it.each([
  ['home', 3, 1],
  ['away', 1, 3],
] as const)('says by how many days the %s side is better rested', (selection, home, away) => {
  const outcomes = [outcome('home', 1.98), outcome('away', 1.98)]
  const proposals = restAndTravel.propose(view({ home: form({ rest: home }), away: form({ rest: away }), outcomes }))
  expect(proposals).toMatchObject([{ selection, reasons: [{ what: 'extra days of rest', value: 2, unit: 'days' }] }])
})
