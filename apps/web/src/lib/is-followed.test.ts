import { expect, it } from 'vitest'
import { isFollowed } from './is-followed.ts'

const game = { homeTeam: 'Boston Red Sox', awayTeam: 'Oakland Athletics' }

it('knows a game by either of its sides, however they are written', () => {
  expect(isFollowed(game, ['boston red sox'])).toBe(true)
  expect(isFollowed(game, ['Chicago Cubs', 'OAKLAND ATHLETICS'])).toBe(true)
})

it('follows no game of other teams, and none if no team is followed', () => {
  expect(isFollowed(game, ['Chicago Cubs', 'Boston'])).toBe(false)
  expect(isFollowed(game, [])).toBe(false)
})
