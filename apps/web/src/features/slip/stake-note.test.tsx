import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { Toasts } from '../../components/toasts.tsx'
import { spent } from '../../lib/spent.ts'
import { settings } from '../../lib/use-settings.ts'
import { StakeNote } from './stake-note.tsx'

afterEach(() =>
  act(() => {
    settings.change({ budget: null })
    spent.set({ day: '', sum: 0 })
  }),
)

const log = () => {
  show(
    <Toasts>
      <StakeNote best={null} />
    </Toasts>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Log a $10 bet' }))
}

it('confirms that a bet was logged and where to see it, without a limit, too', () => {
  log()
  expect(screen.getByText('$10 logged today.')).toBeInTheDocument()
  expect(screen.getByText('Logged a $10 bet. Your slip shows the total for today: $10.')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Log a $10 bet' }))
  expect(screen.getByText('$20 logged today.')).toBeInTheDocument()
  expect(screen.getByText('Logged a $10 bet. Your slip shows the total for today: $20.')).toBeInTheDocument()
})

it('warns before the next bet would exceed the daily limit', () => {
  act(() => settings.change({ budget: 15 }))
  log()
  expect(screen.getByText('⚠ Over your limit: $10 of $15 logged today.')).toBeInTheDocument()
})
