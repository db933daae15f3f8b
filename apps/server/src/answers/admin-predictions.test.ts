import { expect, it } from 'vitest'
import { adminPredictionsOf } from './admin-predictions.ts'

const leg = (key: string) => ({ key, isPublished: true, text: `${key} to win`, league: 'MLB' })
const row = { at: 0, day: '2026-07-15', visitor: 'v', games: { total: 2, live: 0, upcoming: 2 } }
const outcomeOf = (...outcomes: readonly (number | null)[]) =>
  adminPredictionsOf(
    [{ ...row, picks: outcomes.map((_, i) => leg(String(i))) }],
    (key) => outcomes[Number(key)] ?? null,
    0,
  ).recentPredictions[0]?.parlayOutcome

it('calls a pair won only if both picks won: a pushed pick leaves a smaller bet', () => {
  expect(outcomeOf(1, 1)).toBe('win')
  expect(outcomeOf(1, 0)).toBe('other')
  expect(outcomeOf(0, 0)).toBe('other')
})

it('calls a pair lost as soon as one pick lost, and open while none did and one is open', () => {
  expect(outcomeOf(-1, null)).toBe('loss')
  expect(outcomeOf(1, null)).toBe('pending')
})

it('calls a pair other whose bet was not published, unless the other bet lost: nothing settles it', () => {
  const outcomeWith = (outcome: number | null) =>
    adminPredictionsOf(
      [{ ...row, picks: [leg('0'), { ...leg('1'), isPublished: false }] }],
      (key) => (key === '0' ? outcome : 1),
      0,
    ).recentPredictions[0]?.parlayOutcome
  expect([outcomeWith(1), outcomeWith(null), outcomeWith(-1)]).toEqual(['other', 'other', 'loss'])
})

it('lists the newest fifty pairs, newest first, and counts all of them: those of the Pacific day, and each visitor once', () => {
  const revealed = Array.from({ length: 60 }, (_, i) => ({
    ...row,
    at: i,
    day: i < 58 ? '2026-07-13' : '2026-07-14',
    visitor: `v${i % 7}`,
    picks: [leg(String(i)), { ...leg('b'), league: 'NHL' }],
  }))
  // 22:30 on July 14 in Los Angeles, the 15th in UTC.
  const said = adminPredictionsOf(revealed, () => null, Date.parse('2026-07-15T05:30:00Z'))
  expect(said.analytics).toEqual({
    totalPredictions: 60,
    todayPredictions: 2,
    uniqueUsers: 7,
    leagueBreakdown: { MLB: 60, NHL: 60 },
  })
  expect(said.recentPredictions.map(({ pick1Text }) => pick1Text)).toEqual(
    Array.from({ length: 50 }, (_, i) => `${59 - i} to win`),
  )
  expect(said.recentPredictions[0]).toMatchObject({ pick2League: 'NHL', totalGamesAvailable: 2, upcomingGamesCount: 2 })
})
