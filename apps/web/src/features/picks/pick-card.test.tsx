import type { ParlayPicks } from '@fairline/contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aPublishedBet } from '../../../testing/picks.ts'
import { show } from '../../../testing/show.tsx'
import { noteServerTime } from '../../lib/app-clock.ts'
import { slip } from '../../lib/slip.ts'
import { PickCard } from './pick-card.tsx'

type Shown = NonNullable<ParlayPicks['picks']['pick1']>

const pick: Shown = {
  id: 'g1|moneyline||home',
  gameId: 'g1',
  league: 'MLB',
  matchup: 'New York Yankees @ Boston Red Sox',
  gameTime: '2026-07-15T23:05:00.000Z',
  marketType: 'moneyline',
  pick: 'Boston Red Sox to win (moneyline)',
  book: 'Pinnacle (simulated)',
  odds: -118,
  confidence: 76,
  winProbability: 54.6,
  expectedValue: 0.009,
  kelly: 0.08,
  grade: 'B',
  recommendation: 'bet',
  published: null,
  goodDownTo: -120,
  quotedAt: '2026-07-15T20:49:00.000Z',
  isRecorded: null,
  why: 'our rating alone',
  reasoning: [],
  analysis: null,
}
const draw = (other: Partial<Shown> = {}) => show(<PickCard title="Pick 1" pick={{ ...pick, ...other }} />)

beforeEach(() => noteServerTime('2026-07-15T20:54:30.000Z'))
afterEach(() => {
  noteServerTime(new Date().toISOString())
  act(() => slip.set([]))
})

describe('a pick of the ball', () => {
  it('shows the book, the age of its price, the start with a countdown, and the stake', () => {
    draw()
    expect(screen.getByText('−118')).toBeInTheDocument()
    expect(screen.getByText('Pinnacle (simulated) · 5 min')).toBeInTheDocument()
    expect(screen.getByText(/^Wed, Jul 15, 4:05 PM PT · starts in 2 h 10 min$/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Suggested stake 2.00%' })).toBeInTheDocument()
    expect(screen.getByText('Playable to −120')).toBeInTheDocument()
  })

  it('says one verdict word', () => {
    draw()
    expect(screen.getAllByText(/^(bet|lean|pass)$/i).map(({ textContent }) => textContent)).toEqual(['Bet'])
  })

  it('goes on the slip at its book and price', () => {
    draw()
    fireEvent.click(screen.getByRole('button', { name: 'Add to slip: Boston Red Sox to win (moneyline)' }))
    const { id, gameId, league, matchup: game, pick: name, odds, book: bookmaker, winProbability } = pick
    expect(slip.get()).toEqual([{ id, gameId, league, game, pick: name, odds, bookmaker, winProbability }])
  })

  it('says what was published of it, when, and what the bet is now', () => {
    draw({ published: aPublishedBet() })
    expect(
      screen.getByText(
        'Published −124 at Bovada (simulated), Wed, Jul 15, 12:03 PM PT, +3.0% EV, 72% to beat the closing line, grade B · Still recommended',
      ),
    ).toBeInTheDocument()
  })

  it('says nothing of the kind of a bet that was not published', () => {
    draw()
    expect(screen.queryByText(/^Published/)).toBeNull()
  })
})
