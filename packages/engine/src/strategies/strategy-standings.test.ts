import { expect, it } from 'vitest'
import { RECENT } from './strategy-records.ts'
import { strategyStandings } from './strategy-standings.ts'

/** A league whose strategies won or lost one unit on each of these moments. */
const session = (moments: readonly number[], profit: number, games = moments.length) => ({
  graded: () => moments.map((at) => ({ at, profit, stake: 1, closing: null })),
  lately: () => [],
  games: () => games,
})

it('pools the last five hundred proposals of all leagues by when they were decided', () => {
  const early = session(
    Array.from({ length: 300 }, (_, i) => i),
    -1,
  )
  const late = session(
    Array.from({ length: RECENT - 100 }, (_, i) => 1000 + i),
    1,
  )
  const { records } = strategyStandings().of([late, early])
  expect(records[0]).toMatchObject({ proposals: RECENT, won: RECENT - 100 })
  expect(records[0]!.roi!.mean).toBeCloseTo((RECENT - 200) / RECENT, 12)
})

it('says the same until a game ends, or what was learnt elsewhere is taken over', () => {
  const standings = strategyStandings()
  const first = standings.of([session([1], 1)])
  expect(standings.of([session([1, 2], 1, 1)])).toBe(first)
  expect(standings.of([session([1, 2], 1)]).records[0]!.proposals).toBe(2)
  standings.forget()
  expect(standings.of([session([1], 1, 2)]).records[0]!.proposals).toBe(1)
})
