import { leagues, type Score } from '@fairline/domain'
import { expect, it } from 'vitest'
import { playLeft } from '../in-play/in-play-offer.ts'
import { isPlayedOut } from './is-played-out.ts'

const score = (period: number, remaining: number, home: number, away: number) =>
  ({ period, remaining, home, away }) as Score

it.each([
  ['hockey after three periods, one side ahead', leagues.nhl, score(3, 0, 1, 2), true],
  ['basketball after four quarters, one side ahead', leagues.wnba, score(4, 0, 86, 85), true],
  ['football after four quarters, one side ahead', leagues.nfl, score(4, 0, 20, 17), true],
  ['a tie, which goes to overtime', leagues.nhl, score(3, 0, 2, 2), false],
  ['hockey in overtime, which a goal ends', leagues.nhl, score(4, 0, 3, 2), true],
  ['hockey in overtime, neither side ahead', leagues.nhl, score(4, 0, 2, 2), false],
  ['overtime, of which no regulation is left', leagues.nba, score(5, 0, 110, 108), false],
  ['the last ten seconds', leagues.nhl, score(3, 1 / 360, 1, 2), false],
  ['soccer, which adds time', leagues.mls, score(2, 0, 1, 0), false],
  ['baseball, whose last inning is played to its end', leagues.mlb, score(9, 0, 3, 2), false],
])('is over or not: %s', (_, league, at, isOver) => {
  expect(isPlayedOut(league, at)).toBe(isOver)
  if (isOver) expect(playLeft(league, at)).toBe(null)
})
