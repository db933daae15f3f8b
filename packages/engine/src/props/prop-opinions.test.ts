import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { propLines } from './prop-lines.ts'
import { propOpinions } from './prop-opinions.ts'
import type { PlayerGame, PropQuote } from './prop-quote.ts'

const players = Array.from({ length: 400 }, (_, i) => `player ${i}`)
const days = ['2025-11-01', '2025-11-02']
/** A long shot that hardly anybody lands: the power method is the better one as soon as a day of them is known. */
const quotes = days.flatMap((day) =>
  players.map(
    (player): PropQuote => ({
      ...{ day, player, event: `e ${day}`, stat: 'home_runs', line: 0.5, book: 'a', at: null },
      ...{ over: decimalOdds(7), under: decimalOdds(1.075) },
    }),
  ),
)
const games = days.flatMap((day) =>
  players.map(
    (player, i): PlayerGame => ({
      ...{ day, player, event: null, team: null, against: null, home: null, role: null, minutes: null },
      stats: { home_runs: i % 50 === 0 ? 1 : 0 },
    }),
  ),
)

it('takes the margin out of a day’s prices as the days before it suggest: its own results choose no method for it', () => {
  const opinions = propOpinions('mlb', { quotes, games }, propLines({ quotes, games }).lines)
  const methods = (day: string) => new Set(opinions.flatMap(({ line, noVig }) => (line.day === day ? [noVig] : [])))
  expect(days.map(methods)).toEqual([new Set(['multiplicative']), new Set(['power'])])
})
