import { addDays } from '@fairline/domain'
import { expect, it } from 'vitest'
import { matchView } from '../view/match-view.ts'
import { matchOf } from '../world/match.ts'
import { slateOf } from '../world/slate-of.ts'
import { shareFacts } from './bet-shares.ts'

it('has most tickets on the favorite in most games: the public likes favorites', () => {
  const games = Array.from({ length: 14 }, (_, i) => slateOf({ seed: 5 }, 'nba', addDays('2026-06-01', i))).flat()
  const clear = games.flatMap((game) => {
    const match = matchOf({ seed: 5 }, game)
    const [home] = matchView('nba', match.opening, 'full', null).winner
    const [shares] = shareFacts(match, match.opensAt)
    if (shares?.kind !== 'shares' || Math.abs(home - 0.5) < 0.15) return []
    const [tickets = 0] = shares.shares.tickets
    return [tickets > 0.5 === home > 0.5]
  })
  expect(clear.length).toBeGreaterThan(30)
  expect(clear.filter(Boolean).length / clear.length).toBeGreaterThan(0.75)
})
