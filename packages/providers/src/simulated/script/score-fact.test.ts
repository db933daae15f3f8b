import type { Score } from '@fairline/domain'
import { expect, it } from 'vitest'
import { playMatch } from '../play/play-match.ts'
import { matchOf } from '../world/match.ts'
import { slateOf } from '../world/slate-of.ts'
import { follower } from './score-fact.ts'

/** The scores of a baseball game, event by event. */
function scoresOf(seed: number): Score[] {
  const match = matchOf({ seed }, slateOf({ seed }, 'mlb', '2026-06-03')[0]!)
  const { take, fact } = follower(match)
  return playMatch(match, true).events.map((event) => {
    take(event)
    const told = fact(event, match.startsAt + event.at)
    if (told.kind !== 'score') throw new Error('a follower tells scores')
    return told.score
  })
}

it('lets the visitors bat first, and only the side at bat score', () => {
  const scores = [1, 2, 3].flatMap((seed) => {
    const game = scoresOf(seed)
    expect(game[0]!.bases!.batting).toBe('away')
    return game.slice(1).map((score, i) => ({ score, before: game[i]! }))
  })
  const runs = scores.flatMap(({ score, before }) => {
    const scored = score.home > before.home ? 'home' : score.away > before.away ? 'away' : null
    return scored ? [{ scored, batting: score.bases!.batting }] : []
  })
  expect(new Set(runs.map(({ scored }) => scored))).toEqual(new Set(['home', 'away']))
  for (const { scored, batting } of runs) expect(batting).toBe(scored)
})
