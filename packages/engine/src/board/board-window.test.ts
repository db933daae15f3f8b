import type { Game, Result } from '@fairline/domain'
import { expect, it } from 'vitest'
import { aGame } from '../../testing/facts.ts'
import { onBoard } from './board-window.ts'

const HOUR = 3_600_000
const asOf = Date.parse('2026-07-15T09:00:00Z')
const ended = (hoursAgo: number) => ({
  gameId: 'g',
  winner: 'home' as const,
  home: 5,
  away: 3,
  observedAt: asOf - hoursAgo * HOUR,
})

it.each<[string, Partial<Game> & { result?: Result }, boolean]>([
  ['today’s, whenever it ended', { day: '2026-07-15', result: ended(20) }, true],
  ['tomorrow’s', { day: '2026-07-16' }, true],
  ['the day after’s', { day: '2026-07-17' }, false],
  ['yesterday’s that began eleven hours ago and is still on', { startsAt: asOf - 11 * HOUR }, true],
  ['yesterday’s that began twelve hours ago without a result', { startsAt: asOf - 12 * HOUR }, false],
  ['yesterday’s that ended five hours ago', { startsAt: asOf - 20 * HOUR, result: ended(5) }, true],
  ['yesterday’s that ended six hours ago', { startsAt: asOf - 9 * HOUR, result: ended(6) }, false],
  ['yesterday’s of no known start', { startsAt: null }, false],
])('holds or drops a game: %s', (_, { result = null, ...over }, isHeld) => {
  const game = aGame({ day: '2026-07-14', startsAt: asOf - HOUR, ...over })
  expect(onBoard({ game, result }, '2026-07-15', asOf)).toBe(isHeld)
})
