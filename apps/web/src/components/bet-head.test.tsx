import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anAdvancedPick, aPublishedBet } from '../../testing/picks.ts'
import { settings } from '../lib/use-settings.ts'
import { BetHead } from './bet-head.tsx'
import { ExplainProvider } from './explain.tsx'
import { StaleLine } from './stale-line.tsx'

it.each([
  [false, 1],
  [true, 0],
  [null, 0],
])('says of a bet whose recording is %s that it is not recorded yet, %i times', (isRecorded, times) => {
  render(
    <ExplainProvider>
      <BetHead bet={{ ...anAdvancedPick(), isRecorded }} />
    </ExplainProvider>,
  )
  expect(screen.queryAllByText('Not yet recorded')).toHaveLength(times)
})

it('names the start of a game to come, and the score, away side first, and the clock of one that is on', () => {
  const draw = (other: object) =>
    render(
      <ExplainProvider>
        <BetHead bet={{ ...anAdvancedPick(), gameTime: '2026-07-14T23:10:00Z', ...other }} />
      </ExplainProvider>,
    )
  const { unmount } = draw({ score: null })
  expect(screen.getByText('Jul 14, 4:10 PM PT', { exact: false })).toBeInTheDocument()
  unmount()
  draw({ score: { away: 5, home: 0, clock: 'Top 7th' } })
  expect(screen.getByText('In play: 5–0, Top 7th')).toBeInTheDocument()
  expect(screen.queryByText('Jul 14', { exact: false })).toBeNull()
})

it('ends the reason why something is stale with one period', () => {
  render(<StaleLine why="Too many requests. Wait a few seconds." />)
  expect(screen.getByRole('status')).toHaveTextContent('Not updating: Too many requests. Wait a few seconds. Showing')
})

it('writes the last +EV price in the visitor’s format, and says if the probability is carried over from another line', () => {
  const draw = (other: object) =>
    render(
      <ExplainProvider>
        <BetHead bet={{ ...anAdvancedPick(), ...other }} />
      </ExplainProvider>,
    )
  act(() => settings.change({ odds: 'decimal' }))
  const { unmount } = draw({ goodDownTo: 104, carriedOverFrom: 21.5 })
  expect(screen.getByText('Playable to 2.04')).toBeInTheDocument()
  expect(screen.getByText('Probability rests on the odds of 21.5, too')).toBeInTheDocument()
  unmount()
  act(() => settings.change({ odds: 'american' }))
  draw({ goodDownTo: null, carriedOverFrom: null })
  expect(screen.queryByText(/Playable|carried over/)).toBeNull()
})

it('says what was published of a bet and when, and nothing of a bet that was not', () => {
  const draw = (published: ReturnType<typeof aPublishedBet> | null) =>
    render(
      <ExplainProvider>
        <BetHead bet={{ ...anAdvancedPick(), published }} />
      </ExplainProvider>,
    )
  const { unmount } = draw(aPublishedBet({ status: 'price-gone' }))
  expect(
    screen.getByText(
      'Published −124 at Bovada (simulated), Wed, Jul 15, 12:03 PM PT, +3.0% EV, 72% to beat the closing line, grade B · Price gone',
    ),
  ).toBeInTheDocument()
  unmount()
  draw(null)
  expect(screen.queryByText(/Published/)).toBeNull()
})
