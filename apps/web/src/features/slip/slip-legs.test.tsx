import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { noteServerTime } from '../../lib/app-clock.ts'
import { slip } from '../../lib/slip.ts'
import { type SlipLeg, SlipLegs } from './slip-legs.tsx'

afterEach(() => act(() => slip.set([])))

const leg: SlipLeg = {
  id: 'a',
  gameId: 'g',
  league: 'MLB',
  game: 'A @ B',
  pick: 'A -1.5',
  odds: 150,
  bookmaker: 'Bovada',
  winProbability: 42.25,
}
const open = (parlayBook: string | null, ...legs: Partial<SlipLeg>[]) =>
  show(<SlipLegs legs={legs.map((other, i) => ({ ...leg, id: `${i}`, ...other }))} parlayBook={parlayBook} canRemove />)

it('shows the price at the book of the parlay, and next to it that of the single', () => {
  open('Pinnacle', { parlayOdds: 140, expectedValue: 0.021, doubt: null })
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'A −1.5+140 at PinnacleMLB · A @ B · fair 42.3%As a single, +150 at Bovada: +2.1% EV',
  )
})

it('names a book and its price once where the same book pays most for the single', () => {
  open('Bovada', { parlayOdds: 150, expectedValue: -0.01, doubt: null })
  expect(screen.getByRole('listitem')).toHaveTextContent('A −1.5+150 at Bovada')
  expect(screen.getByRole('listitem')).toHaveTextContent('As a single: −1.0% EV')
})

it('shows the best price where the book of the parlay does not price a bet, and no EV of a bet without price', () => {
  open('Pinnacle', { parlayOdds: null })
  expect(screen.getByRole('listitem')).toHaveTextContent('A −1.5+150 at BovadaMLB')
  expect(screen.getByRole('listitem')).not.toHaveTextContent('single')
})

it('praises an EV only if it is positive and in no doubt', () => {
  open(
    null,
    { expectedValue: 0.03, doubt: null },
    { expectedValue: 0.2, doubt: 'Probable pricing error' },
    { expectedValue: 0, doubt: null },
  )
  expect(screen.getByText('+3.0% EV')).toHaveClass('text-value')
  expect(screen.getByText('+20.0% EV')).not.toHaveClass('text-value')
  expect(screen.getByText('0.0% EV')).not.toHaveClass('text-value')
})

it('removes the bet that is pressed, and keeps the others', () => {
  const [first, second] = [
    { ...leg, id: 'a', pick: 'A to win' },
    { ...leg, id: 'b', pick: 'Over 8.5' },
  ]
  slip.set([first, second])
  open(null, first, second)
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Over 8.5' }))
  expect(slip.get().map(({ id }) => id)).toEqual(['a'])
})

it('shows when the game starts and how old the price is, that of the parlay where its book prices it', () => {
  noteServerTime('2026-07-15T19:00:00.000Z')
  const seen = { gameTime: '2026-07-15T20:30:00.000Z', quotedAt: '2026-07-15T18:56:00.000Z' }
  open(
    'Pinnacle',
    { ...seen, parlayOdds: 140, parlayQuotedAt: '2026-07-15T18:49:00.000Z' },
    { ...seen, parlayOdds: null },
  )
  const [atParlay, atBest] = screen.getAllByRole('listitem')
  expect(atParlay).toHaveTextContent('+140 at Pinnacle · 11 minMLB · A @ B · Wed, Jul 15, 1:30 PM PT · fair 42.3%')
  expect(atBest).toHaveTextContent('+150 at Bovada · 4 min')
  noteServerTime(new Date().toISOString())
})
