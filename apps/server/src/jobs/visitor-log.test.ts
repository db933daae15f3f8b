import type { BoardGame } from '@fairline/engine'
import { expect, it } from 'vitest'
import { boardOf, liveGame, upcomingGame } from '../../testing/board-of.ts'
import { pruneRows, type Revealed, readRows, rowKey, toRow } from './visitor-log.ts'

const pick = { key: 'g|moneyline', isPublished: true, text: 'Boston Red Sox to win', league: 'MLB' }
const DAY_MS = 86_400_000
/** 22:30 on July 14 in Los Angeles, the 15th in UTC. */
const at = Date.parse('2026-07-15T05:30:00Z')
const row: Revealed = { at, day: '2026-07-14', visitor: 'v', picks: [pick], games: { total: 3, live: 1, upcoming: 2 } }

it('logs a pair under its Pacific day with the games that were open: those that are over are none of them', () => {
  const over = liveGame('d', [], { result: { away: 1, home: 0 } as BoardGame['result'] })
  const board = boardOf(upcomingGame('a', []), upcomingGame('b', []), liveGame('c', []), over)
  expect(toRow('v', board, at, [pick])).toEqual(row)
})

it('logs nothing where the ball had no picks', () => expect(toRow('v', boardOf(), at, [])).toBe(null))

it('has one key for each visitor, day and pair', () => {
  const keys = [row, { ...row, visitor: 'w' }, { ...row, day: '2026-07-15' }, { ...row, picks: [pick, pick] }]
  expect(new Set(keys.map(rowKey)).size).toBe(4)
  expect(rowKey({ ...row, at: at + 1, games: { total: 0, live: 0, upcoming: 0 } })).toBe(rowKey(row))
})

it('keeps ninety days, and of them the newest five thousand', () => {
  const aged = (age: number) => ({ ...row, at: at - age })
  expect(pruneRows([aged(90 * DAY_MS + 1), aged(90 * DAY_MS), aged(0)], at)).toEqual([aged(90 * DAY_MS), aged(0)])
  const many = Array.from({ length: 5001 }, (_, i) => aged(5001 - i))
  expect(pruneRows(many, at)).toEqual(many.slice(1))
})

it('reads what it saved, takes picks of older versions for published, and says if a file is damaged', () => {
  expect(readRows(JSON.stringify([row]))).toEqual([row])
  const { isPublished: _, ...older } = pick
  expect(readRows(JSON.stringify([{ ...row, picks: [older] }]))).toEqual([row])
  expect(readRows('[{')).toBe(null)
  expect(readRows('[{"at":"now"}]')).toBe(null)
})
