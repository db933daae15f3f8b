import { expect, it } from 'vitest'
import { keptLines } from './kept-lines.ts'

it('says of kept lines what the closing lines said, and of no others anything', () => {
  const closed = { spread: null, total: (_: string, line: number) => ({ chance: 1 / line, decided: 1 }) }
  const kept = keptLines(closed, [
    { kind: 'total', line: 8 },
    { kind: 'spread', line: 1.5 },
  ])
  expect(kept.spread).toBeNull()
  expect(kept.total!('total', 8)).toEqual({ chance: 1 / 8, decided: 1 })
  expect(() => kept.total!('total', 9)).toThrow('how the total 9 closed was not kept')
})
