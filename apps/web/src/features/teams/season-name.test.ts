import { expect, it } from 'vitest'
import { inSeason, seasonName, seasonTitle } from './season-name.ts'

it('calls a counted season a number, so that nobody takes it for games', () => {
  expect([seasonName('82'), seasonTitle('82'), inSeason('82')]).toEqual(['No. 82', 'Season no. 82', 'season no. 82'])
})

it('calls a season of a real league by its year', () => {
  expect([seasonName('2026'), seasonTitle('2025-26'), inSeason('2026')]).toEqual(['2026', '2025-26 season', '2026'])
})
