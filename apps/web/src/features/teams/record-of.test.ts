import { expect, it } from 'vitest'
import { recordOf } from './record-of.ts'

it.each([
  ['wins–losses where draws are impossible', { wins: 50, losses: 40, overtimeLosses: null, draws: 0 }, '50–40'],
  ['wins–draws–losses if the team has draws', { wins: 12, losses: 8, overtimeLosses: null, draws: 5 }, '12–5–8'],
  ['losses in overtime apart from the others', { wins: 40, losses: 30, overtimeLosses: 8, draws: 0 }, '40–22–8'],
  ['no overtime loss as 0', { wins: 3, losses: 2, overtimeLosses: 0, draws: 0 }, '3–2–0'],
])('writes %s', (_, record, text) => {
  expect(recordOf(record)).toBe(text)
})
