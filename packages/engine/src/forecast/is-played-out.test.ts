import { leagues, type Score } from '@fairline/domain'
import { expect, it } from 'vitest'
import { playLeft } from '../in-play/in-play-offer.ts'
import { isPlayedOut } from './is-played-out.ts'

const score = (period: number, remaining: number, home: number, away: number, bases: Score['bases'] = null) =>
  ({ period, remaining, home, away, bases }) as Score
const bats = (batting: 'home' | 'away', outs: number): Score['bases'] => ({
  batting,
  outs,
  taken: [false, false, false],
})

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
  ['baseball of which the inning alone is known', leagues.mlb, score(9, 0, 3, 2), false],
  [
    'baseball after the top of the ninth, the home side ahead',
    leagues.mlb,
    score(9, 0.05, 3, 2, bats('away', 3)),
    true,
  ],
  [
    'baseball after the top of the ninth, the away side ahead',
    leagues.mlb,
    score(9, 0.05, 2, 3, bats('away', 3)),
    false,
  ],
  ['baseball in the top of the ninth', leagues.mlb, score(9, 0.1, 3, 2, bats('away', 2)), false],
  ['baseball once the home side took the lead in the ninth', leagues.mlb, score(9, 0, 3, 2, bats('home', 1)), true],
  ['baseball with the home side behind and two out', leagues.mlb, score(9, 0, 2, 3, bats('home', 2)), false],
  ['baseball after the last out', leagues.mlb, score(9, 0, 2, 3, bats('home', 3)), true],
  ['baseball after the last out of the eighth', leagues.mlb, score(8, 0.1, 2, 3, bats('home', 3)), false],
  ['baseball tied after nine', leagues.mlb, score(9, 0, 3, 3, bats('home', 3)), false],
  ['baseball after the last out of the tenth', leagues.mlb, score(10, 0, 3, 4, bats('home', 3)), true],
  ['baseball in the top of the tenth', leagues.mlb, score(10, 0, 3, 4, bats('away', 1)), false],
])('is over or not: %s', (_, league, at, isOver) => {
  expect(isPlayedOut(league, at)).toBe(isOver)
  if (isOver) expect(playLeft(league, at)).toBe(null)
})
