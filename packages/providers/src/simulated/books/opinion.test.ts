import type { LeagueKey } from '@fairline/domain'
import { expect, it } from 'vitest'
import { matchOf } from '../world/match.ts'
import { slateOf } from '../world/slate-of.ts'
import { booksOn } from './opinion.ts'

const week = ['06-01', '06-02', '06-03', '06-04', '06-05', '06-06', '06-07'].map((day) => `2026-${day}`)

/** Names of the books that offer the first game of a league in a week. */
function booksOf(league: LeagueKey): string[] {
  const [game] = week.flatMap((day) => slateOf({ seed: 1 }, league, day))
  return booksOn(matchOf({ seed: 1 }, game!)).map(({ book }) => book.name)
}

it.each([
  ['copa', ['Caesars', 'ESPN BET', 'Fanatics']],
  ['boxing', ['BetRivers', 'ESPN BET', 'Fanatics']],
  ['goldcup', ['Caesars', 'ESPN BET', 'Hard Rock']],
  ['europa', ['ESPN BET']],
  ['nba', []],
] as const)('prices no game of %s at the books that do not offer that league', (league, absent) => {
  const names = booksOf(league)
  expect(names).toHaveLength(12 - absent.length)
  for (const name of absent) expect(names).not.toContain(name)
})
