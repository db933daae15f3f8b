import type { PastDay } from '@fairline/contract'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { DaySheet } from './day-sheet.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const none = (day: string): PastDay => ({ day, today: '2026-07-15', games: [], live: [], backfill: [] })
const open = (of: string) => show(<DaySheet of={of} onClose={() => undefined} />)

it('says of a day to come that it has not come, and of an empty past one that nobody was there', async () => {
  serve({ '/api/days/2026-07-30': none('2026-07-30'), '/api/days/2026-07-01': none('2026-07-01') })
  const { unmount } = open('2026-07-30')
  expect(await screen.findByText('It has not come yet.')).toBeInTheDocument()
  unmount()
  open('2026-07-01')
  expect(await screen.findByText('Fairline was not running then.')).toBeInTheDocument()
})

it('shows yesterday where the address names no day of the calendar', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-07-15T19:00:00Z') })
  const asked = serve({ '/api/days/2026-07-14': none('2026-07-14') })
  open('2026-13-99')
  expect(await screen.findByText('No picks are known of this day')).toBeInTheDocument()
  expect(screen.getByText('Tuesday, July 14, 2026')).toBeInTheDocument()
  expect(asked.mock.calls.map(([path]) => path)).toEqual(['/api/days/2026-07-14'])
})
