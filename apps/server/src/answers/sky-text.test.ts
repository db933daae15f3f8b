import { expect, it } from 'vitest'
import { skyText } from './sky-text.ts'

// By the definitions of the units: 0 °C is 32 °F, 100 °C is 212 °F, −40 is the same on both; 1 mph is 0.44704 m/s.
it.each([
  [0, 0, '32 °F, wind 0 mph'],
  [100, 4.4704, '212 °F, wind 10 mph'],
  [-40, 44.704, '-40 °F, wind 100 mph'],
  [-17.9, 2, '0 °F, wind 4 mph'],
])('writes %s °C and %s m/s in US units', (temperature, wind, text) => {
  expect(skyText({ temperature, wind })).toBe(text.replace('-', '−'))
})
