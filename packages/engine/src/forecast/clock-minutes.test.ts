import { expect, it } from 'vitest'
import { clockMinutes } from './clock-minutes.ts'

it.each([
  ['Overtime 4:30', 4.5],
  ['Overtime 0:00', 0],
  ['2OT 12:06', 12.1],
  ['4:30 - 2nd OT', 4.5],
  ['5:00', 5],
  ['0:07.2 OT', 0.12],
  ['28.4 - OT', 28.4 / 60],
  ['0.0', 0],
])('reads the minutes off "%s"', (clock, minutes) => {
  expect(clockMinutes(clock)).toBeCloseTo(minutes, 9)
})

it.each(['Overtime', 'End of OT', 'Final/OT', '2nd OT', "63'", 'Top 7th'])('reads none off "%s"', (clock) => {
  expect(clockMinutes(clock)).toBeNull()
})
