import type { Pass } from '@fairline/domain'
import { expect, it } from 'vitest'
import { aGame, aPick } from '../../testing/facts.ts'
import { MODEL_VERSION } from '../forecast/league-models.ts'
import { type DecidedGame, settlementEntry, slateEntries, slateEntry } from './entries-of.ts'

const labels = { league: 'mlb', day: '2019-06-15', revision: 1, origin: 'live', madeAt: 1000 } as const
const pass = (gameId: string, reason: Pass['reason']): Pass => ({ gameId, reason, best: null })
const decided = (id: string, decisions: readonly DecidedGame['decision'][]): DecidedGame => ({
  game: aGame({ id }),
  decision: decisions[0] as DecidedGame['decision'],
  lineDecisions: decisions.slice(1),
})

const day: readonly DecidedGame[] = [
  decided('a', [pass('a', 'no-price'), aPick({ id: 'a' }).pick, pass('a', 'value-below-bar')]),
  decided('b', [aPick({ id: 'b' }).pick, pass('b', 'value-below-bar')]),
]

it('counts a day: its games, its picks of every market, and its passes by their reason', () => {
  expect(slateEntry(day, labels)).toEqual({
    kind: 'slate',
    ...labels,
    games: 2,
    picks: 2,
    passes: { 'no-price': 1, 'value-below-bar': 2 },
    modelVersion: MODEL_VERSION,
  })
})

it('tells of the day first and of each pick after it, with its own game', () => {
  const [slate, ...picks] = slateEntries(day, labels)
  expect(slate).toEqual(slateEntry(day, labels))
  expect(picks.map(({ kind, origin, game }) => [kind, origin, game.id])).toEqual([
    ['pick', 'live', 'a'],
    ['pick', 'live', 'b'],
  ])
  expect(picks[0]?.pick).toBe(day[0]?.lineDecisions[0])
})

it('settles a pick on a winner without a score where only one side of it is known', () => {
  const picked = aPick()
  const scoreOf = (home: number | null, away: number | null) =>
    settlementEntry(picked, {
      result: { gameId: picked.game.id, winner: 'home', home, away, observedAt: 2000 },
      close: null,
      closedLines: { spread: null, total: null },
      closingQuotes: [],
    })?.score
  expect([scoreOf(5, 3), scoreOf(0, 0), scoreOf(5, null), scoreOf(null, 3)]).toEqual([
    { home: 5, away: 3 },
    { home: 0, away: 0 },
    null,
    null,
  ])
})
