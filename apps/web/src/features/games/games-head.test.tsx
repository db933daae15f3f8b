import type { LiveData } from '@fairline/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { provenance } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { GamesHead } from './games-head.tsx'

const today = '2026-07-15'
const game = (gameDate: string, state: 'upcoming' | 'live' | 'final') =>
  ({ gameDate, isLive: state === 'live', isCompleted: state === 'final' }) as LiveData['games'][number]

function headingOf(...games: LiveData['games']) {
  const summary = { total: 0, scheduled: 0, live: 0, completed: 0 }
  const data: LiveData = { games, summary, pacificTimeDate: today, provenance }
  const { unmount } = show(<GamesHead data={data} isFetching={false} onRefresh={() => undefined} />)
  const text = screen.getByRole('heading').textContent
  unmount()
  return text
}

it('counts the games that are listed: what is on or to come today, and tomorrow apart', () => {
  const ofToday = [game(today, 'upcoming'), game(today, 'live'), game('2026-07-14', 'live'), game(today, 'final')]
  expect(headingOf(...ofToday)).toContain('(3)')
  expect(headingOf(...ofToday, game('2026-07-16', 'upcoming'))).toContain('(3, and 1 tomorrow)')
  expect(headingOf(game(today, 'final'))).toContain('(0)')
})
