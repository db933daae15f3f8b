import { fullGame, type LeagueKey, type Market, type Selection } from '@fairline/domain'
import { expect, it } from 'vitest'
import { cannotBothWin } from './cannot-both-win.ts'

const betOn = (league: LeagueKey, text: string, player = 'A') => {
  const [selection = '', line = '', stat = ''] = text.split(' ')
  const market: Market = { ...fullGame('total', Number(line)), kind: 'player-prop', player, stat }
  return { league, market, selection: selection as Selection }
}

it.each<[LeagueKey, string, string, boolean]>([
  ['mlb', 'over 0.5 home_runs', 'under 0.5 hits', true],
  ['mlb', 'over 0.5 home_runs', 'under 1.5 hits', false],
  ['mlb', 'over 1.5 home_runs', 'under 1.5 hits', true],
  ['mlb', 'over 0.5 home_runs', 'under 3.5 total_bases', true],
  ['mlb', 'over 0.5 home_runs', 'under 4.5 total_bases', false],
  ['mlb', 'over 1.5 hits', 'under 1.5 total_bases', true],
  ['mlb', 'under 0.5 home_runs', 'over 0.5 hits', false],
  ['mlb', 'over 0.5 home_runs', 'over 0.5 hits', false],
  ['mlb', 'under 0.5 home_runs', 'under 0.5 hits', false],
  // On a whole line the count that is reached gives the stake back: neither wins.
  ['mlb', 'over 0.5 hits', 'under 1 total_bases', true],
  ['mlb', 'over 1 hits', 'under 1.5 total_bases', true],
  ['nba', 'over 4.5 threes', 'under 14.5 points', true],
  ['nba', 'over 4.5 threes', 'under 15.5 points', false],
  ['wnba', 'over 20.5 points', 'under 20.5 points+rebounds+assists', true],
  ['nhl', 'over 0.5 goals', 'under 0.5 points', true],
  ['nhl', 'over 1.5 points', 'under 1.5 goals', false],
  ['laliga', 'over 1.5 shots_on_target', 'under 1.5 shots', true],
  ['nfl', 'over 0.5 touchdowns', 'under 20.5 rushing_yards', false],
])(
  'says of bets on one player of the %s, %s and %s, whether they exclude each other: %s',
  (league, one, other, expected) => {
    expect(cannotBothWin(betOn(league, one), betOn(league, other))).toBe(expected)
    expect(cannotBothWin(betOn(league, other), betOn(league, one))).toBe(expected)
  },
)

it('leaves bets on two players, and on teams, alone', () => {
  expect(cannotBothWin(betOn('mlb', 'over 0.5 home_runs'), betOn('mlb', 'under 0.5 hits', 'B'))).toBe(false)
  const total = { league: 'mlb' as const, market: fullGame('total', 8.5), selection: 'under' as const }
  expect(cannotBothWin(betOn('mlb', 'over 0.5 home_runs'), total)).toBe(false)
})
