import type { JudgedProp } from '../src/props/judge-props.ts'

/** A line of one book on a player whose past is not known, and who belongs to neither side; unless other values are given. */
export const aProp = (given: Pick<JudgedProp, 'player' | 'stat' | 'line'> & Partial<JudgedProp>): JudgedProp => ({
  side: null,
  books: 1,
  marketOver: 0.5,
  over: null,
  under: null,
  openings: [],
  expectedCount: null,
  prediction: null,
  last: [],
  games: 0,
  record: { over: 0, under: 0, games: 0 },
  move: null,
  ...given,
})
