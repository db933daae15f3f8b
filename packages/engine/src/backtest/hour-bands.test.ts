import { describe, expect, it } from 'vitest'
import { hourBands, lookHoursOf } from './hour-bands.ts'

describe('the hours a moment before the start counts among', () => {
  it.each([
    [30, 24],
    [24, 24],
    [23.9, 12],
    [4, 3],
    [0.9, 1 / 3],
    [1 / 3, 1 / 3],
  ])('%f hours: %f', (hoursLeft, hours) => {
    expect(lookHoursOf(hoursLeft)).toBe(hours)
  })

  it('are none less than twenty minutes before it', () => {
    expect(lookHoursOf(0.3)).toBeNull()
  })
})

it('counts prices by hours and by confidence, the earliest first', () => {
  const bands = hourBands()
  bands.add({ gameId: 'a', hours: 3, confidence: 50, beatClose: true })
  bands.add({ gameId: 'a', hours: 3, confidence: 52, beatClose: false })
  bands.add({ gameId: 'b', hours: 12, confidence: 29.9, beatClose: false })
  const [early, late] = bands.hours()
  expect(early).toMatchObject({ hours: 12, bands: [{ from: 0, to: 30, count: 1, observed: 0 }] })
  expect(late).toMatchObject({ hours: 3, bands: [{ from: 45, to: 55, count: 2, said: 0.51, observed: 0.5 }] })
})
